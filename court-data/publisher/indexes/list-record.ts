import { isDeepStrictEqual } from 'node:util';
import { dayPath, entriesPath } from '@court/shared/records/data-paths';
import type { CaseKeys } from './case-identity';
import { bareKey, ownCase } from './case-of-record';
import type { IndexList, Standing } from './index-list';
import type { IndexedRecord } from './indexed-record';
import type { Step } from './list-words';
import type { Skipped } from './people-in-entry';
import { type Place, placesOf } from './places';

/** A list in which records are written: those that change what it says, and rows that go on saying what they said. */
export type ListInWork = { list: IndexList; steps: Step[]; still: Standing[] };

/**
 * Puts the keys of its cases into the entry, and into the docket row where readers cannot tell them from the number. An
 * entry without them stands in no list, as that of a record which was removed so long ago that its row has gone.
 */
function rowWithCase({ kind, key, before, after, at, write }: IndexedRecord, keys: CaseKeys | null) {
  const entry = `${entriesPath(kind)}/${key}`;
  if (!at || !after || !keys) {
    if (before) write(`${entry}/caseKey`, null);
    if (before?.leadCaseKey) write(`${entry}/leadCaseKey`, null);
    return null;
  }
  const { own, lead } = keys;
  write(`${entry}/caseKey`, own);
  if (lead !== null) write(`${entry}/leadCaseKey`, lead);
  if (own === bareKey(ownCase(after))) return at.row;
  write(`${dayPath(kind, after.date)}/${at.rowKey}/q`, own);
  return { ...at.row, q: own };
}

const wordsOf = ({ standing: { row } }: Place) => ({
  ...(row.w && { w: row.w }),
  ...(row.lead && { lead: row.lead }),
});

/**
 * Writes a record's row into the lists in which it stands, and takes it out of those in which it stands no longer; notes
 * in `lists`, by path, what that does to them. `keys` are null where the record may stand in no list.
 */
export function listRecord(
  record: IndexedRecord,
  keys: CaseKeys | null,
  lists: Map<string, ListInWork>,
  skipped: Skipped,
): void {
  const { kind, before, after, stored, write } = record;
  const beforeKeys = { own: before?.caseKey ?? '', lead: before?.leadCaseKey ?? null };
  const lefts = before ? placesOf(kind, before, beforeKeys, () => undefined) : new Map<string, Place>();
  const rights = after && keys ? placesOf(kind, after, keys, skipped) : new Map<string, Place>();
  const row = rowWithCase(record, keys);
  const isRowSame = isDeepStrictEqual(stored?.row, row);

  for (const path of new Set([...lefts.keys(), ...rights.keys()])) {
    const [left, right] = [lefts.get(path), rights.get(path)];
    const list = (left ?? right)?.list;
    if (!list) continue;
    const isMoved = left?.rowPath !== right?.rowPath;
    if (left && isMoved) write(left.rowPath, null);
    if (right && row) {
      const words = wordsOf(right);
      const isSame = !isMoved && isRowSame && isDeepStrictEqual(left && wordsOf(left), words);
      if (!isSame) write(right.rowPath, { ...row, ...words });
    }
    const work = lists.get(path) ?? { list, steps: [], still: [] };
    lists.set(path, work);
    const [was, is] = [left?.standing ?? null, right?.standing ?? null];
    if (was && is && was.key === is.key && was.says === is.says) work.still.push(is);
    else work.steps.push({ before: was, after: is, write });
  }
}
