import { DEVICE_KEYS, knownAt } from '@court/domain';
import { atom } from 'jotai';
import type { ListName } from '../links/list-names';
import type { ListChange } from '../lists/lists';
import { changeListsAtom, listsAtom } from '../lists/lists-atom';
import { courtAtom } from '../state/court-atom';
import { type ListsSeen, listsSeenSchema } from '../state/stored/history';
import { storedSetting } from '../state/stored-values';

const NOTHING: ListsSeen = { seen: {}, last: null };

const keptAtom = storedSetting(DEVICE_KEYS.listsSeen, listsSeenSchema);

const lookedAtom = atom(
  (get) => get(keptAtom)[get(courtAtom)?.code ?? ''] ?? NOTHING,
  (get, set, change: (before: ListsSeen) => ListsSeen) => {
    const court = get(courtAtom)?.code;
    if (court === undefined) return;
    const kept = get(keptAtom);
    set(keptAtom, { ...kept, [court]: change(kept[court] ?? NOTHING) });
  },
);

/** By list, how far the reader has seen its changes in the chosen court. */
export const listsSeenAtom = atom((get) => get(lookedAtom).seen);

/** Records that the reader has seen all changes of a list up to `until` (epoch ms). */
export const seeListAtom = atom(null, (get, set, { list, until }: { list: ListName; until: number }) => {
  const read = [...get(listsAtom)[list].values()].filter(
    (item) => knownAt(item) < Math.min(item.starredAt, until),
  );
  const changes = read.map(({ id }): ListChange => ({ list, id, what: 'read', until }));
  if (changes.length > 0) void set(changeListsAtom, changes);
  if (until <= (get(listsSeenAtom)[list] ?? 0)) return;
  set(lookedAtom, (before) => ({ ...before, seen: { ...before.seen, [list]: until } }));
});

/** Id of the starred hearing that was opened last. Null if there is none. */
export const lastListedAtom = atom(
  (get) => get(lookedAtom).last,
  (get, set, id: string) => {
    if (get(lookedAtom).last !== id) set(lookedAtom, (before) => ({ ...before, last: id }));
  },
);
