import { courtAtom, freshnessAtom, listsAtom, pathAtom, todayAtom } from '@court/contract';
import { addDays, courtPath, dataPath, dayPath, entryKey, PATH_MEMORY, restUrl } from '@court/records';
import { openDB } from 'idb';
import type { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;
/** Behind every date. */
const END = '~';

/** A path, or its children in a range, and when what stands at it changed last: epoch ms. */
type Wanted = { path: string; changedAt: number; range?: { startAt: string; endAt: string } };

/** ms after the screen stands; by then lists and freshness have been read. */
const WAIT = 8_000;
/** ms between two reads. */
const PACE = 150;
/** Days after today: with two weekends and a holiday, five court days. Those without hearings are a few bytes. */
const DAYS = 10;
/** Of all lists together, those starred last. */
const MOST_LISTED = 200;

type Connection = { saveData?: boolean; type?: string };

/** Whether reading costs the reader money, as far as the browser says. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Today and the next five court days of both calendars; a day's path holds every office and judge, the reader's among them. */
function dayPaths(today: string, hearings: number, meetings: number): Wanted[] {
  const days = Array.from({ length: DAYS + 1 }, (_, n) => addDays(today, n));
  return days.flatMap((date) => [
    { path: dayPath('hearings', date), changedAt: hearings },
    { path: dayPath('meetings', date), changedAt: meetings },
  ]);
}

/** What stands on the reader's lists: records, cases and debtors. */
function listedPaths(store: Store, hearings: number, meetings: number): Wanted[] {
  const lists = store.get(listsAtom);
  const latest = Math.max(hearings, meetings);
  // as a debtor's page asks for them
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
    .slice(0, MOST_LISTED)
    .map(({ item: _, ...wanted }) => ({ ...wanted, changedAt: latest }));
}

function keyOf(id: string): string {
  try {
    return entryKey(id);
  } catch {
    return '-';
  }
}

/** Of `urls`, when each was last read, as this device keeps it; none where it keeps nothing. */
async function keptTimes(urls: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  if (localStorage.getItem(PATH_MEMORY) === null) return times;
  const database = await openDB(PATH_MEMORY);
  try {
    const { store } = database.transaction('paths');
    // as lists of one: `get` of idb throws in the browser's own event where a value is NaN
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
    // what was read after the last publication is as the court has it
    if ((times.get(urlOf(each)) ?? -1) >= each.changedAt) continue;
    await new Promise((resolve) => setTimeout(resolve, PACE));
    if (isLeft() || store.get(courtAtom) !== court) return;
    store.set(pathAtom(each.path, each.range), 'ahead');
  }
}

/**
 * Reads ahead what a reader may want where there is no network: today and the next court days, and what stands on the lists. Once
 * a visit, when the page has come to rest, not where the connection is metered. Returns what ends it.
 */
export function readAhead(store: Store): () => void {
  let left = false;
  const timer = setTimeout(() => {
    const run = () => void begin(store, () => left).catch(() => {});
    if (window.requestIdleCallback) window.requestIdleCallback(run);
    else run();
  }, WAIT);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
