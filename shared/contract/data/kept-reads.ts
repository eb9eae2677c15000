import { courtPath, PATH_MEMORY, restUrl } from '@court/records';
import type { PageCourt } from '../release/page-config';
import type { ReadingEvent, ReadingMemory } from './reading';

/** Asked for where the device remembers anything, and else when there is something to keep: no first hearing waits for it. */
export const pathMemory = () => import(/* webpackChunkName: "memory" */ './path-memory');
/** ms that what is read waits for what is remembered */
const RECALL_LIMIT = 300;
/** ms from a reading to its keeping, with all that was read meanwhile */
const KEEP_AFTER = 1000;

/** Whether this device remembers paths at all, without asking its database. */
export function remembersAny(): boolean {
  try {
    return localStorage.getItem(PATH_MEMORY) !== null;
  } catch {
    return false;
  }
}

/**
 * Hands `onFound` what the device remembers of `url`, if anything. Resolves then, and at the latest when what is read has waited
 * long enough; never rejects.
 */
export function recalled(url: string, onFound: (found: ReadingEvent) => void): Promise<unknown> {
  return Promise.race([
    pathMemory()
      .then(({ recall }) => recall(url, onFound))
      .catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, RECALL_LIMIT)),
  ]);
}

/** What was read and is not kept yet, by address. */
const unkept = new Map<string, ReadingMemory>();

/** Keeps on the device what was read of `url`, with all that is read in the same second. */
export function keepLater(url: string, read: ReadingMemory): void {
  if (unkept.size === 0)
    setTimeout(
      () =>
        pathMemory()
          .then(({ keep }) => keep(unkept))
          .catch(() => unkept.clear()),
      KEEP_AFTER,
    );
  unkept.set(url, read);
}

/** A child of a path as the device remembers it. `asOf`: when the court had it so, epoch ms. */
export type KeptChild = { name: string; json: unknown; asOf: number };

/** Stands for the child in an address. */
const CHILD = 'child';

/** The children of `path` that were read one by one in `court`'s database, as the device remembers them. Never rejects. */
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
    // no file, or a browser that lets the page keep nothing
    return [];
  }
}

/** Deletes what the device keeps of the addresses that `isForgotten` names, except what is live on the screen. Never rejects. */
export async function forgetKept(isForgotten: (url: string) => boolean): Promise<void> {
  const early = globalThis.__courtEarlyReads ?? {};
  for (const url of Object.keys(early)) if (isForgotten(url)) delete early[url];
  if (!remembersAny() && unkept.size === 0) return;
  try {
    const { keep, forget } = await pathMemory();
    // first what was read last: what is live is kept as it is now
    await keep(unkept);
    await forget(isForgotten);
  } catch (error) {
    console.info('Kept copies could not be deleted', error);
  }
}
