import { listOf, objectOf, textOf, textsOf } from '@court/records';

/**
 * What the worker looks for while no page is open: written by the page alone, and only while the reader wants notices and
 * the browser looks by itself.
 */
export type WatchedLists = {
  databaseURL: string;
  /** epoch ms up to which all is told, by calendar */
  since: Record<'hearings' | 'meetings', number>;
  /** changes that the reader has not seen, as the icon counts them */
  unseen: number;
  /** ids of starred records */
  hearings: string[];
  meetings: string[];
  /** of followed cases and debtors: key of the case without its office → its number, '' where that is not known */
  cases: Record<string, string>;
  /** what a notice says: `one` below a record's name, `many` above several */
  words: Record<'one' | 'many', string>;
  /** where a notice leads */
  link: string;
};

/** The cache that holds it, which no set of the site's files is. */
export const WATCHED_CACHE = `court-notices ${BASE}`;
const KEY = `${BASE}/.watched`;

const numberOf = (json: unknown) => (typeof json === 'number' && Number.isFinite(json) ? json : 0);
const textList = (json: unknown) => listOf(json).flatMap((item) => textOf(item) ?? []);

/** Makes sense of whatever lies there; null where it could not be used. */
export function watchedListsOf(json: unknown): WatchedLists | null {
  const at = objectOf(json);
  const { databaseURL, link } = textsOf(json, ['databaseURL', 'link']);
  const { one, many } = textsOf(at?.words, ['one', 'many']);
  if (!databaseURL || !one || !many) return null;
  const since = objectOf(at?.since);
  return {
    databaseURL,
    since: { hearings: numberOf(since?.hearings), meetings: numberOf(since?.meetings) },
    unseen: numberOf(at?.unseen),
    hearings: textList(at?.hearings),
    meetings: textList(at?.meetings),
    cases: Object.fromEntries(
      Object.entries(objectOf(at?.cases) ?? {}).flatMap(([key, number]) =>
        typeof number === 'string' ? [[key, number]] : [],
      ),
    ),
    words: { one, many },
    link: link?.startsWith('/') && !link.startsWith('//') ? link : '/',
  };
}

export async function readWatchedLists(): Promise<WatchedLists | null> {
  if (!(await caches.has(WATCHED_CACHE))) return null;
  const kept = await (await caches.open(WATCHED_CACHE)).match(KEY);
  return kept ? watchedListsOf(await kept.json().catch(() => null)) : null;
}

/** Keeps it; null deletes it. */
export async function keepWatchedLists(watched: WatchedLists | null): Promise<void> {
  if (watched) await (await caches.open(WATCHED_CACHE)).put(KEY, new Response(JSON.stringify(watched)));
  else await caches.delete(WATCHED_CACHE);
}
