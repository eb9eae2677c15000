import { caseKeysOf } from './indexes/case-identity';
import { indexReader } from './indexes/index-reader';
import { indexedRecords, type WrittenKind } from './indexes/indexed-record';
import { type ListInWork, listRecord } from './indexes/list-record';
import { type KnownRows, listWords } from './indexes/list-words';
import { statementOf } from './indexes/statement';
import { writeWords } from './indexes/write-words';
import type { OwnerDatabase } from './owner-database';
import { parallelMap } from './parallel-map';

/** Names that nobody can search by, since a key made of them would be too long. */
type IndexPlan = { unsearchable: string[] };

/** The rows that are not written now, and those that are but go on saying what they said. */
function untouched({ steps, still }: ListInWork, { rows, from }: KnownRows): KnownRows {
  const written = new Set([...steps.map(({ before }) => before?.key), ...still.map(({ key }) => key)]);
  return { rows: [...rows.filter(({ key }) => !written.has(key)), ...still], from };
}

/**
 * Adds to each record's update what it changes in the lists of its attorneys, its debtors and its cases, and in the
 * names and numbers that lead to them. What stood before follows from the entry; only lists in which a record comes,
 * goes, moves or says something else are read, of a person's no more than the latest rows where these tell enough.
 * `isFirst`: nothing was ever published.
 */
export async function planIndexes(
  database: OwnerDatabase,
  written: readonly WrittenKind[],
  isFirst: boolean,
): Promise<IndexPlan> {
  const reader = indexReader(database, isFirst);
  const records = indexedRecords(written);
  const keys = await caseKeysOf(records, reader);
  const lists = new Map<string, ListInWork>();
  const unsearchable = new Set<string>();
  const skipped = (name: string) => unsearchable.add(name);
  for (const [at, record] of records.entries()) listRecord(record, keys[at] ?? null, lists, skipped);

  const changing = [...lists.values()].filter(({ steps }) => steps.length > 0);
  await parallelMap(changing, async (work) => {
    const { list, steps } = work;
    const saysOf = (standing: Parameters<typeof statementOf>[1]) => statementOf(list, standing, skipped);
    const leaving = steps.filter(({ before }) => before !== null).length;
    const latest = await reader.latest(list, leaving + 1);
    const words =
      listWords(steps, untouched(work, latest), saysOf) ??
      listWords(steps, untouched(work, await reader.whole(list)), saysOf);
    if (words) writeWords(steps, words);
  });
  return { unsearchable: [...unsearchable] };
}
