import type { CourtConfig } from '@court/shared/records/court-config';
import { dayIn } from '@court/shared/records/court-time';
import type { CalendarKind } from '@court/shared/records/data-paths';
import { type CheckedSource, checkSource } from './check-source';
import { type CourtNames, courtNames } from './court-names';
import {
  newJudgesWarning,
  unknownFieldsNotice,
  unknownOfficesWarning,
  unsearchableWarning,
} from './export-remarks';
import { type Ledger, readLedger } from './ledger';
import { type OwnerDatabase, ownerDatabase } from './owner-database';
import { planIndexes } from './plan-indexes';
import { planKind } from './plan-kind';
import { planReference } from './plan-reference';
import type { PublishSummary } from './publish-summary';
import { publishedRecord } from './published-record';
import { RejectedRecordsError } from './reject';
import { type SettledKind, settleKind } from './settle-kind';
import { guardShrink } from './shrink-guard';
import { type Source, SourceFileError } from './source-file';
import { type PublishPlan, writeChecked, writePlan } from './write-plan';

export type PublishOptions = {
  court: CourtConfig;
  /** `http(s)://host[:port][?ns=name]` */
  database: string;
  /** a kind that is not given stays as it is */
  hearings?: Source;
  meetings?: Source;
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

type Checked = Partial<Record<CalendarKind, CheckedSource>>;

function checkAll({ court, allowRejects, ...options }: PublishOptions): Checked {
  const checked: Checked = {};
  for (const kind of KINDS) {
    const source = options[kind];
    if (source) checked[kind] = checkSource(source, court.code);
  }
  const rejects = Object.values(checked).flatMap((source) => source.rejects);
  if (rejects.length > 0 && !allowRejects) throw new RejectedRecordsError(rejects);
  for (const kind of KINDS) {
    if (checked[kind]?.records.length === 0) {
      throw new SourceFileError(
        options[kind]?.name ?? kind,
        null,
        'no record is left once the rejects are out',
      );
    }
  }
  return checked;
}

type Compared = PublishPlan & { newJudges: string[]; unsearchable: string[] };

async function compare(
  { court, now = Date.now }: PublishOptions,
  database: OwnerDatabase,
  checked: Checked,
  names: CourtNames,
  ledger: Ledger,
): Promise<Compared> {
  const today = dayIn(court.timeZones[0], now());
  const records = Object.values(checked).flatMap((source) => source.records);
  const { newJudges, ...reference } = planReference(court, records, names, ledger.reference);
  const settled: SettledKind[] = [];
  for (const kind of KINDS) {
    const source = checked[kind];
    if (!source) continue;
    const published = source.records.map((record) => publishedRecord(record, names));
    settled.push(await settleKind({ database, kind, records: published, stored: ledger[kind], today }));
  }
  const isFirst = KINDS.every((kind) => Object.keys(ledger[kind]).length === 0);
  const { unsearchable } = await planIndexes(database, settled, isFirst);
  const kinds = Object.fromEntries(settled.map((one) => [one.kind, planKind(one)]));
  return { reference, kinds, newJudges, unsearchable };
}

/**
 * Publishes a court's exports: checks them whole, compares them with what was published last, and writes the
 * difference. Throws SourceFileError, RejectedRecordsError, ShrinkError (nothing was written), LeaseHeldError,
 * DatabaseUnreachableError and DatabaseRefusedError (the next run completes what this one began).
 */
export async function publishCourt(options: PublishOptions): Promise<PublishSummary> {
  const { court, now = Date.now, dryRun = false, allowShrink = false } = options;
  const names = courtNames(court);
  const checked = checkAll(options);
  const database = ownerDatabase(options.database);
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
    return figures ? { records: checked[kind]?.records.length ?? 0, ...figures } : null;
  };
  const remarks = (say: (file: string, source: CheckedSource) => string[]) =>
    KINDS.flatMap((kind) => (checked[kind] ? say(options[kind]?.name ?? kind, checked[kind]) : []));
  return {
    court: court.code,
    database: options.database,
    outcome: dryRun ? 'dry-run' : isUnchanged ? 'unchanged' : 'published',
    checkedAt: now(),
    hearings: taken('hearings'),
    meetings: taken('meetings'),
    rejects: Object.values(checked).flatMap((source) => source.rejects),
    notices: remarks(unknownFieldsNotice),
    warnings: [
      ...remarks((file, source) => unknownOfficesWarning(file, source, names)),
      ...newJudgesWarning(made.newJudges),
      ...unsearchableWarning(made.unsearchable),
    ],
  };
}
