import type { CourtConfig } from '@court/shared/records/court-config';
import type { CalendarKind } from '@court/shared/records/data-paths';
import { entryKey } from '@court/shared/records/keys';
import { type CheckedSource, checkSource } from './check-source';
import { type CourtNames, courtNames } from './court-names';
import { newJudgesWarning, unknownFieldsNotice, unknownOfficesWarning } from './export-remarks';
import { type Ledger, readLedger } from './ledger';
import { type OwnerDatabase, ownerDatabase } from './owner-database';
import { planKind } from './plan-kind';
import { planReference } from './plan-reference';
import { publicationAt } from './publication';
import type { PublishSummary } from './publish-summary';
import { publishedRecord } from './published-record';
import { RejectedRecordsError } from './reject';
import { type SettledKind, settleKind } from './settle-kind';
import { guardShrink } from './shrink-guard';
import { type Source, SourceFileError } from './source-file';
import { type PublishPlan, partsAtWork, writeChecked, writePlan } from './write-plan';

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
  /** how long to wait where another publisher is at work, ms; without it, that is an error */
  waitForLeaseMs?: number;
  /** most paths of one write */
  mostPaths?: number;
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

type Compared = PublishPlan & { newJudges: string[] };

async function compare(
  { court, now = Date.now }: PublishOptions,
  database: OwnerDatabase,
  checked: Checked,
  names: CourtNames,
  ledger: Ledger,
): Promise<Compared> {
  const publication = publicationAt(court, ledger, now());
  const records = Object.values(checked).flatMap((source) => source.records);
  const { newJudges, ...reference } = planReference(court, records, names, ledger.reference);
  const settled: SettledKind[] = [];
  for (const kind of KINDS) {
    const source = checked[kind];
    if (!source) continue;
    const open = source.records.filter(({ id }) => !ledger.withdrawn[kind][entryKey(id)]);
    const published = open.map((record) => publishedRecord(record, names));
    const [from = ''] = source.records.map(({ date }) => date).sort();
    settled.push(await settleKind({ database, kind, records: published, from, ledger, publication }));
  }
  const kinds = Object.fromEntries(settled.map((one) => [one.kind, planKind(one)]));
  return { at: publication.at, reference, kinds, newJudges };
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
  let isUnchanged = partsAtWork(made, ledger).length === 0;
  if (!dryRun && isUnchanged) await writeChecked(database, now());
  else if (!dryRun) {
    const { waitForLeaseMs = 0, mostPaths, onProgress } = options;
    const writing = { database, made, ledger, plan, now, waitForLeaseMs, mostPaths, onProgress };
    ({ made, isUnchanged } = await writePlan(writing));
  }

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
    ],
  };
}
