import type { FirstScreen, PageCourt } from '@court/contract';
import { courtPath, restUrl } from '@court/domain';
import { type CachedRead, cachedInMemory, cachedRead } from './read-cache';

const MINUTE = 60_000;

/** The data read for a screen's paths. `at`: epoch ms of the oldest cached data, null if none is cached. */
export type Reads = { read: readonly unknown[]; at: number | null };

type EarlyRead = NonNullable<typeof globalThis.__courtEarlyReads>[string];

/** The read of `url` that the page has begun, or a new one. The app takes it over later. */
function early(url: string): EarlyRead {
  globalThis.__courtEarlyReads ??= {};
  const reads = globalThis.__courtEarlyReads;
  reads[url] ??= begun(url);
  return reads[url];
}

function begun(url: string): EarlyRead {
  const answer = fetchJson(url);
  const read: EarlyRead = { at: Date.now(), answer };
  void answer.then((json) => {
    read.json = json;
  });
  return read;
}

const fetchJson = (url: string): Promise<unknown> =>
  fetch(url, { cache: 'no-store', credentials: 'omit' }).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );

type FirstRead = NonNullable<FirstScreen['queries']>[number];

const urlsOf = (court: PageCourt, reads: readonly FirstRead[]): string[] =>
  reads.map(({ path, keys }) => restUrl(court.client.databaseURL, courtPath(path, court.paths), keys));

/**
 * Settles when the page's reads have been answered and parsed. With `isKnown`, the device may have a cached copy, so
 * only finished downloads are awaited. Without this wait, the screen would be drawn empty at first, and then without
 * the judges.
 */
export const answered = (court: PageCourt, reads: readonly FirstRead[], isKnown: boolean): Promise<unknown> =>
  Promise.all(
    urlsOf(court, reads).map(
      (url) =>
        (!isKnown || performance.getEntriesByName(url).length > 0) &&
        globalThis.__courtEarlyReads?.[url]?.answer,
    ),
  );

/**
 * Reads a screen's data and calls `show` on every update. Before it returns: data that the page has read already.
 * Later: the device's cached data and the answers of the court's database. Then reads again once a minute. Returns a
 * function that stops all this.
 */
export function followReads(
  court: PageCourt,
  reads: readonly FirstRead[],
  show: (reads: Reads, isSame: boolean) => void,
) {
  const urls = urlsOf(court, reads);
  const read: unknown[] = urls.map(() => undefined);
  const old: (CachedRead | null)[] = urls.map(() => null);
  let stopped = false;
  let told: readonly unknown[] = [];
  const tell = () => {
    const ages = old.flatMap((each, n) => (each && read[n] === undefined ? [each.at] : []));
    const known = read.map((json, n) => (json === undefined ? old[n]?.json : json));
    if (stopped || known[0] === undefined) return;
    const now: Reads = { read: known, at: ages.length > 0 ? Math.min(...ages) : null };
    // The court's data are mostly the same as the cached data.
    show(now, told.length > 0 && JSON.stringify(known) === JSON.stringify(told));
    told = known;
  };
  const remember = async (url: string, begin: EarlyRead, n: number) => {
    const found = await cachedRead(url);
    if (!found || (begin.old && begin.old.at >= found.at)) return;
    old[n] = found;
    // for the app, in case it starts before the court's answer
    begin.old = found;
    if (read[n] === undefined) tell();
  };
  const take = (n: number, json: unknown) => {
    if (json === undefined) return;
    if (read[n] !== undefined) old[n] = null;
    read[n] = json;
    tell();
  };
  const begins = urls.map((url) => ({ url, begin: early(url) }));
  // Data that are already here are drawn once, not part by part.
  begins.forEach(({ url, begin }, n) => {
    read[n] = begin.json;
    const found = cachedInMemory(url);
    if (!found) return;
    old[n] = found;
    begin.old = found;
  });
  tell();
  begins.forEach(({ url, begin }, n) => {
    void remember(url, begin, n);
    if (begin.json === undefined) void begin.answer.then((json) => take(n, json));
  });
  const again = setInterval(() => {
    urls.forEach((url, n) => void fetchJson(url).then((json) => take(n, json)));
  }, MINUTE);
  return () => {
    stopped = true;
    clearInterval(again);
  };
}
