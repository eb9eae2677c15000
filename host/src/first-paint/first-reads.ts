import type { FirstScreen, PageCourt } from '@court/contract';
import { courtPath, restUrl } from '@court/records';
import { atHand, type Remembered, remembered } from './remembered';

const MINUTE = 60_000;

/** What has been read of a screen's paths; `at`: epoch ms of the oldest that the device remembers, null for none. */
export type Reads = { read: readonly unknown[]; at: number | null };

type EarlyRead = NonNullable<typeof globalThis.__courtEarlyReads>[string];

/** The read of `url` that the page has begun; begun now where it has not. It stays for the app, which takes it over. */
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
 * Done when what the page has asked for has been answered and parsed; with `isKnown`, where the device may remember it, only what
 * has come to its end already. Without the wait the screen would be drawn empty, and then without the judges.
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
 * Reads what a screen is drawn from and tells `show` whenever more is known: what the page has read already, before it returns, what the
 * device remembers, and what the court's database answers. Then once a minute, until `stop` of what it returns is called.
 */
export function followReads(
  court: PageCourt,
  reads: readonly FirstRead[],
  show: (reads: Reads, isSame: boolean) => void,
) {
  const urls = urlsOf(court, reads);
  const read: unknown[] = urls.map(() => undefined);
  const old: (Remembered | null)[] = urls.map(() => null);
  let stopped = false;
  let told: readonly unknown[] = [];
  const tell = () => {
    const ages = old.flatMap((each, n) => (each && read[n] === undefined ? [each.at] : []));
    const known = read.map((json, n) => (json === undefined ? old[n]?.json : json));
    if (stopped || known[0] === undefined) return;
    const now: Reads = { read: known, at: ages.length > 0 ? Math.min(...ages) : null };
    // the court mostly says what the device remembered
    show(now, told.length > 0 && JSON.stringify(known) === JSON.stringify(told));
    told = known;
  };
  const remember = async (url: string, begin: EarlyRead, n: number) => {
    const found = await remembered(url);
    if (!found || (begin.old && begin.old.at >= found.at)) return;
    old[n] = found;
    // for the app, should it come before what the court says
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
  // what has come already is drawn once, and not each part by itself
  begins.forEach(({ url, begin }, n) => {
    read[n] = begin.json;
    const found = atHand(url);
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
