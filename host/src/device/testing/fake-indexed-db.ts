type Handler = (() => void) | null;

/** A request of IndexedDB. `answer` decides when it succeeds. */
class FakeRequest {
  result: unknown;
  error: unknown = null;
  onsuccess: Handler = null;
  onerror: Handler = null;
  onupgradeneeded: Handler = null;
  transaction: { error: unknown } | null = null;
}

/** The step at which a database fails: opening, the upgrade, a commit, or a write that throws at once. */
export type FakeFault = 'open' | 'upgrade' | 'commit' | 'put';

class FakeTransaction {
  error: unknown = null;
  oncomplete: Handler = null;
  onabort: Handler = null;
  isCommitting = false;
  private hasEnded = false;
  private work: (() => void)[] = [];

  constructor(
    private readonly values: Map<string, unknown>,
    private readonly fault: { at: FakeFault; error: unknown } | null,
    answer: (then: () => void) => void,
  ) {
    answer(() => {
      if (this.hasEnded) return;
      this.hasEnded = true;
      if (fault?.at === 'commit' && this.isCommitting) {
        this.error = fault.error;
        this.onabort?.();
        return;
      }
      for (const each of this.work) each();
      this.oncomplete?.();
    });
  }

  objectStore() {
    const request = (work: () => unknown) => {
      const made = new FakeRequest();
      this.work.push(() => {
        made.result = work();
      });
      return made;
    };
    return {
      get: (key: string) => request(() => structuredClone(this.values.get(key))),
      put: (value: unknown, key: string) => {
        if (this.fault?.at === 'put') throw this.fault.error;
        const copy = structuredClone(value);
        return request(() => void this.values.set(key, copy));
      },
      delete: (key: string) => request(() => void this.values.delete(key)),
      getAllKeys: () => request(() => [...this.values.keys()]),
    };
  }

  commit() {
    this.isCommitting = true;
  }

  abort() {
    if (this.hasEnded || this.isCommitting) throw new DOMException('it has ended', 'InvalidStateError');
    this.hasEnded = true;
    queueMicrotask(() => this.onabort?.());
  }
}

/**
 * A database that answers each request after `delay` ms, or never while that is Infinity. `opens` counts connections, and the
 * next `losses` of them are closed by the browser. `fault` is where it fails, and with which error. */
export function fakeIndexedDb(values = new Map<string, unknown>()) {
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
  const database = () => {
    let isClosed = false;
    return {
      version: 1,
      objectStoreNames: { contains: () => true },
      onclose: null,
      onversionchange: null,
      transaction(_store: string, mode: string) {
        if (state.losses > 0) {
          state.losses -= 1;
          isClosed = true;
        }
        if (isClosed) throw new DOMException('closed', 'InvalidStateError');
        if (mode === 'readwrite') state.writes += 1;
        return new FakeTransaction(values, state.fault, answer);
      },
      close() {
        if (!isClosed) state.closes += 1;
        isClosed = true;
      },
    };
  };
  const open = () => {
    const request = new FakeRequest();
    state.opens += 1;
    answer(() => {
      request.result = database();
      const { fault } = state;
      if (fault?.at === 'upgrade') {
        const upgrade = { error: null as unknown };
        request.transaction = upgrade;
        request.onupgradeneeded?.();
        upgrade.error = fault.error;
        request.transaction = null;
        request.error = new DOMException('The upgrade was aborted', 'AbortError');
        return request.onerror?.();
      }
      if (fault?.at === 'open') {
        request.error = fault.error;
        return request.onerror?.();
      }
      request.onsuccess?.();
    });
    return request;
  };
  return { state, factory: { open } as unknown as IDBFactory };
}
