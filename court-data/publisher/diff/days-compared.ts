import { idOfRowKey } from '@court/domain';
import type { ExportedRecords } from '../checking/exported-records';
import type { Ledger, Publication } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import {
  daySum,
  goneFrom,
  isActive,
  isUnfinished,
  loadDay,
  type RowAt,
  type StoredDay,
  standingOn,
} from '../store/stored-day';
import { timeOfRowKey } from './diff-day';
import { findMoves, type GoneRecord, type MoveAnswers, type MoveQuestion } from './moved-records';
import { formerDays } from './touched-records';

/** The days that a comparison reads are cached for their batch up to this number of rows. */
const MAX_CACHED_ROWS = 1_000;

/** `answers` are a clerk's answers about exports without ids. */
export type CompareJob = {
  database: OwnerDatabase;
  exported: ExportedRecords;
  ledger: Ledger;
  publication: Publication;
  answers: MoveAnswers;
};

/** Records that stay on a day although the export does not have them there. */
const stayingOn = (day: StoredDay, exported: ExportedRecords) =>
  standingOn(day).filter((key) => exported.isStaying(day.date, key));

/** True if a day differs from the export only by these records. */
function isAsStored(day: StoredDay, exported: ExportedRecords, staying: readonly string[], stored?: string) {
  if (staying.length === 0 || day.unfinished) return false;
  const own = [...exported.on(day.date)].map(([key, { sum }]) => [key, sum] as const);
  const others = staying.map((key) => [key, day.sums.get(key) ?? ''] as const);
  return daySum(new Map([...own, ...others])) === stored;
}

const goneRecord = (key: string, date: string, { rowKey, row }: RowAt): GoneRecord => ({
  key,
  id: idOfRowKey(rowKey),
  date,
  time: timeOfRowKey(rowKey),
  row,
});

/** Compares changed days: collects the records that leave, arrive, are gone or stay. */
class DaysCompared {
  /** entry key → days that the record leaves */
  readonly leaving = new Map<string, string[]>();
  readonly arriving = new Set<string>();
  readonly known = new Set<string>();
  readonly gone: GoneRecord[] = [];
  readonly kept = new Set<string>();
  /** days that differ from the export only by records that stay */
  readonly same = new Set<string>();
  readonly held = new Map<string, StoredDay>();
  #heldRows = 0;

  constructor(private readonly job: CompareJob) {}

  leave(key: string, date: string) {
    const days = this.leaving.get(key) ?? [];
    if (!days.includes(date)) this.leaving.set(key, [...days, date]);
  }

  add(day: StoredDay, isChanged: boolean) {
    const { exported, ledger, publication } = this.job;
    const { date } = day;
    const staying = stayingOn(day, exported);
    for (const key of staying) if (exported.isRejected(key)) this.kept.add(key);
    if (isChanged && isAsStored(day, exported, staying, ledger[exported.kind][date])) {
      this.same.add(date);
      return;
    }
    for (const key of goneFrom(day, exported, isChanged)) {
      const at = day.rows.get(key);
      if (day.sums.has(key)) this.known.add(key);
      if (exported.has(key)) this.leave(key, date);
      else if (exported.isWithheld(key)) continue;
      else if (date >= publication.today && at && isActive(at)) this.gone.push(goneRecord(key, date, at));
    }
    if (isChanged) {
      for (const key of exported.on(date).keys()) if (!day.sums.has(key)) this.arriving.add(key);
    }
    this.#heldRows += day.rows.size;
    if (this.#heldRows <= MAX_CACHED_ROWS) this.held.set(date, day);
  }

  /** Entry keys of records that arrive on a day and were on none of the compared days. */
  get strangers(): string[] {
    return [...this.arriving].filter((key) => !this.known.has(key));
  }

  /** Treats the export's record `own` as the public record `gone`. */
  move(gone: GoneRecord, own: string) {
    const { exported } = this.job;
    exported.rename(own, gone.id);
    this.gone.splice(this.gone.indexOf(gone), 1);
    this.arriving.delete(own);
    if (exported.dateOf(gone.key) === gone.date) return;
    this.arriving.add(gone.key);
    this.leave(gone.key, gone.date);
  }
}

/** The records that leave, arrive or are gone on the changed days. */
export async function compareDays(job: CompareJob, changed: ReadonlySet<string>, dates: readonly string[]) {
  const { database, exported, ledger, answers } = job;
  const { kind } = exported;
  const found = new DaysCompared(job);
  await parallelMap(dates, async (date) => {
    const day = await loadDay(database, kind, date, isUnfinished(ledger[kind][date]));
    found.add(day, changed.has(date));
  });
  let questions: MoveQuestion[] = [];
  if (exported.hasMadeIds && found.gone.length > 0) {
    const moved = await findMoves({ database, exported, answers }, found.gone, found.strangers);
    for (const { gone, to } of moved.moves) found.move(gone, to.key);
    questions = moved.questions;
  }
  const former = await formerDays(database, exported, found.strangers);
  for (const [date, keys] of former) for (const key of keys) found.leave(key, date);
  const { leaving, arriving, gone, kept, same, held } = found;
  const newcomers = new Set([...arriving].filter((key) => !leaving.has(key)));
  return { leaving, newcomers, gone, questions, kept, same, held };
}

type Compared = Awaited<ReturnType<typeof compareDays>>;

/** The same result for a kind without public records. */
export const nothingPublic = (): Omit<Compared, 'newcomers'> & { newcomers: null } => ({
  leaving: new Map(),
  newcomers: null,
  gone: [],
  questions: [],
  kept: new Set(),
  same: new Set(),
  held: new Map(),
});
