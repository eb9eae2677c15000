import { isDeepStrictEqual } from 'node:util';
import type { IndexEntry, RowEntries } from './index-entries';
import type { ListedRow } from './indexed-record';

/** The effect of writing one record on a list. */
export type Step = {
  before: ListedRow | null;
  after: ListedRow | null;
  /** adds to the record's update */
  write: (path: string, value: unknown) => void;
};

/** Rows of a list that are not written now. It contains all rows from the key `from` on; '' means all rows. */
export type KnownRows = { rows: readonly ListedRow[]; from: string };

/** The entries of rows with the same fields, and the rows that have these fields. */
type FieldsUse = RowEntries & {
  /**
   * latest key of a row that had these fields before, and of a row that will have them at the end; '' if there is none
   */
  before: string;
  after: string;
  /** a row that is not written now, or was already written, has these fields */
  stays: boolean;
  /** number of rows that had these fields and are not written yet */
  leaving: number;
};

/** Fields that fill a path, each with its entry. */
type Filling = ReadonlyMap<FieldsUse, IndexEntry>;

type EntrySources = {
  useOf: (row: ListedRow) => FieldsUse;
  all: ReadonlyMap<string, FieldsUse>;
  /** paths that may change */
  paths: ReadonlyMap<string, Filling>;
  /** all rows of the list from this key on are known; '' means all rows */
  from: string;
};

const later = (a: string, b: string) => (a > b ? a : b);

type EntriesOf = (row: ListedRow) => RowEntries;

function usesByFields(entriesOf: EntriesOf) {
  const all = new Map<string, FieldsUse>();
  const useOf = (row: ListedRow): FieldsUse => {
    const use = all.get(row.fields.identity) ?? {
      ...entriesOf(row),
      before: '',
      after: '',
      stays: false,
      leaving: 0,
    };
    all.set(row.fields.identity, use);
    return use;
  };
  return { all, useOf };
}

/**
 * Collects the rows that fill the index paths of a list before and after. Returns null if the rows read so far cannot
 * decide the future value of a path. A path is decided if a row later than all unknown rows fills it at the end. If a
 * row stops filling it, a known row that is not written now must fill it. On null, the caller reads the whole list.
 */
export function entrySources(
  steps: readonly Step[],
  { rows, from }: KnownRows,
  entriesOf: EntriesOf,
): EntrySources | null {
  const { all, useOf } = usesByFields(entriesOf);
  for (const { before, after } of steps) {
    const left = before && useOf(before);
    const right = after && useOf(after);
    if (left) Object.assign(left, { before: later(left.before, before.key), leaving: left.leaving + 1 });
    if (right) right.after = later(right.after, after.key);
  }
  const moving = new Set(all.values());
  for (const row of rows) {
    const use = useOf(row);
    use.before = later(use.before, row.key);
    use.after = later(use.after, row.key);
    use.stays = true;
  }
  const paths = new Map<string, Map<FieldsUse, IndexEntry>>();
  for (const use of all.values()) {
    for (const entry of use.entries) {
      const filling = paths.get(entry.path) ?? new Map<FieldsUse, IndexEntry>();
      paths.set(entry.path, filling.set(use, entry));
    }
  }
  if (from === '') return { useOf, all, paths, from };
  const touched = [...paths].filter(([, filling]) => [...filling.keys()].some((use) => moving.has(use)));
  const isKnown = touched.every(([, filling]) => {
    const uses = [...filling.keys()];
    const isHeld = uses.some((one) => one.stays) || uses.every((one) => one.leaving === 0);
    return isHeld && uses.some((one) => one.after >= from);
  });
  return isKnown ? { useOf, all, paths: new Map(touched), from } : null;
}

/** True if a row still has these fields. */
const isUsed = (use: FieldsUse) => use.stays || use.leaving > 0;

function best(filling: Filling, rankOf: (use: FieldsUse) => string) {
  let found: { rank: string; use: FieldsUse } | null = null;
  for (const use of filling.keys()) {
    const rank = rankOf(use);
    if (rank && (!found || rank > found.rank)) found = { rank, use };
  }
  return found && filling.get(found.use);
}

