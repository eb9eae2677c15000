import { LIST_NAMES, type ListChange, type ListItem, type ListName, type Lists } from '@court/contract';

/** An imported note that differs from the local one. `mine`: the local note; '' if there is none. */
export type IncomingNote = {
  list: ListName;
  id: string;
  item: ListItem;
  mine: string;
  /** epoch ms; undefined if unknown */
  mineAt: number | undefined;
};

/**
 * Which of two notes to keep. Without a choice, a local note stays, and an imported note is taken if there is no
 * local one.
 */
export type NoteChoices = ReadonlyMap<string, 'mine' | 'theirs'>;

export const noteKey = ({ list, id }: { list: ListName; id: string }) => `${list} ${id}`;

/**
 * The effect of a merge on a court's lists: number of added items per list, differing notes, and number of unchanged
 * items.
 */
export type MergeCount = {
  added: { readonly [Name in ListName]: number };
  notes: readonly IncomingNote[];
  known: number;
};

export type MergeChanges = { count: MergeCount; merge: ListChange[]; undo: ListChange[] };

function changesOf<Name extends ListName>(
  list: Name,
  here: Lists[Name],
  other: Lists[Name],
  choices: NoteChoices,
) {
  const merge: ListChange[] = [];
  const undo: ListChange[] = [];
  const notes: IncomingNote[] = [];
  let [added, known] = [0, 0];
  for (const [id, item] of other as ReadonlyMap<string, ListItem>) {
    const before = (here as ReadonlyMap<string, ListItem>).get(id);
    const mine = before?.note ?? '';
    const isOther = item.note !== '' && item.note !== mine;
    if (isOther) notes.push({ list, id, item, mine, mineAt: before?.notedAt });
    const isTaken =
      isOther && (choices.get(noteKey({ list, id })) ?? (mine ? 'mine' : 'theirs')) === 'theirs';
    if (!before) {
      added += 1;
      const { notedAt: _notedAt, ...bare } = item;
      merge.push({ list, id, what: 'merge', item: isTaken ? item : { ...bare, note: '' } });
      undo.push({ list, id, what: 'taken' });
      continue;
    }
    if (!isOther) known += 1;
    if (!isTaken) continue;
    merge.push({ list, id, what: 'note', note: item.note, at: item.notedAt ?? 0 });
    undo.push({ list, id, what: 'note', note: mine, at: before.notedAt ?? 0 });
  }
  return { merge, undo, added, notes, known };
}

const NO_CHOICES: NoteChoices = new Map();

/** The changes that merge `other` into the local lists, and the changes that undo this. */
export function mergeChanges(here: Lists, other: Lists, choices = NO_CHOICES): MergeChanges {
  const each = LIST_NAMES.map((name) => ({ name, ...changesOf(name, here[name], other[name], choices) }));
  const added = { hearings: 0, cases: 0, debtors: 0, meetings: 0 };
  for (const one of each) added[one.name] = one.added;
  return {
    count: {
      added,
      notes: each.flatMap(({ notes }) => notes),
      known: each.reduce((sum, { known }) => sum + known, 0),
    },
    merge: each.flatMap(({ merge }) => merge),
    undo: each.flatMap(({ undo }) => undo),
  };
}
