import type { createStore } from 'jotai';
import { missingPartsAtom, noteMissingAtom, type PartName, partAttemptsAtom, refetch } from './missing-parts';

/** Files that the contract or the page itself asks for, by the beginning of their names. */
const PARTS: Readonly<Record<string, PartName>> = { lists: 'lists', memory: 'memory', main: 'look' };

function addressOf(element: EventTarget | null): string {
  if (element instanceof HTMLScriptElement) return element.src;
  return element instanceof HTMLLinkElement && element.rel === 'stylesheet' ? element.href : '';
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
    if (!link.sheet) note(link);
}
