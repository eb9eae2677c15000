import {
  LIST_NAMES,
  type ListChange,
  type ListItem,
  type ListName,
  type Lists,
  mergeListItem,
} from '@court/contract';

/** What a merge does to a court's lists: how many come to each, how many notes it writes, how many stand there as they are. */
export type MergeCount = { added: { readonly [Name in ListName]: number }; notes: number; known: number };

export type MergeChanges = { count: MergeCount; merge: ListChange[]; undo: ListChange[] };

function changesOf<Name extends ListName>(list: Name, here: Lists[Name], other: Lists[Name]) {
  const merge: ListChange[] = [];
  const undo: ListChange[] = [];
  let [added, notes] = [0, 0];
  for (const [id, item] of other as ReadonlyMap<string, ListItem>) {
    const before = (here as ReadonlyMap<string, ListItem>).get(id);
    if (!before) {
      added += 1;
      undo.push({ list, id, what: 'taken' });
    } else if (mergeListItem(before, item) !== before) {
      notes += 1;
      undo.push({ list, id, what: 'note', note: before.note, at: before.notedAt ?? 0 });
    } else continue;
    merge.push({ list, id, what: 'merge', item });
  }
  return { merge, undo, added, notes, known: other.size - added - notes };
}

/** The changes that bring `other` into the lists that stand here, and those that take them back. */
export function mergeChanges(here: Lists, other: Lists): MergeChanges {
  const each = LIST_NAMES.map((name) => ({ name, ...changesOf(name, here[name], other[name]) }));
  const sum = (of: 'notes' | 'known') => each.reduce((total, one) => total + one[of], 0);
  const added = { hearings: 0, cases: 0, debtors: 0, meetings: 0 };
  for (const one of each) added[one.name] = one.added;
  return {
    count: { added, notes: sum('notes'), known: sum('known') },
    merge: each.flatMap(({ merge }) => merge),
    undo: each.flatMap(({ undo }) => undo),
  };
}
