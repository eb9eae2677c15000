import { caseKeysOf, casesOfRecords } from '../indexes/case-identity';
import { entriesOf } from '../indexes/index-entries';
import type { ListedRow } from '../indexes/index-fields';
import { internFields } from '../indexes/index-fields';
import { indexReader, type WrittenLists } from '../indexes/index-reader';
import { indexedRecords, type WrittenKind } from '../indexes/indexed-record';
import { type ListInWork, listRecord, membershipFinder } from '../indexes/list-membership';
import { peopleInEntries } from '../indexes/people-in-entry';
import { entrySources, type KnownRows, writeEntries } from '../indexes/write-entries';
import type { OwnerDatabase } from '../store/owner-database';
import { breathe, parallelMap } from '../store/parallel-map';

/** Names that nobody can search by, since a key made of them would be too long. */
type IndexPlan = { unsearchable: string[] };

/** The rows that are not written now, and those that are but keep their index entries. */
function untouched({ steps, still }: ListInWork, { rows, from }: KnownRows): KnownRows {
  const written = new Set([...steps.map(({ before }) => before?.key), ...still.map(({ key }) => key)]);
  return { rows: [...rows.filter(({ key }) => !written.has(key)), ...still], from };
}

type IndexOptions = {
  /** at a court's first publication: what it has written so far; else null */
  lists: WrittenLists | null;
  /** what leads to lists was written in another format, and is written again */
  isAnew: boolean;
};

/**
 * Adds to each record's update what it changes in the lists of its attorneys, its debtors and its cases, and in the
 * names and numbers that lead to them. What stood before follows from the entry; only lists in which a record comes,
 * goes, moves or changes its fields are read, of a person's no more than the latest rows where these tell enough.
 */
export async function planIndexes(
  database: OwnerDatabase,
  written: readonly WrittenKind[],
  { lists: writtenLists, isAnew }: IndexOptions,
): Promise<IndexPlan> {
  const unsearchable = new Set<string>();
  const skipped = (name: string) => unsearchable.add(name);
  const fieldsOf = internFields();
  const cases = casesOfRecords();
  const membershipsOf = membershipFinder(peopleInEntries(skipped), fieldsOf);
  const reader = indexReader(database, writtenLists, fieldsOf);
  const records = indexedRecords(written);
  const keys = await caseKeysOf(records, reader, cases);
  const lists = new Map<string, ListInWork>();
  for (const [at, record] of records.entries()) {
    listRecord(record, keys[at] ?? null, lists, { membershipsOf, cases, isAnew });
    await breathe();
  }

  const changing = [...lists].filter(([, { steps }]) => steps.length > 0);
  await parallelMap(changing, async ([path, work]) => {
    const { list, steps } = work;
    const entries = (row: ListedRow) => entriesOf(list, row, skipped);
    const leaving = steps.filter(({ before }) => before !== null).length;
    const latest = untouched(work, await reader.latest(list, leaving + 1));
    let known = latest;
    let sources = entrySources(steps, latest, entries);
    if (!sources) {
      known = untouched(work, await reader.whole(list));
      sources = entrySources(steps, known, entries);
    }
    if (sources) writeEntries(steps, sources, isAnew);
    const after = steps.flatMap((step) => step.after ?? []);
    writtenLists?.write(path, known.from === '' ? [...known.rows, ...after] : null);
    await breathe();
  });
  return { unsearchable: [...unsearchable] };
}
