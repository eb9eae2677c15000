import type { CourtConfig } from '@court/shared/records/court-config';
import type { CalendarKind } from '@court/shared/records/data-paths';
import { entryKey } from '@court/shared/records/keys';
import { type CheckedExports, checkExports, type Exports } from './check-exports';
import { FORMAT } from './checksum';
import { type CourtNames, courtNames } from './court-names';
import { newJudgesWarning, unknownOfficesWarning, unsearchableWarning } from './export-remarks';
import { firstDay } from './exported-days';
import { type Ledger, readLedger } from './ledger';
import { databaseOf, type OwnerDatabase } from './owner-database';
import { planIndexes } from './plan-indexes';
import { planKind } from './plan-kind';
import { planReference } from './plan-reference';
import { publicationAt } from './publication';
import type { PublishSummary } from './publish-summary';
import { publishedRecord } from './published-record';
import { isEmpty, type SettledKind, settleKind } from './settle-kind';
import { guardShrink } from './shrink-guard';
import { standingAppearances } from './standing-appearances';
import { type PublishPlan, partsAtWork, writeChecked, writePlan } from './write-plan';

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
  /** how long to wait where another publisher is at work, ms; without it, that is an error */
  waitForLeaseMs?: number;
  /** most paths of one write */
  mostPaths?: number;
  onProgress?: (written: number, total: number) => void;
};

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

type Compared = PublishPlan & { newJudges: string[]; unsearchable: string[] };

async function compare(
  { court, now = Date.now }: PublishOptions,
  database: OwnerDatabase,
  checked: CheckedExports,
  names: CourtNames,
  ledger: Ledger,
): Promise<Compared> {
  const publication = publicationAt(court, ledger, now());
  const given = {
    judges: checked.judges?.records ?? [],
    trustees: checked.trustees?.records ?? [],
  };
  const standing = { hearings: undefined, meetings: standingAppearances(given.trustees, ledger.reference) };
  const open = (kind: CalendarKind) =>
    checked.kinds[kind]?.records.filter(({ id }) => !ledger.withdrawn[kind][entryKey(id)]) ?? [];
  const records = KINDS.flatMap(open);
  const { newJudges, ...reference } = planReference(court, records, names, ledger.reference, given);
  const settled: SettledKind[] = [];
  for (const kind of KINDS) {
    const source = checked.kinds[kind];
    if (!source) continue;
    const published = open(kind).map((record) => publishedRecord(record, names, standing[kind]));
    const from = firstDay(source.records);
    settled.push(await settleKind({ database, kind, records: published, from, ledger, publication }));
  }
  const isFirst = KINDS.every((kind) => isEmpty(ledger, kind));
  const isAnew = settled.some(({ kind }) => ledger.format[kind] !== FORMAT);
  const { unsearchable } = await planIndexes(database, settled, { isFirst, isAnew });
  const kinds = Object.fromEntries(settled.map((one) => [one.kind, planKind(one)]));
  return { at: publication.at, reference, kinds, newJudges, unsearchable };
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
  const database = databaseOf(options.database);
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
  let isUnchanged = partsAtWork(made, ledger).length === 0;
  if (!dryRun && isUnchanged) await writeChecked(database, now());
  else if (!dryRun) {
    const { waitForLeaseMs = 0, mostPaths, onProgress } = options;
    const writing = { database, made, ledger, plan, now, waitForLeaseMs, mostPaths, onProgress };
    ({ made, isUnchanged } = await writePlan(writing));
  }

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
      ...unsearchableWarning(made.unsearchable),
    ],
  };
}
