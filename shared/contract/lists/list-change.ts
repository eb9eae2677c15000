import { atom } from 'jotai';
import type { Known, ListItem, ListName, Lists } from './lists';

/**
 * Something on a list that comes in once more, from a backup or another device: what stands here stays; of two notes the
 * newer wins, and none wins over a written one.
 */
export function mergeListItem<Name extends ListName>(
  here: ListItem<Name>,
  other: ListItem<Name>,
): ListItem<Name> {
  const isNewer = here.note === '' || (other.notedAt ?? 0) > (here.notedAt ?? 0);
  if (other.note === '' || !isNewer) return here;
  return { ...here, note: other.note, notedAt: other.notedAt ?? 0 };
}

/** For the files of this folder: the lists by court code, as this session knows them. */
export const listMemoryAtom = atom<Readonly<Record<string, Lists>>>({});

/** For the files of this folder: by court code, what the device has not taken yet, in the order it was done. */
export const pendingChangesAtom = atom<Readonly<Record<string, readonly ListChange[]>>>({});

/** One thing a reader does to a list, or the court to what stands on it. */
export type ListChange<Name extends ListName = ListName> = { list: Name; id: string } & (
  | { what: 'put'; at: number; last: Known[Name] | null }
  | { what: 'taken' }
  | { what: 'note'; note: string; at: number }
  | { what: 'merge'; item: ListItem<Name> }
  | { what: 'seen'; last: Known[Name] | null }
);

function itemAfter<Name extends ListName>(
  kept: ListItem<Name> | undefined,
  change: ListChange<Name>,
): ListItem<Name> | undefined {
  switch (change.what) {
    case 'put':
      return kept ?? { id: change.id, starredAt: change.at, note: '', last: change.last };
    case 'taken':
      return undefined;
    case 'note':
      return kept && { ...kept, note: change.note, notedAt: change.at };
    case 'merge':
      return kept ? mergeListItem(kept, change.item) : change.item;
    case 'seen':
      return kept && { ...kept, last: change.last };
  }
}

function change<Name extends ListName>(
  before: ReadonlyMap<string, ListItem<Name>>,
  changes: readonly ListChange<Name>[],
): ReadonlyMap<string, ListItem<Name>> {
  const after = new Map(before);
  for (const one of changes) {
    const item = itemAfter(after.get(one.id), one);
    if (item) after.set(one.id, item);
    else after.delete(one.id);
  }
  return after;
}

/** The lists after changes. Made twice they are made once; to what stands on no list nothing is done. */
export function afterChanges(lists: Lists, changes: readonly ListChange[]): Lists {
  const named = new Set(changes.map(({ list }) => list));
  const changed = [...named].map((name) => [
    name,
    change(
      lists[name],
      changes.filter(({ list }) => list === name),
    ),
  ]);
  return { ...lists, ...Object.fromEntries(changed) };
}
