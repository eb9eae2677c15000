/** as browsers do where the reader has blocked site data */
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

function slow(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
}

/** the database is damaged, and so is all that lies in localStorage */
function corrupt(): void {
  IDBFactory.prototype.open = () => {
    const request = new EventTarget() as IDBOpenDBRequest;
    const error = new DOMException('Internal error opening backing store.', 'UnknownError');
    Object.defineProperty(request, 'error', { get: () => error });
    setTimeout(() => request.onerror?.(new Event('error', { cancelable: true })));
    return request;
  };
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

/** Ways in which a device refuses to remember; each runs in the page before its own scripts. */
export const POOR_STORAGE = { denied, full, slow, corrupt };

export type PoorStorage = keyof typeof POOR_STORAGE;
