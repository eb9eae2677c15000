import type { CourtConfig } from '@court/shared/records/court-config';
import { dayIn } from '@court/shared/records/court-time';
import type { CalendarKind } from '@court/shared/records/data-paths';
import { type CheckedExports, checkExports, type Exports } from './check-exports';
import { type CourtNames, courtNames } from './court-names';
import { newJudgesWarning, unknownOfficesWarning } from './export-remarks';
import { type Ledger, readLedger } from './ledger';
import { type OwnerDatabase, ownerDatabase } from './owner-database';
import { type KindPlan, planKind } from './plan-kind';
import { planReference } from './plan-reference';
import type { PublishSummary } from './publish-summary';
import { publishedRecord } from './published-record';
import { guardShrink } from './shrink-guard';
import { type PublishPlan, writeChecked, writePlan } from './write-plan';

export type PublishOptions = Exports & {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or a database that is open */
  database: string | OwnerDatabase;
  /** publish the rest when some records are rejected */
  allowRejects?: boolean;
  /** publish although more than a third of the upcoming records are missing */
  allowShrink?: boolean;
  /** read, check and compare, but write nothing */
  dryRun?: boolean;
  /** epoch ms; decides which records are upcoming, in the court's first zone */
  now?: () => number;
  onProgress?: (written: number, total: number) => void;
};

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

type Compared = PublishPlan & { newJudges: string[] };

async function compare(
  { court, now = Date.now }: PublishOptions,
  database: OwnerDatabase,
  checked: CheckedExports,
  names: CourtNames,
  ledger: Ledger,
): Promise<Compared> {
  const today = dayIn(court.timeZones[0], now());
  const records = Object.values(checked.kinds).flatMap((source) => source.records);
  const given = {
    judges: checked.judges?.records ?? [],
    trustees: checked.trustees?.records ?? [],
  };
  const { newJudges, ...reference } = planReference(court, records, names, ledger.reference, given);
  const kinds: Partial<Record<CalendarKind, KindPlan>> = {};
  for (const kind of KINDS) {
    const source = checked.kinds[kind];
    if (!source) continue;
    const published = source.records.map((record) => publishedRecord(record, names));
    kinds[kind] = await planKind({ database, kind, records: published, stored: ledger[kind], today });
  }
  return { reference, kinds, newJudges };
}

/**
 * Publishes a court's exports: checks them whole, compares them with what was published last, and writes the
 * difference. Throws SourceFileError, RejectedRecordsError, ShrinkError (nothing was written), LeaseHeldError,
 * DatabaseUnreachableError and DatabaseRefusedError (the next run completes what this one began).
 */
export async function publishCourt(options: PublishOptions): Promise<PublishSummary> {
  const { court, now = Date.now, dryRun = false, allowShrink = false, allowRejects = false } = options;
  const names = courtNames(court);
  const checked = await checkExports(options, { court: court.code, allowRejects });
  const database = typeof options.database === 'string' ? ownerDatabase(options.database) : options.database;
  const plan = async (ledger: Ledger) => {
    const made = await compare(options, database, checked, names, ledger);
    for (const kind of KINDS) {
      const figures = made.kinds[kind]?.figures;
      if (figures && !allowShrink) guardShrink(kind, figures);
    }
    return made;
  };

  const ledger = await readLedger(database);
  let made = await plan(ledger);
  const isUnchanged =
    made.reference.units.length === 0 && KINDS.every((kind) => !made.kinds[kind]?.figures.days);
  if (!dryRun && isUnchanged) await writeChecked(database, now());
  if (!dryRun && !isUnchanged)
    made = await writePlan({ database, made, ledger, plan, now, onProgress: options.onProgress });

  const taken = (kind: CalendarKind) => {
    const figures = made.kinds[kind]?.figures;
    return figures ? { records: checked.kinds[kind]?.records.length ?? 0, ...figures } : null;
  };
  return {
    court: court.code,
    database: database.address,
    outcome: dryRun ? 'dry-run' : isUnchanged ? 'unchanged' : 'published',
    checkedAt: now(),
    hearings: taken('hearings'),
    meetings: taken('meetings'),
    judges: checked.judges?.records.length ?? null,
    trustees: checked.trustees?.records.length ?? null,
    referenceWritten: made.reference.units.length,
    rejects: checked.rejects,
    notices: checked.notices,
    warnings: [
      ...KINDS.flatMap((kind) => unknownOfficesWarning(checked.kinds[kind], names)),
      ...newJudgesWarning(made.newJudges),
    ],
  };
}
