import { isDeepStrictEqual } from 'node:util';
import {
  type CalendarEntry,
  type CalendarKind,
  type DatedRow,
  datedKey,
  dayPath,
  entriesPath,
} from '@court/domain';
import { chapterOf } from '../checking/published-record';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap, yieldToEvents } from '../store/rate-limit';
import {
  type CaseKeys,
  type CasesOfRecords,
  caseKeysOf,
  casesOfRecords,
  type PeopleInEntries,
  peopleInEntries,
} from './identities';
import { entriesOf } from './index-entries';
import { indexReader, type WrittenLists } from './index-reader';
import {
  type FieldsOf,
  type IndexedFields,
  type IndexedRecord,
  type IndexFields,
  type IndexList,
  indexedRecords,
  internFields,
  type ListedRow,
  listPath,
  rowPath,
  type WrittenKind,
} from './indexed-record';
import { entrySources, type KnownRows, type Step, writeEntries } from './write-entries';

/** A list with changed records. `steps` change its index entries; the entries of `still` stay equal. */
type ListInWork = { list: IndexList; steps: Step[]; still: ListedRow[] };

/**
 * Writes the keys of its cases into the entry. Writes them into the docket row too, if readers cannot derive them from
 * the number. An entry without case keys is in no list, for example the entry of a removed record whose row has
 * expired.
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
 * Writes a record's row into its lists, and removes it from lists that it leaves. Adds the effects to `lists`, by path.
 * With `isAnew`, it adds them even if the entries stay equal. `keys` are null if the record may be in no list.
 */
function listRecord(
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

/** The fields that a row in one list has in addition to the docket row. */
export type OwnWords = Pick<DatedRow, 'w' | 'lead'>;

/** A record's membership in one list. */
export type ListMembership = { list: IndexList; fields: IndexFields; own: OwnWords };

/** A record's memberships, by list path: the lists of its people, its case and its lead case. */
export type Memberships = { datedKey: string; at: ReadonlyMap<string, ListMembership> };

const ROOTS = { hearings: ['hearings'], meetings: ['hearings', 'meetings'] } as const;

type Listed = { of: IndexList['of']; id: string; own: OwnWords };

function leadSaid({ leadCaseNumber: n, leadCaseTitle: c, leadChapter: h }: CalendarEntry): OwnWords {
  return n ? { lead: { n, ...(c && { c }), ...(h && { h }) } } : {};
}

function listed(entry: CalendarEntry, { own, lead }: CaseKeys, people: PeopleInEntries): Listed[] {
  const all: Listed[] = [{ of: 'Cases', id: own, own: {} }];
  for (const [id, w] of people.attorneysIn(entry)) all.push({ of: 'Attorneys', id, own: { w } });
  for (const [id, w] of people.debtorsIn(entry, own)) all.push({ of: 'Debtors', id, own: { w } });
  return lead === null ? all : [...all, { of: 'Cases', id: lead, own: leadSaid(entry) }];
}

function indexedFields(entry: CalendarEntry): IndexedFields {
  const { caseNumber, caseTitle, caseType, officeId } = entry;
  const chapter = chapterOf(entry);
  return {
    n: caseNumber,
    c: caseTitle,
    y: caseType,
    ...(chapter && { h: chapter }),
    ...(officeId && { o: officeId }),
  };
}

/** Finds the lists to which records belong. */
function membershipFinder(people: PeopleInEntries, fieldsOf: FieldsOf) {
  return (kind: CalendarKind, entry: CalendarEntry, keys: CaseKeys): Memberships => {
    const row = indexedFields(entry);
    const at = new Map<string, ListMembership>();
    for (const { of, id, own } of listed(entry, keys, people)) {
      const fields = fieldsOf(of, { ...row, ...own }, kind);
      for (const root of ROOTS[kind]) {
        const list: IndexList = { root, of, id };
        at.set(listPath(list), { list, fields, own });
      }
    }
    return { datedKey: datedKey(kind, entry.date, entry.time, entry.id), at };
  };
}

export type MembershipsOf = ReturnType<typeof membershipFinder>;

/** Names that search cannot find, because their keys would be too long. */
type IndexPlan = { unsearchable: string[] };

/** The rows that are not written now, and those that are written but keep their index entries. */
function untouched({ steps, still }: ListInWork, { rows, from }: KnownRows): KnownRows {
  const written = new Set([...steps.map(({ before }) => before?.key), ...still.map(({ key }) => key)]);
  return { rows: [...rows.filter(({ key }) => !written.has(key)), ...still], from };
}

type IndexOptions = {
  /** the lists that a court's first publication has written so far; else null */
  lists: WrittenLists | null;
  /** the index entries have an older format and are rewritten */
  isAnew: boolean;
};

/**
 * Adds the index changes to each record's update: in the lists of its attorneys, debtors and cases, and in the names
 * and numbers that lead to these lists. The former state follows from the entry. Reads only lists in which a record
 * arrives, leaves, moves or changes its fields. For a person, it reads only the latest rows if these are sufficient.
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
    await yieldToEvents();
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
    await yieldToEvents();
  });
  return { unsearchable: [...unsearchable] };
}
