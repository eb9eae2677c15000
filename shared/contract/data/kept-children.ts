import { courtPath, restUrl } from '@court/records';
import type { PageCourt } from '../release/page-config';
import { remembersAny } from './reading';

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
    const { recallAll } = await import(/* webpackChunkName: "memory" */ './path-memory');
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
