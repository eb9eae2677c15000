import { atom, type createStore } from 'jotai';

/** Optional parts of the page. The message about missing parts uses these names. */
export type PartName =
  | 'lists'
  | 'live'
  | 'look'
  | 'memory'
  | 'menu'
  | 'native'
  | 'notices'
  | 'search'
  | 'storage'
  | 'updated';

const missing = atom<readonly PartName[]>([]);
/** The parts that did not load or threw an error, each once. */
export const missingPartsAtom = atom((get) => [...new Set(get(missing))]);

/** How many times the reader asked to load missing parts again. */
export const partAttemptsAtom = atom(0);

/** Notes that a part is missing. */
export const noteMissingAtom = atom(null, (get, set, name: PartName) =>
  set(missing, [...get(missing), name]),
);
/** Notes that a part is no longer missing. */
export const noteBackAtom = atom(null, (get, set, name: PartName) => {
  const names = get(missing);
  const at = names.indexOf(name);
  set(missing, [...names.slice(0, at), ...names.slice(at + 1)]);
});

type FileError = Error & { request?: string };

/** Replaces the files in the browser's HTTP cache, which would otherwise serve the bad copies again. */
export const refetch = (files: readonly string[]) =>
  Promise.all(files.map((file) => fetch(file, { cache: 'reload' }).catch(() => null)));

/** The style sheets that the page has requested. The error of a failed style sheet does not name its address. */
const sheets = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.css') ? name : []));

/** Loads a chunk of the host. If that fails, refetches the file and tries once more. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: FileError) => {
    await refetch(error.request ? [error.request] : sheets());
    return await load();
  });

/**
 * Loads a part that has no place of its own on the page, and loads it again each time the reader asks. `use` gets the
 * part. `without` is called with the first failure.
 */
export async function loadOptional<Part>(
  store: ReturnType<typeof createStore>,
  name: PartName,
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
  without: (error: unknown) => void = () => {},
): Promise<void> {
  try {
    await use(await loadPart(load));
  } catch (error) {
    console.warn(error);
    without(error);
    store.set(noteMissingAtom, name);
    const end = store.sub(partAttemptsAtom, () => {
      end();
      void loadOptional(store, name, load, use).finally(() => store.set(noteBackAtom, name));
    });
  }
}

/** Files that the contract or the page itself loads: file name prefix → part. */
const PARTS: Readonly<Record<string, PartName>> = { lists: 'lists', memory: 'memory', main: 'look' };

function addressOf(element: EventTarget | null): string {
  if (element instanceof HTMLScriptElement) return element.src;
  return element instanceof HTMLLinkElement && element.rel === 'stylesheet' ? element.href : '';
}

/**
 * Whether a style sheet of the host failed. Chromium sets no sheet on its link if the integrity differs. A truncated
 * file gives an empty sheet, and a refused connection gives an unreadable one. A loaded sheet is readable, because
 * its link requests it with CORS.
 */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/**
 * Reports a missing part if a host file fails that no component of the shell waits for. Trying again reloads the
 * page.
 */
export function followLostFiles(store: ReturnType<typeof createStore>): void {
  const note = (element: EventTarget | null) => {
    const address = addressOf(element);
    const [, file = ''] = /\/assets\/([a-z]+)\.[^/]*$/.exec(address) ?? [];
    const name = PARTS[file];
    if (!name || store.get(missingPartsAtom).includes(name)) return;
    store.set(noteMissingAtom, name);
    store.sub(partAttemptsAtom, () => void refetch([address]).then(() => window.location.reload()));
  };
  window.addEventListener('error', ({ target }) => note(target), true);
  // A deferred script runs after the sheets before it have loaded or failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (hasFailed(link)) note(link);
}
