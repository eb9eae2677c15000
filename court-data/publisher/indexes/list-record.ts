import { isDeepStrictEqual } from 'node:util';
import { dayPath, entriesPath } from '@court/records';
import type { CaseKeys } from './case-identity';
import type { CasesOfRecords } from './case-of-record';
import type { ListedRow, Step } from './entry-sources';
import { type IndexList, rowPath } from './index-list';
import type { IndexedRecord } from './indexed-record';
import type { ListMembership, Memberships, MembershipsOf, OwnWords } from './list-membership';

/** A list in which records are written: those that change its index entries, and rows whose entries stay. */
export type ListInWork = { list: IndexList; steps: Step[]; still: ListedRow[] };

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

const IN_NO_LIST: Memberships = { datedKey: '', at: new Map() };

function listedRow(place: ListMembership | undefined, key: string): ListedRow | null {
  return place ? { key, fields: place.fields } : null;
}

/**
 * Writes a record's row into the lists in which it stands, and takes it out of those in which it stands no longer; notes
 * in `lists`, by path, what that does to them; with `isAnew` also where its entries stay the same. `keys` are null where the record may stand in no list.
 */
export function listRecord(
  record: IndexedRecord,
  keys: CaseKeys | null,
  lists: Map<string, ListInWork>,
  { membershipsOf, cases, isAnew }: { membershipsOf: MembershipsOf; cases: CasesOfRecords; isAnew: boolean },
): void {
  const { kind, before, after, stored, write, writeLater } = record;
  const beforeKeys = { own: before?.caseKey ?? '', lead: before?.leadCaseKey ?? null };
  const lefts = before ? membershipsOf(kind, before, beforeKeys) : IN_NO_LIST;
  const rights = after && keys ? membershipsOf(kind, after, keys) : IN_NO_LIST;
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
    const after = listedRow(right, rights.datedKey);
    if (!isAnew && after && left && !isMoved && left.fields === right?.fields) work.still.push(after);
    else work.steps.push({ before: listedRow(left, lefts.datedKey), after, write });
  }
  if (!row || written.length === 0) return;
  writeLater(() =>
    written.map(({ path, of, own }) => [rowPath(path, of, kind, rights.datedKey), { ...row, ...own }]),
  );
}
