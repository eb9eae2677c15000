import { breathe } from './breathe';
import { caseKeysOf } from './indexes/case-identity';
import { casesOfRecords } from './indexes/case-of-record';
import { indexReader } from './indexes/index-reader';
import { indexedRecords, type WrittenKind } from './indexes/indexed-record';
import { type ListInWork, listRecord } from './indexes/list-record';
import { type KnownRows, listWords, type Standing } from './indexes/list-words';
import { peopleInEntries } from './indexes/people-in-entry';
import { placesFinder } from './indexes/places';
import { speeches } from './indexes/speech';
import { statementOf } from './indexes/statement';
import { writeWords } from './indexes/write-words';
import type { WrittenLists } from './indexes/written-lists';
import type { OwnerDatabase } from './owner-database';
import { parallelMap } from './parallel-map';

/** Names that nobody can search by, since a key made of them would be too long. */
type IndexPlan = { unsearchable: string[] };

/** The rows that are not written now, and those that are but go on saying what they said. */
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
 * goes, moves or says something else are read, of a person's no more than the latest rows where these tell enough.
 */
export async function planIndexes(
  database: OwnerDatabase,
  written: readonly WrittenKind[],
  { lists: writtenLists, isAnew }: IndexOptions,
): Promise<IndexPlan> {
  const unsearchable = new Set<string>();
  const skipped = (name: string) => unsearchable.add(name);
  const speechOf = speeches();
  const cases = casesOfRecords();
  const placesOf = placesFinder(peopleInEntries(skipped), speechOf);
  const reader = indexReader(database, writtenLists, speechOf);
  const records = indexedRecords(written);
  const keys = await caseKeysOf(records, reader, cases);
  const lists = new Map<string, ListInWork>();
  for (const [at, record] of records.entries()) {
    listRecord(record, keys[at] ?? null, lists, { placesOf, cases, isAnew });
    await breathe();
  }

  const changing = [...lists].filter(([, { steps }]) => steps.length > 0);
  await parallelMap(changing, async ([path, work]) => {
    const { list, steps } = work;
    const says = (standing: Standing) => statementOf(list, standing, skipped);
    const leaving = steps.filter(({ before }) => before !== null).length;
    const latest = untouched(work, await reader.latest(list, leaving + 1));
    let known = latest;
    let words = listWords(steps, latest, says);
    if (!words) {
      known = untouched(work, await reader.whole(list));
      words = listWords(steps, known, says);
    }
    if (words) writeWords(steps, words, isAnew);
    const after = steps.flatMap((step) => step.after ?? []);
    writtenLists?.write(path, known.from === '' ? [...known.rows, ...after] : null);
    await breathe();
  });
  return { unsearchable: [...unsearchable] };
}
