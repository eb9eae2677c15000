import { isDeepStrictEqual } from 'node:util';
import { dayPath, entriesPath } from '@court/records';
import type { CaseKeys } from './case-identity';
import type { CasesOfRecords } from './case-of-record';
import { type IndexList, rowPath } from './index-list';
import type { IndexedRecord } from './indexed-record';
import type { Standing, Step } from './list-words';
import type { OwnWords, Place, Places, PlacesOf } from './places';

/** A list in which records are written: those that change what it says, and rows that go on saying what they said. */
export type ListInWork = { list: IndexList; steps: Step[]; still: Standing[] };

/**
 * Puts the keys of its cases into the entry, and into the docket row where readers cannot tell them from the number. An
 * entry without them stands in no list, as that of a record which was removed so long ago that its row has gone.
 */
function rowWithCase(record: IndexedRecord, keys: CaseKeys | null, { ownCase }: CasesOfRecords) {
  const { kind, key, before, after, at, write } = record;
  const entry = `${entriesPath(kind)}/${key}`;
  if (!at || !after || !keys) {
    if (before) write(`${entry}/caseKey`, null);
    if (before?.leadCaseKey) write(`${entry}/leadCaseKey`, null);
    return null;
  }
  const { own, lead } = keys;
  write(`${entry}/caseKey`, own);
  if (lead !== null) write(`${entry}/leadCaseKey`, lead);
  if (own === ownCase(after).bare) return at.row;
  write(`${dayPath(kind, after.date)}/${at.rowKey}/q`, own);
  return { ...at.row, q: own };
}

const NOWHERE: Places = { datedKey: '', at: new Map() };

function standing(place: Place | undefined, key: string): Standing | null {
  return place ? { key, speech: place.speech } : null;
}

/**
 * Writes a record's row into the lists in which it stands, and takes it out of those in which it stands no longer; notes
 * in `lists`, by path, what that does to them; with `isAnew` also where it says what it said. `keys` are null where the record may stand in no list.
 */
export function listRecord(
  record: IndexedRecord,
  keys: CaseKeys | null,
  lists: Map<string, ListInWork>,
  { placesOf, cases, isAnew }: { placesOf: PlacesOf; cases: CasesOfRecords; isAnew: boolean },
): void {
  const { kind, before, after, stored, write, writeLater } = record;
  const beforeKeys = { own: before?.caseKey ?? '', lead: before?.leadCaseKey ?? null };
  const lefts = before ? placesOf(kind, before, beforeKeys) : NOWHERE;
  const rights = after && keys ? placesOf(kind, after, keys) : NOWHERE;
  const row = rowWithCase(record, keys, cases);
  const isMoved = lefts.datedKey !== rights.datedKey;
  const isRowSame = !isMoved && isDeepStrictEqual(stored?.row, row);
  const written: { path: string; of: IndexList['of']; own: OwnWords }[] = [];

  for (const path of new Set([...lefts.at.keys(), ...rights.at.keys()])) {
    const [left, right] = [lefts.at.get(path), rights.at.get(path)];
    const list = (left ?? right)?.list;
    if (!list) continue;
    const { of } = list;
    if (left && (isMoved || !right)) write(rowPath(path, of, kind, lefts.datedKey), null);
    if (right && !(isRowSame && isDeepStrictEqual(left?.own, right.own))) {
      written.push({ path, of, own: right.own });
    }
    const work = lists.get(path) ?? { list, steps: [], still: [] };
    lists.set(path, work);
    const after = standing(right, rights.datedKey);
    if (!isAnew && after && left && !isMoved && left.speech === right?.speech) work.still.push(after);
    else work.steps.push({ before: standing(left, lefts.datedKey), after, write });
  }
  if (!row || written.length === 0) return;
  writeLater(() =>
    written.map(({ path, of, own }) => [rowPath(path, of, kind, rights.datedKey), { ...row, ...own }]),
  );
}
