import { atom } from 'jotai';
import { DEVICE_KEYS } from '../contract/device-keys';
import { objectOf, textOf } from '../data/json-fields';
import { courtAtom } from '../state/court-atom';
import { LIST_NAMES, type ListName } from '../state/lists/lists';
import { storedSetting } from '../state/stored-values';

/** By list, epoch ms of the last publication whose changes the reader has seen there. */
export type ListsSeen = Partial<Record<ListName, number>>;

/** `last`: id of the starred hearing whose page was looked at last. */
type Looked = { seen: ListsSeen; last: string | null };

const NOTHING: Looked = { seen: {}, last: null };

function lookedOf(json: unknown): Looked {
  const at = objectOf(json);
  const stored = objectOf(at?.seen);
  const seen = LIST_NAMES.flatMap((list) => {
    const until = stored?.[list];
    return typeof until === 'number' && until > 0 ? [[list, until]] : [];
  });
  return { seen: Object.fromEntries(seen), last: textOf(at?.last) ?? null };
}

const keptAtom = storedSetting(DEVICE_KEYS.listsSeen, (json): Record<string, Looked> => {
  const courts = Object.entries(objectOf(json) ?? {});
  return Object.fromEntries(courts.map(([court, looked]) => [court, lookedOf(looked)]));
});

const lookedAtom = atom(
  (get) => get(keptAtom)[get(courtAtom)?.code ?? ''] ?? NOTHING,
  (get, set, change: (before: Looked) => Looked) => {
    const court = get(courtAtom)?.code;
    if (court === undefined) return;
    const kept = get(keptAtom);
    set(keptAtom, { ...kept, [court]: change(kept[court] ?? NOTHING) });
  },
);

/** What the reader has seen of the changes on the lists in the chosen court. */
export const listsSeenAtom = atom((get) => get(lookedAtom).seen);

/** The reader has looked at a list, with all changes up to `until` (epoch ms). */
export const seeListAtom = atom(null, (get, set, { list, until }: { list: ListName; until: number }) => {
  if (until <= (get(listsSeenAtom)[list] ?? 0)) return;
  set(lookedAtom, (before) => ({ ...before, seen: { ...before.seen, [list]: until } }));
});

/** Id of the starred hearing that was looked at last; null where none was. */
export const lastListedAtom = atom(
  (get) => get(lookedAtom).last,
  (get, set, id: string) => {
    if (get(lookedAtom).last !== id) set(lookedAtom, (before) => ({ ...before, last: id }));
  },
);
