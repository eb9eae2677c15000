import type { CalendarKind, CourtConfig } from '@court/records';
import {
  type CheckedExports,
  checkExports,
  type Exports,
  newJudgesWarning,
  unknownOfficesWarning,
  unsearchableWarning,
} from './checking/check-exports';
import { ExportedRecords } from './checking/exported-records';
import { type ComparedKind, compareKind, guardShrink, isEmpty, surveyExport } from './diff/compare-days';
import { diffKind, type KindDiff } from './diff/diff-kind';
import { addFigures, type Figures, MOST_RECORDS, NO_FIGURES, Portions } from './diff/portions';
import { type CourtNames, courtNames } from './diff/published-record';
import { FORMAT } from './diff/stored-day';
import { WrittenLists } from './indexes/index-reader';
import { planIndexes } from './plan/plan-indexes';
import { planKind } from './plan/plan-kind';
import { planReference, standingAppearances } from './plan/plan-reference';
import type { OnProgress } from './progress';
import type { PublishSummary } from './publish-summary';
import { closeCases } from './sealing/close-cases';
import { type Withheld, withheldRecords } from './sealing/withheld-records';
import { type Ledger, publicationAt, readLedger } from './store/ledger';
import { databaseOf, type OwnerDatabase } from './store/owner-database';
import { type PortionPlan, type PublishPlan, partsAtWork, writeChecked, writePlan } from './store/write-plan';

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
  /** most records that are worked out together; see Portions */
  mostRecords?: number;
  onProgress?: OnProgress;
};

/** Lists that are remembered from one portion to the next, for each record of a portion. */
const LISTS_A_RECORD = 20;
const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

type Compared = PublishPlan & {
  withheld: Withheld;
  compared: ComparedKind[];
  newJudges: string[];
  warnings: string[];
  /** of the portions that are worked out so far */
  figures: Record<CalendarKind, Figures>;
  unsearchable: Set<string>;
};

const marksOf = (keys: Iterable<string>) => Object.fromEntries([...keys].map((key) => [key, true as const]));

async function compare(
  { court, now = Date.now, mostRecords = MOST_RECORDS, onProgress = () => undefined }: PublishOptions,
  database: OwnerDatabase,
  checked: CheckedExports,
  names: CourtNames,
  ledger: Ledger,
): Promise<Compared> {
  const publication = publicationAt(court, ledger, now());
  const given = {
    judges: [...(checked.judges?.records ?? [])],
    trustees: [...(checked.trustees?.records ?? [])],
  };
  const standing = { hearings: undefined, meetings: standingAppearances(given.trustees, ledger.reference) };
  const withheld = withheldRecords(checked.kinds, ledger);
  const compared: ComparedKind[] = [];
  const met = [];
  const warnings: string[] = [];
  for (const kind of KINDS) {
    const source = checked.kinds[kind];
    if (!source) continue;
    const withdrawn = { ...ledger.withdrawn[kind], ...marksOf(withheld.keys[kind]) };
    const form = { names, standing: standing[kind], withdrawn };
    const exported = new ExportedRecords(kind, source, form);
    const survey = await surveyExport(exported, names, onProgress);
    compared.push(await compareKind({ database, exported, survey, ledger, publication }));
    met.push(survey.met);
    warnings.push(...unknownOfficesWarning(source.file, survey.unknownOffices));
  }
  const { newJudges, ...reference } = planReference(court, met, names, ledger.reference, given);
  const atWork = compared.filter(({ kind, dates, expiring }) => {
    return (
      dates.length > 0 || expiring.after.length > 0 || ledger.format[kind] !== FORMAT || ledger.open[kind]
    );
  });
  const cut = new Portions(atWork, mostRecords);
  const figures = { hearings: NO_FIGURES, meetings: NO_FIGURES };
  const unsearchable = new Set<string>();
  const lists = KINDS.every((kind) => isEmpty(ledger, kind))
    ? new WrittenLists(LISTS_A_RECORD * mostRecords)
    : null;
  const isAnew = atWork.some(({ kind }) => ledger.format[kind] !== FORMAT);

  async function* portions(reading: OwnerDatabase): AsyncGenerator<PortionPlan> {
    for (const number of cut.sizes.keys()) {
      const diffs: KindDiff[] = [];
      for (const one of atWork) {
        const portion = cut.of(one, number);
        if (portion)
          diffs.push(await diffKind({ database: reading, compared: one, portion, ledger, publication }));
      }
      const indexed = await planIndexes(reading, diffs, { lists, isAnew });
      for (const name of indexed.unsearchable) unsearchable.add(name);
      for (const one of diffs) figures[one.kind] = addFigures(figures[one.kind], one.figures);
      yield { kinds: diffs.map(planKind) };
    }
  }
  return {
    at: publication.at,
    withheld,
    reference,
    kinds: Object.fromEntries(
      atWork.map(({ kind, isNothingPublic }) => [
        kind,
        { isFirst: isNothingPublic || ledger.open[kind] === 'first' },
      ]),
    ),
    sizes: cut.sizes,
    portions,
    compared,
    newJudges,
    warnings,
    figures,
    unsearchable,
  };
}

