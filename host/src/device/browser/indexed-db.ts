/** Values by key: an IndexedDB store below, or an instance of localforage. */
export type KeyValues = {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
  removeItem(key: string): Promise<void>;
  keys(): Promise<string[]>;
};

/** The connection was closed before the work was done. Nothing was written. */
class ClosedError extends Error {
  override name = 'ClosedError';
}

/** A database that the browser closes more often refuses. */
const MAX_LOST = 3;

type Connection = {
  database: Promise<IDBDatabase>;
  /** Rejects with ClosedError once the connection is closed. */
  closed: Promise<never>;
  close(): void;
  transactions: Set<IDBTransaction>;
};

/**
 * The store that localforage keeps in IndexedDB, without localforage: that library cannot close its connection. WebKit locks a
 * database for all later pages if a page is left for its Back button with a transaction that has not ended.
 * `reopen` ends whatever has not been answered, and asks for it again over a new connection.
 */
export function indexedDbStore(name: string, storeName: string): KeyValues & { reopen(): void } {
  let open: Connection | null = null;
  /** Resolves when the page is shown again; null while it is shown. */
  let hidden: Promise<void> | null = null;

  const connection = async (): Promise<Connection> => {
    while (hidden) await hidden;
    open ??= connect(name, storeName, (closed) => {
      if (open === closed) open = null;
    });
    return open;
  };

  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
    for (let lost = 0; ; ) {
      const used = await connection();
      try {
        const database = await Promise.race([used.database, used.closed]);
        return await inTransaction(database, used.transactions, storeName, mode, work);
      } catch (error) {
        if (error instanceof ClosedError) continue;
        // the browser has closed it, as when the reader clears the site's data
        const isLost = error instanceof DOMException && error.name === 'InvalidStateError';
        if (!isLost || lost === MAX_LOST) throw error;
        lost += 1;
        used.close();
      }
    }
  };

  addEventListener('pagehide', () => {
    hidden ??= new Promise((resolve) => {
      addEventListener(
        'pageshow',
        () => {
          hidden = null;
          resolve();
        },
        { once: true },
      );
    });
    open?.close();
  });

  return {
    getItem: async (key) => (await run('readonly', (store) => store.get(key))) ?? null,
    setItem: (key, value) => run('readwrite', (store) => store.put(value, key)),
    removeItem: (key) => run('readwrite', (store) => store.delete(key)),
    keys: async () => (await run('readonly', (store) => store.getAllKeys())).map(String),
    reopen: () => open?.close(),
  };
}

function connect(name: string, storeName: string, onClosed: (closed: Connection) => void): Connection {
  let reject: (error: ClosedError) => void = () => {};
  const closed = new Promise<never>((_resolve, rejectClosed) => {
    reject = rejectClosed;
  });
  // heard of by whoever waits for the database
  closed.catch(() => {});
  const made: Connection = {
    database: openDatabase(name, storeName),
    closed,
    transactions: new Set(),
    close() {
      onClosed(made);
      for (const transaction of made.transactions) abort(transaction);
      reject(new ClosedError('The connection was closed'));
      void made.database.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
  made.database.then(
    (database) => {
      database.onclose = database.onversionchange = () => made.close();
    },
    () => onClosed(made),
  );
  return made;
}

/** A transaction that is being committed stays: its value has been handed over. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has ended, or is ending
  }
}

/** The database in the version that it has, with the store. */
async function openDatabase(name: string, storeName: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    let upgrade: IDBTransaction | null = null;
    request.onupgradeneeded = () => {
      upgrade = request.transaction;
      if (!request.result.objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName);
    };
    request.onsuccess = () => resolve(request.result);
    // of an upgrade that was aborted, only the transaction says why: a full disk, for example
    request.onerror = () => reject(upgrade?.error ?? request.error);
  });
  if (database.objectStoreNames.contains(storeName)) return database;
  database.close();
  return await openDatabase(name, storeName, database.version + 1);
}

/** Resolves once the transaction has ended with success: only then is a value on the device. */
async function inTransaction<T>(
  database: IDBDatabase,
  open: Set<IDBTransaction>,
  storeName: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = database.transaction(storeName, mode);
  return new Promise((resolve, reject) => {
    open.add(transaction);
    let result: IDBRequest<T>;
    transaction.oncomplete = () => {
      open.delete(transaction);
      resolve(result.result);
    };
    transaction.onabort = () => {
      open.delete(transaction);
      // null if this page has ended it
      reject(transaction.error ?? new ClosedError('The transaction was ended'));
    };
    try {
      result = work(transaction.objectStore(storeName));
      // the browser then needs no more of this page to end it
      if (mode === 'readwrite') transaction.commit?.();
    } catch (error) {
      reject(error);
      abort(transaction);
    }
  });
}
