import { atom, type createStore } from 'jotai';

/** The parts of the page that it can do without, as the sentence about them names them. */
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
/** The parts that did not come or stopped with an error, each once. */
export const missingPartsAtom = atom((get) => [...new Set(get(missing))]);

/** How many times the reader asked to load missing parts again. */
export const partAttemptsAtom = atom(0);

/** A part is missing. */
export const noteMissingAtom = atom(null, (get, set, name: PartName) =>
  set(missing, [...get(missing), name]),
);
/** It is no longer missing. */
export const noteBackAtom = atom(null, (get, set, name: PartName) => {
  const names = get(missing);
  const at = names.indexOf(name);
  set(missing, [...names.slice(0, at), ...names.slice(at + 1)]);
});

type FileError = Error & { request?: string };

/** Puts fresh copies of files into the browser's cache: bad ones would be served from there. */
export const refetch = (files: readonly string[]) =>
  Promise.all(files.map((file) => fetch(file, { cache: 'reload' }).catch(() => null)));

/** The style sheets that the page has asked for: the error of one that failed does not name it. */
const sheets = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.css') ? name : []));

/** Loads a file of the host, at a second try from a fresh copy. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: FileError) => {
    await refetch(error.request ? [error.request] : sheets());
    return await load();
  });

/**
 * Loads what has no place of its own on the page, and once more each time the reader asks for what is missing. `use` is given what
 * came, `without` is called with the first failure.
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

/** Files that the contract or the page itself asks for, by the beginning of their names. */
const PARTS: Readonly<Record<string, PartName>> = { lists: 'lists', memory: 'memory', main: 'look' };

function addressOf(element: EventTarget | null): string {
  if (element instanceof HTMLScriptElement) return element.src;
  return element instanceof HTMLLinkElement && element.rel === 'stylesheet' ? element.href : '';
}

/**
 * Whether a sheet of the host failed. Chromium gives its link no sheet if the integrity differs, an empty sheet if the file is cut, and
 * a sheet that nobody may read if the connection was refused. A sheet that came can be read: its link asks with CORS.
 */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Names what is missing where a file of the host does not come that no part of the shell waits for. Another try loads the page again. */
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
  // a script that is deferred runs after the sheets before it have come, or failed
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (hasFailed(link)) note(link);
}
