import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';

/** Values by key: an IndexedDB store of this file, or an instance of localforage. */
export type KeyValues = {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

type Mode = 'readonly' | 'readwrite';
type Work<M extends Mode, T> = (store: IDBPObjectStore<unknown, [string], string, M>) => Promise<T>;

/** Maximum number of lost connections in one request before it rejects. */
const MAX_LOST = 3;

/** `closed` is aborted by `close`, which also aborts every transaction that is not being committed. */
type Connection = {
  database: Promise<IDBPDatabase>;
  transactions: Set<Pick<IDBPTransaction, 'abort'>>;
  closed: AbortSignal;
  close(): void;
};

/**
 * Accesses localforage's IndexedDB store without localforage, which cannot close its connection. WebKit locks a
 * database for all later pages if a page enters the back/forward cache with an open transaction. `reopen` aborts
 * unanswered requests and repeats them over a new connection.
 */
export function indexedDbStore(name: string, storeName: string): KeyValues & { reopen(): void } {
  let open: Connection | null = null;
  let shown = Promise.resolve();

  const run = async <M extends Mode, T>(mode: M, work: Work<M, T>): Promise<T> => {
    for (let lost = 0; ; ) {
      await shown;
      if (!open || open.closed.aborted) open = connect(name, storeName);
      const used = open;
      try {
        return await inTransaction(await used.database, used.transactions, storeName, mode, work);
      } catch (error) {
        if (used.closed.aborted) continue;
        used.close();
        // The browser has closed it, for example because the reader cleared the site's data.
        const isLost = error instanceof DOMException && error.name === 'InvalidStateError';
        if (!isLost || lost === MAX_LOST) throw error;
        lost += 1;
      }
    }
  };

  addEventListener('pagehide', () => {
    shown = new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));
    open?.close();
  });

  return {
    // getAll with a limit of 1, because idb's `get` throws in a browser event if the value is NaN
    getItem: async (key) => (await run('readonly', (store) => store.getAll(key, 1)))[0] ?? null,
    setItem: (key, value) => run('readwrite', (store) => store.put(value, key)),
    removeItem: (key) => run('readwrite', (store) => store.delete(key)),
    keys: async () => (await run('readonly', (store) => store.getAllKeys())).map(String),
    reopen: () => open?.close(),
  };
}

function connect(name: string, storeName: string): Connection {
  const closing = new AbortController();
  const transactions: Connection['transactions'] = new Set();
  const close = () => {
    closing.abort();
    for (const transaction of transactions) abort(transaction);
    void opening.then(
      (database) => database.close(),
      () => {},
    );
  };
  const opening = openDatabase(name, storeName, close);
  const closed = new Promise<never>((_, reject) => {
    closing.signal.addEventListener('abort', () => reject(closing.signal.reason));
  });
  return { database: Promise.race([opening, closed]), transactions, closed: closing.signal, close };
}

/** A transaction that is being committed cannot be aborted. Its value is already with the browser. */
function abort(transaction: Pick<IDBPTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // it has ended, or is ending
  }
}

/** Opens the database in its current version and creates the store if it is missing. */
async function openDatabase(
  name: string,
  storeName: string,
  close: () => void,
  version?: number,
): Promise<IDBPDatabase> {
  let refusal: unknown;
  const database = await openDB(name, version, {
    upgrade(upgraded, _from, _to, transaction) {
      // If an upgrade is aborted, only the transaction has the reason, for example a full disk.
      transaction.done.catch((error: unknown) => {
        refusal = error;
      });
      if (!upgraded.objectStoreNames.contains(storeName)) upgraded.createObjectStore(storeName);
    },
    blocking: close,
    terminated: close,
  }).catch((error: unknown) => {
    throw refusal ?? error;
  });
  if (database.objectStoreNames.contains(storeName)) return database;
  database.close();
  return await openDatabase(name, storeName, close, database.version + 1);
}

/** Resolves when the transaction has completed. Only then is a value on the device. */
async function inTransaction<M extends Mode, T>(
  database: IDBPDatabase,
  open: Connection['transactions'],
  storeName: string,
  mode: M,
  work: Work<M, T>,
): Promise<T> {
  const transaction = database.transaction<string, M>(storeName, mode);
  open.add(transaction);
  try {
    const result = work(transaction.store);
    // After that the browser needs nothing more from this page to complete it.
    if (mode === 'readwrite') transaction.commit?.();
    const [value] = await Promise.all([result, transaction.done]);
    return value;
  } finally {
    open.delete(transaction);
  }
}
