import { type DocketRow, LISTS_LEFT } from '@court/records';
import { atom } from 'jotai';
import { storageStatusAtom } from '../device/device-store';

/**
 * Merges an entry from a backup or another device (`other`) into the same entry on this device (`here`). Keeps
 * `here`, and takes the note of `other` only if `here` has no note.
 */
export function mergeListItem<Name extends ListName>(
  here: ListItem<Name>,
  other: ListItem<Name>,
): ListItem<Name> {
  if (other.note === '' || here.note !== '') return here;
  return { ...here, note: other.note, notedAt: other.notedAt ?? 0 };
}

/** For the files of this folder: the lists by court code, as this session knows them. */
export const listMemoryAtom = atom<Readonly<Record<string, Lists>>>({});

/** For the files of this folder: by court code, whether the device's lists are part of what this session knows. */
export const listsReadAtom = atom<Readonly<Record<string, 'read' | 'failed'>>>({});

/** For the files of this folder: by court code, what the device has not taken yet, in the order it was done. */
export const pendingChangesAtom = atom<Readonly<Record<string, readonly ListChange[]>>>({});

/** For the files of this folder: a press outlives a page that is left at once: the device's store takes some milliseconds, localStorage none. */
export const leaveChangesAtom = atom(null, (get, _set, court: string) => {
  const pressed = (get(pendingChangesAtom)[court] ?? []).filter(
    ({ what }) => what !== 'merge' && what !== 'seen',
  );
  try {
    if (pressed.length === 0) localStorage.removeItem(LISTS_LEFT + court);
    else if (get(storageStatusAtom) !== 'session')
      localStorage.setItem(LISTS_LEFT + court, JSON.stringify(pressed));
  } catch {
    // refused or full: what is pressed lasts once the device's store has it
  }
});

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

/** What is remembered of a followed case: as the court prints it, '' for what is not known. */
export type KnownCase = { number: string; title: string; caseType: string; chapter: string };

/** What is remembered of a followed debtor. */
export type KnownDebtor = { name: string; caseNumber: string; title: string };

/** What each list remembers of what stands on it. */
export type Known = { hearings: DocketRow; meetings: DocketRow; cases: KnownCase; debtors: KnownDebtor };

export type ListName = keyof Known;

/** Something a reader keeps on a list. */
export type ListItem<Name extends ListName = ListName> = {
  /** a record's id, a case's key in `…CaseNumbers11`, or a debtor's `<caseKey>~<n>` */
  id: string;
  /** epoch ms */
  starredAt: number;
  /** the reader's own words; '' for none */
  note: string;
  /** when they were written, epoch ms; absent where they never were */
  notedAt?: number;
  /** as it was when it was last seen; null where that is not known, or may be known no longer */
  last: Known[Name] | null;
};

/** A reader's lists in one court, by id, in the order in which things were put on them. */
export type Lists = { readonly [Name in ListName]: ReadonlyMap<string, ListItem<Name>> };

export const LIST_NAMES = ['hearings', 'cases', 'debtors', 'meetings'] as const satisfies ListName[];

export const NO_LISTS: Lists = {
  hearings: new Map(),
  cases: new Map(),
  debtors: new Map(),
  meetings: new Map(),
};

/** So many things on one list; five thousand are what a reader can be served with well. */
export const MOST_ON_LIST = 20_000;
