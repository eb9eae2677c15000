import type { FirstScreen, PageCourt } from '@court/contract';
import { courtPath, restUrl } from '@court/records';
import { type Remembered, remembered } from './remembered';

const MINUTE = 60_000;

/** What has been read of a screen's paths; `at`: epoch ms of the oldest that the device remembers, null for none. */
export type Reads = { read: readonly unknown[]; at: number | null };

/** The read of `url` that the page has begun; begun now where it has not. It stays for the app, which takes it over. */
function early(url: string): Promise<unknown> {
  globalThis.__courtEarlyReads ??= {};
  const reads = globalThis.__courtEarlyReads;
  reads[url] ??= { at: Date.now(), answer: fetchJson(url) };
  return reads[url].answer;
}

const fetchJson = (url: string): Promise<unknown> =>
  fetch(url, { cache: 'no-store', credentials: 'omit' }).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );

type FirstRead = NonNullable<FirstScreen['queries']>[number];

/**
 * Reads what a screen is drawn from and tells `show` whenever more is known: what the device remembers, at once, then what the court's database
 * answers. Then once a minute, until `stop` of what it returns is called.
 */
export function followReads(
  court: PageCourt,
  reads: readonly FirstRead[],
  show: (reads: Reads, isSame: boolean) => void,
) {
  const urls = reads.map(({ path, keys }) =>
    restUrl(court.client.databaseURL, courtPath(path, court.paths), keys),
  );
  const read: unknown[] = urls.map(() => undefined);
  const old: (Remembered | null)[] = urls.map(() => null);
  let stopped = false;
  let told = '';
  const tell = () => {
    const ages = old.flatMap((each, n) => (each && read[n] === undefined ? [each.at] : []));
    const known = read.map((json, n) => (json === undefined ? old[n]?.json : json));
    if (stopped || known[0] === undefined) return;
    const now: Reads = { read: known, at: ages.length > 0 ? Math.min(...ages) : null };
    // the court mostly says what the device remembered
    const text = JSON.stringify(known);
    show(now, text === told);
    told = text;
  };
  const remember = async (url: string, n: number) => {
    old[n] = await remembered(url);
    if (read[n] === undefined && old[n]) tell();
  };
  const take = (n: number, json: unknown) => {
    if (json === undefined) return;
    if (read[n] !== undefined) old[n] = null;
    read[n] = json;
    tell();
  };
  urls.forEach((url, n) => {
    void remember(url, n);
    void early(url).then((json) => take(n, json));
  });
  const again = setInterval(() => {
    urls.forEach((url, n) => void fetchJson(url).then((json) => take(n, json)));
  }, MINUTE);
  return () => {
    stopped = true;
    clearInterval(again);
  };
}
