import { courtAtom, freshnessAtom, listsAtom, pathAtom, todayAtom } from '@court/contract';
import { addDays, courtPath, dataPath, dayPath, entryKey, PATH_MEMORY, restUrl } from '@court/domain';
import { openDB } from 'idb';
import type { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;
/** Sorts after every date. */
const END = '~';

/** A path, or a range of its children, and when its data last changed: epoch ms. */
type Wanted = { path: string; changedAt: number; range?: { startAt: string; endAt: string } };

/** ms after the screen is shown. Lists and freshness have been read by then. */
const WAIT_MS = 8_000;
/** ms between two reads. */
const PAUSE_MS = 150;
/**
 * Days after today. Even with two weekends and a holiday that includes five court days. A day without hearings is a
 * few bytes.
 */
const DAYS = 10;
/** Maximum number of records from all lists together, those starred last first. */
const MAX_LISTED = 200;

type Connection = { saveData?: boolean; type?: string };

/** True if reading may cost the reader money, as far as the browser knows. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/**
 * Paths of today and the next DAYS days in both calendars. A day's path holds every office and judge, so also the
 * reader's.
 */
function dayPaths(today: string, hearings: number, meetings: number): Wanted[] {
  const days = Array.from({ length: DAYS + 1 }, (_, n) => addDays(today, n));
  return days.flatMap((date) => [
    { path: dayPath('hearings', date), changedAt: hearings },
    { path: dayPath('meetings', date), changedAt: meetings },
  ]);
}

/** Paths of the hearings, meetings, cases and debtors on the reader's lists. */
function listedPaths(store: Store, hearings: number, meetings: number): Wanted[] {
  const lists = store.get(listsAtom);
  const latest = Math.max(hearings, meetings);
  // the same range that a debtor's page reads
  const range = { startAt: store.get(todayAtom), endAt: END };
  const all = [
    ...[...lists.hearings.values()].map((item) => ({
      item,
      path: `${dataPath('hearingCalendarEntries')}/${keyOf(item.id)}`,
    })),
    ...[...lists.meetings.values()].map((item) => ({
      item,
      path: `${dataPath('341hearingCalendarEntries')}/${keyOf(item.id)}`,
    })),
    ...[...lists.cases.values()].map((item) => ({
      item,
      path: `${dataPath('hearingCalendarCaseNumbers')}/${item.id}`,
    })),
    ...[...lists.debtors.values()].map((item) => ({
      item,
      path: `${dataPath('hearingCalendarDebtors')}/hearings/${item.id}`,
      range,
    })),
  ];
  return all
    .sort((a, b) => b.item.starredAt - a.item.starredAt)
    .slice(0, MAX_LISTED)
    .map(({ item: _, ...wanted }) => ({ ...wanted, changedAt: latest }));
}

function keyOf(id: string): string {
  try {
    return entryKey(id);
  } catch {
    return '-';
  }
}

/** Of `urls`, the time when each was last read, from this device's cache. Empty if the device caches nothing. */
async function keptTimes(urls: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  if (localStorage.getItem(PATH_MEMORY) === null) return times;
  const database = await openDB(PATH_MEMORY);
  try {
    const { store } = database.transaction('paths');
    // getAll with a limit of 1, because idb's `get` throws in a browser event if a value is NaN
    const found = await Promise.all(urls.map((url) => store.getAll(url, 1)));
    for (const [at, [kept]] of found.entries())
      if (typeof kept?.at === 'number') times.set(urls[at] ?? '', kept.at);
  } finally {
    database.close();
  }
  return times;
}

async function begin(store: Store, isLeft: () => boolean): Promise<void> {
  const court = store.get(courtAtom);
  const { updated } = store.get(freshnessAtom);
  if (!court || !updated || isMetered() || !navigator.onLine) return;
  const { hearings = 0, meetings = 0, reference = 0 } = updated;
  const wanted: Wanted[] = [
    ...(['offices', 'judges', 'trustees'] as const).map((name) => ({
      path: dataPath(name),
      changedAt: reference,
    })),
    ...dayPaths(store.get(todayAtom), hearings, meetings),
    ...listedPaths(store, hearings, meetings),
  ];
  const urlOf = ({ path, range }: Wanted) =>
    restUrl(court.client.databaseURL, courtPath(path, court.paths), range);
  const times = await keptTimes(wanted.map(urlOf)).catch(() => new Map<string, number>());
  for (const each of wanted) {
    // Data that were read after the last publication are up to date.
    if ((times.get(urlOf(each)) ?? -1) >= each.changedAt) continue;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (isLeft() || store.get(courtAtom) !== court) return;
    store.set(pathAtom(each.path, each.range), 'ahead');
  }
}

/**
 * Prefetches data for use without a network: today, the next court days, and the records on the reader's lists. Runs
 * once a visit when the page is idle, and never on a metered connection. Returns a function that stops it.
 */
export function prefetch(store: Store): () => void {
  let left = false;
  const timer = setTimeout(() => {
    const run = () => void begin(store, () => left).catch(() => {});
    if (window.requestIdleCallback) window.requestIdleCallback(run);
    else run();
  }, WAIT_MS);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
