type Handler = (() => void) | null;

/** What IndexedDB does of a request: `answer` decides when. */
class FakeRequest {
  result: unknown;
  error: unknown = null;
  onsuccess: Handler = null;
  onerror: Handler = null;
  onupgradeneeded: Handler = null;
}

class FakeTransaction {
  error: unknown = null;
  oncomplete: Handler = null;
  onabort: Handler = null;
  isCommitting = false;
  private hasEnded = false;
  private work: (() => void)[] = [];

  constructor(
    private readonly values: Map<string, unknown>,
    answer: (then: () => void) => void,
  ) {
    answer(() => {
      if (this.hasEnded) return;
      this.hasEnded = true;
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
 * next `losses` of them are closed by the browser. */
export function fakeIndexedDb(values = new Map<string, unknown>()) {
  const state = { delay: 0, opens: 0, closes: 0, writes: 0, losses: 0, values };
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
        return new FakeTransaction(values, answer);
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
      request.onsuccess?.();
    });
    return request;
  };
  return { state, factory: { open } as unknown as IDBFactory };
}
