import { type CalendarChange, type CalendarKind, type DocketRow, rowAfter } from '@court/records';
import { atom } from 'jotai';
import type { ListChange } from '../lists/list-change';
import { changeListsAtom, listsAtom } from '../lists/lists-atom';

/** Keeps what lists remember of hearings or meetings true to what was published of them since, at one go. */
export const takeChangesAtom = atom(
  null,
  async (get, set, kind: CalendarKind, changes: readonly CalendarChange[]) => {
    const kept = get(listsAtom)[kind];
    const now = new Map<string, DocketRow>();
    for (const change of changes.toReversed()) {
      const item = kept.get(change.id);
      const last = now.get(change.id) ?? item?.last;
      if (item && last && change.at > item.starredAt) now.set(change.id, rowAfter(last, change));
    }
    const seen: ListChange[] = [...now].flatMap(([id, last]): ListChange[] =>
      JSON.stringify(kept.get(id)?.last) === JSON.stringify(last)
        ? []
        : [{ list: kind, id, what: 'seen', last }],
    );
    if (seen.length > 0) await set(changeListsAtom, seen);
  },
);