/**
 * Publishes a court's exports: checks them whole, compares them with what was published last, and writes the
 * difference. What the export seals is taken out of view before. Throws SourceFileError, RejectedRecordsError, ShrinkError (nothing was written), LeaseHeldError,
 * DatabaseUnreachableError and DatabaseRefusedError (the next run completes what this one began).
 */
export async function publishCourt(options: PublishOptions): Promise<PublishSummary> {
  const { court, allowRejects = false, onProgress } = options;
  const checked = await checkExports(options, { court: court.code, allowRejects, onProgress });
  try {
    return await publishChecked(options, checked);
  } finally {
    checked.close();
  }
}

/** What the export holds of closed cases. */
function sealedFigures({ memory, keys, cases }: Withheld): Pick<PublishSummary, 'sealed'> {
  if (cases.size === 0) return {};
  const isSealed = [...cases].every((hash) => memory.whyOf(hash) === 'sealed');
  const why = isSealed ? 'sealed' : 'sealed or withdrawn';
  const [hearings, meetings] = [keys.hearings.size, keys.meetings.size];
  return { sealed: { hearings, meetings, cases: cases.size, why } };
}

async function publishChecked(options: PublishOptions, checked: CheckedExports): Promise<PublishSummary> {
  const {
    court,
    now = Date.now,
    dryRun = false,
    allowShrink = false,
    onProgress = () => undefined,
  } = options;
  const names = courtNames(court);
  const database = databaseOf(options.database, court.paths);
  const plan = async (ledger: Ledger, isGuarded = !allowShrink) => {
    const made = await compare(options, database, checked, names, ledger);
    if (isGuarded) for (const kind of made.compared) guardShrink(kind);
    return made;
  };

  let ledger = await readLedger(database);
  let made = await plan(ledger);
  const { waitForLeaseMs = 0, mostPaths } = options;
  const closing = { database, court, kinds: checked.kinds, now, waitForLeaseMs };
  const isClosing = !dryRun && (await closeCases(closing, made.withheld));
  if (isClosing) {
    ledger = await readLedger(database);
    // less is public now, of which the same may be missing
    made = await plan(ledger, false);
  }
  let isUnchanged = partsAtWork(made, ledger).length === 0;
  if (dryRun) for await (const _ of made.portions(database));
  else if (isUnchanged) await writeChecked(database, now());
  else {
    const writing = { database, made, ledger, plan, now, waitForLeaseMs, mostPaths, onProgress };
    ({ made, isUnchanged } = await writePlan(writing));
  }

  const taken = (kind: CalendarKind) => {
    const compared = made.compared.find((one) => one.kind === kind);
    const records = checked.kinds[kind]?.records.length ?? 0;
    return compared ? { records, upcoming: compared.upcoming, ...made.figures[kind] } : null;
  };
  return {
    court: court.code,
    database: database.address,
    outcome: dryRun ? 'dry-run' : isUnchanged && !isClosing ? 'unchanged' : 'published',
    checkedAt: now(),
    hearings: taken('hearings'),
    meetings: taken('meetings'),
    judges: checked.judges?.records.length ?? null,
    trustees: checked.trustees?.records.length ?? null,
    ...sealedFigures(made.withheld),
    referenceWritten: made.reference.units.length,
    rejects: checked.rejects,
    notices: checked.notices,
    warnings: [
      ...made.warnings,
      ...newJudgesWarning(made.newJudges),
      ...unsearchableWarning([...made.unsearchable]),
    ],
  };
}
