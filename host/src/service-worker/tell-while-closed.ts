import {
  type CalendarChange,
  calendarChangesOf,
  caseKey,
  changesPath,
  dataPath,
  objectOf,
  restUrl,
} from '@court/records';
import { keepWatchedLists, readWatchedLists, type WatchedLists } from './watched-lists';

/** What it needs of the worker. */
export type Teller = {
  clients: { matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<unknown[]> };
  registration: {
    showNotification(
      title: string,
      options: { body: string; tag: string; data: { link: string } },
    ): Promise<void>;
    getNotifications(): Promise<{ close(): void }[]>;
  };
  navigator: { setAppBadge?: (count: number) => Promise<void> };
};

/** The latest changes of one look; more than these are told as several all the same. */
const MOST = 200;
/** Names that a notice of several says. */
const FEW = 3;
const CASE_TYPES: readonly string[] = ['bk', 'ap', 'mp'];
const KINDS = ['hearings', 'meetings'] as const;

async function read(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return await answer.json();
}

/** Whether a change is of something on the lists; as listNews of the contract. */
function isWatched(
  watched: WatchedLists,
  kind: (typeof KINDS)[number],
  { id, n, y = 'bk' }: CalendarChange,
): boolean {
  if (watched[kind].includes(id)) return true;
  const key = n && CASE_TYPES.includes(y) ? caseKey(n, y as Parameters<typeof caseKey>[1]) : '';
  const number = key && Object.hasOwn(watched.cases, key) ? watched.cases[key] : undefined;
  return number === '' || (number !== undefined && number === n);
}

/**
 * Looks what was published of what is on the reader's lists, and tells it by one notice and on the app's icon. Does nothing
 * while a page is open, which tells by itself. What cannot be read is read the next time.
 */
export async function tellWhileClosed({ clients, registration, navigator }: Teller): Promise<void> {
  if ((await clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return;
  const watched = await readWatchedLists();
  if (!watched) return;
  const { databaseURL, words, link } = watched;
  const updated = objectOf(await read(restUrl(databaseURL, dataPath('lastUpdated'))));
  const since = { ...watched.since };
  // notices may name what the court has withdrawn, and nobody can tell which do
  if (Number(updated?.withdrawn) > Math.max(since.hearings, since.meetings))
    for (const notice of await registration.getNotifications()) notice.close();
  const names = new Map<string, string>();
  for (const kind of KINDS) {
    const until = updated?.[kind];
    if (typeof until !== 'number' || until <= since[kind]) continue;
    // what is being published now is not whole yet
    const span = { startAt: String(since[kind] + 1), endBefore: String(until + 1), limitToLast: MOST };
    const changes = calendarChangesOf(await read(restUrl(databaseURL, changesPath(kind), span)));
    for (const change of changes)
      if (isWatched(watched, kind, change))
        names.set(`${kind} ${change.id}`, [change.n, change.c].filter(Boolean).join(' '));
    since[kind] = until;
  }
  const unseen = watched.unseen + names.size;
  await keepWatchedLists({ ...watched, since, unseen });
  if (names.size === 0) return;
  const [first = ''] = names.values();
  const isOne = names.size === 1 && first !== '';
  await registration.showNotification(isOne ? first : words.many, {
    body: isOne ? words.one : [...new Set(names.values())].filter(Boolean).slice(0, FEW).join('\n'),
    tag: 'court lists',
    data: { link },
  });
  await navigator.setAppBadge?.(unseen).catch(() => {});
}