function latest(filling: Filling, when: 'before' | 'after'): string {
  return [...filling.keys()].reduce((key, use) => (use[when] > key ? use[when] : key), '');
}

function valueFrom(
  filling: Filling,
  rankOf: (use: FieldsUse) => string,
  key: string,
  meeting: boolean,
): unknown {
  const entry = best(filling, rankOf);
  if (!entry) return null;
  const { value, dated } = entry;
  if (!dated || typeof value === 'string') return value;
  return { ...value, u: key.slice(0, 'YYYY-MM-DD'.length), ...(meeting ? { m: 1 } : {}) };
}

/** A case's own records take precedence over those that name it as lead case. */
const own = ({ isOwn }: FieldsUse) => (isOwn ? 1 : 0);

/**
 * The value of a path before anything is written: the entry of the latest row, or null if no row filled it. Undefined
 * if it cannot be known, because rows before the key `from` are unknown.
 */
function valueBefore(filling: Filling, from: string, hadMeeting: boolean): unknown {
  const key = latest(filling, 'before');
  if (key < from) return undefined;
  return valueFrom(filling, (use) => use.before && `${own(use)}${use.before}`, key, hadMeeting);
}

/**
 * The value that a path must have now: the entry of the latest row written so far, with the latest day of all rows to
 * be written. Null if no row fills it. Undefined if it must stay until its last row is removed.
 */
function valueNow(filling: Filling, hasMeeting: boolean): unknown {
  const key = latest(filling, 'after');
  if (!key && [...filling.keys()].some(isUsed)) return undefined;
  const rankOf = (use: FieldsUse) => {
    if (!isUsed(use)) return '';
    return `${own(use)}${use.after ? `1${use.after}` : `0${use.before}`}`;
  };
  return valueFrom(filling, rankOf, key, hasMeeting);
}

/** Marks the step as done. Returns the fields that now have their first row, or have lost their last row. */
function take({ before, after }: Step, useOf: EntrySources['useOf']): FieldsUse[] {
  const turned: FieldsUse[] = [];
  if (after) {
    const use = useOf(after);
    if (!isUsed(use)) turned.push(use);
    use.stays = true;
  }
  if (before) {
    const use = useOf(before);
    use.leaving -= 1;
    if (!isUsed(use)) turned.push(use);
  }
  return turned;
}

/**
 * Writes the index entries of a list together with its rows, record by record. A path is filled while any row fills it,
 * with the entry of the latest such row. A name is therefore written once and not with every row, and every index entry
 * leads to a row at all times. With `isAnew`, unchanged entries are rewritten, because they have an older format.
 */
export function writeEntries(steps: readonly Step[], sources: EntrySources, isAnew = false): void {
  const { useOf, all, paths, from } = sources;
  const meetings = [...all.values()].filter((use) => use.isMeeting);
  const hadMeeting = meetings.some((use) => use.before);
  const held = new Map([...paths].map(([path, filling]) => [path, valueBefore(filling, from, hadMeeting)]));
  const written = new Set<string>();
  let meetingSaid = hadMeeting;
  let isBegun = false;
  for (const step of steps) {
    const turned = take(step, useOf);
    const hasMeeting = meetings.some(isUsed);
    const isAny = !isBegun || hasMeeting !== meetingSaid;
    const changing = isAny ? paths.keys() : turned.flatMap(({ entries }) => entries.map(({ path }) => path));
    for (const path of new Set(changing)) {
      const filling = paths.get(path);
      const value = filling && valueNow(filling, hasMeeting);
      const isUnsaid = value === null && held.get(path) === undefined;
      const isDone = isDeepStrictEqual(value, held.get(path)) && (!isAnew || written.has(path));
      if (value === undefined || isUnsaid || isDone) continue;
      written.add(path);
      step.write(path, value);
      held.set(path, value);
    }
    meetingSaid = hasMeeting;
    isBegun = true;
  }
}
