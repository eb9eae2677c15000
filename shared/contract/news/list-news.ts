import { type CalendarChange, type CalendarKind, caseKey, knownAt, seenUntil } from '@court/domain';
import { LIST_NAMES, type ListName } from '../links/list-names';
import type { Lists } from '../lists/lists';
import type { ListsSeen } from '../state/stored/history';

/** A change of a hearing or 341 meeting. */
export type OneNews = { kind: CalendarKind; change: CalendarChange };

/** By list and item id, the changes published since the item was added, the latest first. */
export type ListNews = Readonly<Record<ListName, ReadonlyMap<string, readonly OneNews[]>>>;

/** Changes of the items on the reader's lists. */
export type ListNewsRead = {
  news: ListNews;
  /** true if more changes were published than were read */
  more: boolean;
  /** epoch ms up to which all changes have been read; null if unknown */
  until: number | null;
};

const CASE_TYPES: readonly string[] = ['bk', 'ap', 'mp'];
type CaseType = Parameters<typeof caseKey>[1];

/**
 * A case key without its office. The office distinguishes two cases of one number, but a change does not include it.
 */
const bareKey = (key: string) => key.replace(/(-(?:bk|ap|mp))-o.*$/, '$1');

function byCase(lists: Lists): Map<string, { list: ListName; id: string; number: string }[]> {
  const followers = new Map<string, { list: ListName; id: string; number: string }[]>();
  const add = (list: ListName, id: string, key: string, number: string) => {
    const bare = bareKey(key);
    const known = followers.get(bare);
    if (known) known.push({ list, id, number });
    else followers.set(bare, [{ list, id, number }]);
  };
  for (const { id, last } of lists.cases.values()) add('cases', id, id, last?.number ?? '');
  for (const { id, last } of lists.debtors.values())
    add('debtors', id, id.replace(/~[^~]*$/, ''), last?.caseNumber ?? '');
  return followers;
}

/** Finds the changes that concern items on the lists. */
export function listNews(lists: Lists, news: readonly OneNews[]): ListNews {
  const found = Object.fromEntries(LIST_NAMES.map((list) => [list, new Map()])) as Record<
    ListName,
    Map<string, OneNews[]>
  >;
  const followers = byCase(lists);
  for (const one of news) {
    const { id, n, y = 'bk', at } = one.change;
    const key = n && CASE_TYPES.includes(y) ? caseKey(n, y as CaseType) : '';
    const inCase = (followers.get(key) ?? []).filter(({ number }) => number === '' || number === n);
    for (const item of [{ list: one.kind, id }, ...inCase]) {
      const kept = lists[item.list].get(item.id);
      if (!kept || at <= knownAt(kept)) continue;
      const known = found[item.list].get(item.id);
      if (known) known.push(one);
      else found[item.list].set(item.id, [one]);
    }
  }
  return found;
}

/** Number of records with changes that the reader has not seen on any list, in total and per list. */
export function countUnseen(
  lists: Lists,
  news: ListNews,
  seen: ListsSeen['seen'],
): Record<ListName | 'all', number> {
  const seenOf = new Map<string, number>();
  const each = (tell: (list: ListName, record: string, at: number, id: string) => void) => {
    for (const list of LIST_NAMES)
      for (const [id, some] of news[list])
        for (const { kind, change } of some) tell(list, `${kind} ${change.id}`, change.at, id);
  };
  each((list, record, _at, id) => {
    const item = lists[list].get(id);
    const until = item ? seenUntil(item, seen[list] ?? 0) : 0;
    seenOf.set(record, Math.max(seenOf.get(record) ?? 0, until));
  });
  const unseen = {
    all: new Set(),
    hearings: new Set(),
    cases: new Set(),
    debtors: new Set(),
    meetings: new Set(),
  };
  each((list, record, at) => {
    if (at <= (seenOf.get(record) ?? 0)) return;
    unseen.all.add(record);
    unseen[list].add(record);
  });
  const { all, hearings, cases, debtors, meetings } = unseen;
  return {
    all: all.size,
    hearings: hearings.size,
    cases: cases.size,
    debtors: debtors.size,
    meetings: meetings.size,
  };
}
