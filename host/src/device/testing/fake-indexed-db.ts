import { vi } from 'vitest';

/** A fake request of IndexedDB. */
class FakeRequest extends EventTarget {
  result: unknown;
  error: unknown = null;
  transaction: FakeTransaction | null = null;
}

/** The step at which a database fails: opening, the upgrade, a commit, or a write that throws at once. */
export type FakeFault = 'open' | 'upgrade' | 'commit' | 'put';

class FakeTransaction extends EventTarget {
  error: unknown = null;
  objectStoreNames = [''];
  isCommitting = false;
  private hasEnded = false;
  private work: (() => void)[] = [];

  constructor(
    private readonly values: Map<string, unknown>,
    private readonly fault: { at: FakeFault; error: unknown } | null,
    answer: (then: () => void) => void,
  ) {
    super();
    answer(() => {
      if (this.hasEnded) return;
      this.hasEnded = true;
      for (const each of this.work) each();
      if (fault?.at === 'commit' && this.isCommitting) this.fail(fault.error);
      else this.dispatchEvent(new Event('complete'));
    });
  }

  fail(error: unknown) {
    this.error = error;
    this.dispatchEvent(new Event('abort'));
  }

  objectStore() {
    const request = (work: () => unknown) => {
      const made = new FakeRequest();
      this.work.push(() => {
        made.result = work();
        made.dispatchEvent(new Event('success'));
      });
      return made;
    };
    return Object.assign(new FakeStore(), {
      getAll: (key: string) =>
        request(() => (this.values.has(key) ? [structuredClone(this.values.get(key))] : [])),
      put: (value: unknown, key: string) => {
        if (this.fault?.at === 'put') throw this.fault.error;
        const copy = structuredClone(value);
        return request(() => void this.values.set(key, copy));
      },
      delete: (key: string) => request(() => void this.values.delete(key)),
      getAllKeys: () => request(() => [...this.values.keys()]),
    });
  }

  commit() {
    this.isCommitting = true;
  }

  abort() {
    if (this.hasEnded || this.isCommitting) throw new DOMException('it has ended', 'InvalidStateError');
    this.hasEnded = true;
    queueMicrotask(() => this.fail(null));
  }
}

class FakeStore {}

class FakeCursor {
  advance() {}
  continue() {}
  continuePrimaryKey() {}
}

class FakeDatabase extends EventTarget {
  version = 1;
  objectStoreNames = { contains: () => true };
  private isClosed = false;

  constructor(
    private readonly begin: (mode: string) => FakeTransaction | null,
    private readonly closed: () => void,
  ) {
    super();
  }

  transaction(_store: string, mode: string) {
    const begun = this.isClosed ? null : this.begin(mode);
    if (begun) return begun;
    this.isClosed = true;
    throw new DOMException('closed', 'InvalidStateError');
  }

  close() {
    if (!this.isClosed) this.closed();
    this.isClosed = true;
  }
}

/** The classes by which `idb` recognizes IndexedDB's objects. */
const CLASSES = {
  IDBRequest: FakeRequest,
  IDBDatabase: FakeDatabase,
  IDBTransaction: FakeTransaction,
  IDBObjectStore: FakeStore,
  IDBIndex: class {},
  IDBCursor: FakeCursor,
};

/**
 * Stubs IndexedDB with a database that answers each request after `delay` ms. It never answers if `delay` is
 * Infinity. `opens` counts connections. The browser closes the next `losses` of them. `fault`: the step that fails,
 * and its error.
 */
export function stubIndexedDb() {
  const values = new Map<string, unknown>();
  const state = {
    delay: 0,
    opens: 0,
    closes: 0,
    writes: 0,
    losses: 0,
    values,
    fault: null as { at: FakeFault; error: unknown } | null,
  };
  const answer = (then: () => void) => {
    if (state.delay !== Infinity) setTimeout(then, state.delay);
  };
  const database = () =>
    new FakeDatabase(
      (mode) => {
        if (state.losses > 0) {
          state.losses -= 1;
          return null;
        }
        if (mode === 'readwrite') state.writes += 1;
        return new FakeTransaction(values, state.fault, answer);
      },
      () => {
        state.closes += 1;
      },
    );
  const open = () => {
    const request = new FakeRequest();
    state.opens += 1;
    answer(() => {
      request.result = database();
      const { fault } = state;
      if (fault?.at === 'upgrade') {
        const upgrade = new FakeTransaction(values, null, () => {});
        request.transaction = upgrade;
        request.dispatchEvent(new Event('upgradeneeded'));
        upgrade.fail(fault.error);
        request.error = new DOMException('The upgrade was aborted', 'AbortError');
      } else if (fault?.at === 'open') request.error = fault.error;
      request.dispatchEvent(new Event(request.error ? 'error' : 'success'));
    });
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  for (const [name, fake] of Object.entries(CLASSES)) vi.stubGlobal(name, fake);
  return { state };
}
