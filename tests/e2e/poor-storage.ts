/** like a browser whose reader has blocked site data */
function denied(): void {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(window, 'indexedDB', { get: denied });
  Object.defineProperty(window, 'localStorage', { get: denied });
}

function full(): void {
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = full;
  Storage.prototype.setItem = full;
}

/** no database opens until `answers` is set in the page */
function slow(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    if (Reflect.get(window, 'answers')) return request;
    for (const kind of ['success', 'error', 'upgradeneeded', 'blocked'])
      request.addEventListener(kind, (event) => {
        event.stopImmediatePropagation();
        if (kind === 'upgradeneeded') request.transaction?.abort();
        if (kind === 'success') request.result.close();
      });
    return request;
  };
}

/** the browser cannot read the database, which may have the reader's lists */
function unreadable(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    const error = new DOMException('Internal error opening backing store.', 'UnknownError');
    for (const kind of ['success', 'error', 'upgradeneeded'])
      request.addEventListener(kind, (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        if (kind === 'upgradeneeded') return request.transaction?.abort();
        if (kind === 'success') request.result.close();
        Object.defineProperty(request, 'error', { get: () => error });
        request.dispatchEvent(new Event('error', { cancelable: true }));
      });
    return request;
  };
}

/** a browser without IndexedDB, and all values in localStorage are damaged */
function corrupt(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
  for (const key of [
    '_courtName',
    '_courtDescription',
    '_colorTheme',
    '_judgeId',
    'readerSettings',
    'changesSeen',
  ])
    localStorage.setItem(`localforage/${key}`, '{"half":');
  localStorage.setItem('_colorTheme', '{"half":');
  localStorage.setItem('mirror:readerSettings', '{"half":');
}

/** Faults of a device's storage. Each function runs in the page before the page's own scripts. */
export const POOR_STORAGE = { denied, full, slow, unreadable, corrupt };

export type PoorStorage = keyof typeof POOR_STORAGE;
