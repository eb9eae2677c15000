import { courtPath, PATH_MEMORY, restUrl } from '@court/domain';
import type { PageCourt } from '../release/page-config';
import type { ReadingEvent, ReadingMemory } from './reading';

/**
 * Imported if the device has cached values, or when there is a value to cache. The first paint does not wait for it.
 */
export const pathMemory = () => import(/* webpackChunkName: "memory" */ './path-memory');
/** ms that a read waits for the cached value */
const RECALL_TIMEOUT_MS = 300;
/** ms from the first read to the write that stores all reads since then */
const STORE_DELAY_MS = 1000;

/** Whether this device has cached any path. Reads only a marker in localStorage, not IndexedDB. */
export function remembersAny(): boolean {
  try {
    return localStorage.getItem(PATH_MEMORY) !== null;
  } catch {
    return false;
  }
}

/**
 * Calls `onFound` with the value that the device has cached for `url`, if there is one. Resolves then, or after 300
 * ms. Never rejects.
 */
export function recalled(url: string, onFound: (found: ReadingEvent) => void): Promise<unknown> {
  return Promise.race([
    pathMemory()
      .then(({ recall }) => recall(url, onFound))
      .catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, RECALL_TIMEOUT_MS)),
  ]);
}

/** Values that were read but not stored yet, by URL. */
const unkept = new Map<string, ReadingMemory>();

/** Stores the value read from `url` on the device, together with all values read in the same second. */
export function keepLater(url: string, read: ReadingMemory): void {
  if (unkept.size === 0)
    setTimeout(
      () =>
        pathMemory()
          .then(({ keep }) => keep(unkept))
          .catch(() => unkept.clear()),
      STORE_DELAY_MS,
    );
  unkept.set(url, read);
}

/** A child of a path as the device has cached it. `asOf`: epoch ms at which the value was last known to be true. */
export type KeptChild = { name: string; json: unknown; asOf: number };

/** Placeholder for the child's name in a URL. */
const CHILD = 'child';

/**
 * The children of `path` in `court`'s database that were read one by one and that the device has cached. Never
 * rejects.
 */
export async function keptChildren(court: PageCourt, path: string): Promise<KeptChild[]> {
  if (!remembersAny()) return [];
  const url = restUrl(court.client.databaseURL, courtPath(`${path}/${CHILD}`, court.paths));
  const [start = '', end = ''] = url.split(CHILD);
  try {
    const { recallAll } = await pathMemory();
    const all = [...(await recallAll(start))].filter(([each]) => each.endsWith(end));
    return all.map(([each, { json, at }]) => ({
      name: decodeURIComponent(each.slice(start.length, each.length - end.length)),
      json,
      asOf: at,
    }));
  } catch {
    // the chunk did not load, or the browser refuses storage
    return [];
  }
}

/** Deletes the stored copies of URLs for which `isForgotten` is true, except values that are live. Never rejects. */
export async function forgetKept(isForgotten: (url: string) => boolean): Promise<void> {
  const early = globalThis.__courtEarlyReads ?? {};
  for (const url of Object.keys(early)) if (isForgotten(url)) delete early[url];
  if (!remembersAny() && unkept.size === 0) return;
  try {
    const { keep, forget } = await pathMemory();
    // stores pending reads first, so that `forget` knows the newest live values and stores them again
    await keep(unkept);
    await forget(isForgotten);
  } catch (error) {
    console.info('Kept copies could not be deleted', error);
  }
}
