import { type DocketRow, knownAt, LISTS_LEFT } from '@court/domain';
import { atom } from 'jotai';
import { storageStatusAtom } from '../device/device-store';
import type { ListName } from '../links/list-names';

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

/** Internal to this folder: the lists in memory, by court code. */
export const listMemoryAtom = atom<Readonly<Record<string, Lists>>>({});

/** Internal to this folder: by court code, whether the device's lists have been merged into memory. */
export const listsReadAtom = atom<Readonly<Record<string, 'read' | 'failed'>>>({});

/** Internal to this folder: by court code, the changes that the device has not stored yet, in order. */
export const pendingChangesAtom = atom<Readonly<Record<string, readonly ListChange[]>>>({});

/**
 * Internal to this folder: copies pending changes to localStorage, so that a star survives if the page closes at once.
 * The device's store takes some milliseconds to write, localStorage none.
 */
export const leaveChangesAtom = atom(null, (get, _set, court: string) => {
  const pressed = (get(pendingChangesAtom)[court] ?? []).filter(
    ({ what }) => what !== 'merge' && what !== 'seen' && what !== 'read',
  );
  try {
    if (pressed.length === 0) localStorage.removeItem(LISTS_LEFT + court);
    else if (get(storageStatusAtom) !== 'session')
      localStorage.setItem(LISTS_LEFT + court, JSON.stringify(pressed));
  } catch {
    // localStorage is refused or full: the change is safe only once the device's store has it
  }
});

/** A change of a list item, by the reader or by the court. */
export type ListChange<Name extends ListName = ListName> = { list: Name; id: string } & (
  | { what: 'put'; at: number; asOf?: number; last: Known[Name] | null }
  | { what: 'taken' }
  | { what: 'note'; note: string; at: number }
  | { what: 'merge'; item: ListItem<Name> }
  | { what: 'seen'; last: Known[Name] | null }
  | { what: 'read'; until: number }
);

function itemAfter<Name extends ListName>(
  kept: ListItem<Name> | undefined,
  change: ListChange<Name>,
): ListItem<Name> | undefined {
  switch (change.what) {
    case 'put': {
      const { id, at, asOf = at, last } = change;
      return kept ?? { id, starredAt: at, ...(asOf < at && { asOf }), note: '', last };
    }
    case 'taken':
      return undefined;
    case 'note':
      return kept && { ...kept, note: change.note, notedAt: change.at };
    case 'merge':
      return kept ? mergeListItem(kept, change.item) : change.item;
    case 'seen':
      return kept && { ...kept, last: change.last };
    case 'read':
      return kept && { ...kept, asOf: Math.max(knownAt(kept), change.until) };
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

/**
 * Returns the lists after `changes`. Applying a change twice has no further effect. Changes of items that are on no
 * list are ignored.
 */
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

/** Last known facts of a followed case, as the court prints them. '' if unknown. */
export type KnownCase = { number: string; title: string; caseType: string; chapter: string };

/** Last known facts of a followed debtor. */
export type KnownDebtor = { name: string; caseNumber: string; title: string };

/** Last known facts of the items on each list. */
export type Known = { hearings: DocketRow; meetings: DocketRow; cases: KnownCase; debtors: KnownDebtor };

/** An item on one of the reader's lists. */
export type ListItem<Name extends ListName = ListName> = {
  /** a record's id, a case's key in `…CaseNumbers11`, or a debtor's `<caseKey>~<n>` */
  id: string;
  /** epoch ms */
  starredAt: number;
  /**
   * epoch ms up to which the reader knows the item's changes, if it was added from a cached copy; absent if that is
   * `starredAt`
   */
  asOf?: number;
  /** the reader's note; '' if there is none */
  note: string;
  /** when the note was written, epoch ms; absent if there never was a note */
  notedAt?: number;
  /** facts when they were last seen; null if unknown, or if the record was withdrawn */
  last: Known[Name] | null;
};

/** A reader's lists in one court. Items are keyed by id, in the order in which they were added. */
export type Lists = { readonly [Name in ListName]: ReadonlyMap<string, ListItem<Name>> };

export const NO_LISTS: Lists = {
  hearings: new Map(),
  cases: new Map(),
  debtors: new Map(),
  meetings: new Map(),
};

/** Max items on one list. Pages stay fast up to about 5,000 items. */
export const MOST_ON_LIST = 20_000;
