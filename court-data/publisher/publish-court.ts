import { type CalendarKind, type CourtConfig, entryKey } from '@court/records';
import {
  type CheckedExports,
  checkExports,
  type Exports,
  newJudgesWarning,
  unknownOfficesWarning,
  unsearchableWarning,
} from './checking/check-exports';
import { ExportedRecords } from './checking/exported-records';
import { type ComparedKind, compareKind, isEmpty, surveyExport } from './diff/compare-days';
import { diffKind, type KindDiff } from './diff/diff-kind';
import { dayText } from './diff/moment-text';
import { type MoveAnswers, MovedRecordsError, NO_ANSWERS } from './diff/moved-records';
import {
  addFigures,
  type DaysWritten,
  type Figures,
  type FirstDays,
  MOST_RECORDS,
  NO_FIGURES,
  Portions,
} from './diff/portions';
import { type CourtNames, courtNames } from './diff/published-record';
import { guardShrink, rememberRemovals } from './diff/shrink-guard';
import { FORMAT } from './diff/stored-day';
import { WrittenLists } from './indexes/index-reader';
import { planIndexes } from './plan/plan-indexes';
import { planKind } from './plan/plan-kind';
import { planReference, standingAppearances } from './plan/plan-reference';
import type { OnProgress } from './progress';
import type { PublishSummary } from './publish-summary';
import { closeCases } from './sealing/close-cases';
import { type Withheld, withheldRecords } from './sealing/withheld-records';
import { agreedClock } from './store/database-clock';
import { type Ledger, type Publication, publicationAt, readLedger } from './store/ledger';
import { databaseOf, type OwnerDatabase } from './store/owner-database';
import { type PortionPlan, type PublishPlan, partsAtWork, writeChecked, writePlan } from './store/write-plan';

export type PublishOptions = Exports & {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or a database that is open */
  database: string | OwnerDatabase;
  /** publish the rest if exactly so many records are rejected; true: however many */
  allowRejects?: number | true;
  /** remove exactly so many upcoming records although that is unlikely; true: however many */
  allowShrink?: number | true;
  /** which hearings are others that have moved; see MovedRecordsError */
  answers?: MoveAnswers;
  /** read, check and compare, but write nothing */
  dryRun?: boolean;
  /** epoch ms; decides which records are upcoming, in the court's first zone. Without it, the database's time */
  now?: () => number;
  /** how long to wait where another publisher is at work, ms; without it, that is an error */
  waitForLeaseMs?: number;
  /** most paths of one write */
  mostPaths?: number;
  /** most records that are worked out together; see Portions */
  mostRecords?: number;
  /** writes some days before all others, so that readers have them soon */
  stages?: Stages;
  onProgress?: OnProgress;
};

/** `onDays` is called before anything is written and after each portion, and waited for. */
export type Stages = { firstDays: FirstDays; onDays: (written: DaysWritten) => void | Promise<void> };

/** Lists that are remembered from one portion to the next, for each record of a portion. */
const LISTS_A_RECORD = 20;
const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

type Compared = PublishPlan & {
  withheld: Withheld;
  publication: Publication;
  compared: ComparedKind[];
  newJudges: string[];
  warnings: string[];
  /** of the portions that are worked out so far */
  figures: Record<CalendarKind, Figures>;
  unsearchable: Set<string>;
};

/** Marks of records by the keys that the export makes, and by those under which they are public. */
const marksOf = (keys: Iterable<string>, aliases: Readonly<Record<string, string>>) => {
  const all = [...keys].flatMap((key) => (aliases[key] ? [key, entryKey(aliases[key])] : [key]));
  return Object.fromEntries(all.map((key) => [key, true as const]));
};

/** Records so long before all others that the file does not count as complete from them on. */
function strayWarning({ file, dates, from }: ExportedRecords): string[] {
  const strays = dates.filter((date) => date < from);
  if (strays.length === 0) return [];
  const listed = strays.map(dayText).join('; ');
  return [`${file}: ${listed} lies more than 60 days before the rest; complete from ${dayText(from)} on`];
}

async function compare(
  {
    court,
    answers = NO_ANSWERS,
    mostRecords = MOST_RECORDS,
    stages,
    onProgress = () => undefined,
  }: PublishOptions,
  database: OwnerDatabase,
  checked: CheckedExports,
  names: CourtNames,
  ledger: Ledger,
  now: number,
): Promise<Compared> {
  const publication = publicationAt(court, ledger, now);
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
    const withdrawn = { ...ledger.withdrawn[kind], ...marksOf(withheld.keys[kind], ledger.aliases[kind]) };
    const form = { names, standing: standing[kind], withdrawn, aliases: ledger.aliases[kind] };
    const exported = new ExportedRecords(kind, source, form, publication.today);
    const survey = await surveyExport(exported, names, onProgress);
    compared.push(await compareKind({ database, exported, ledger, publication, answers }, survey));
    met.push(survey.met);
    warnings.push(...strayWarning(exported));
    warnings.push(...unknownOfficesWarning(source.file, survey.unknownOffices));
  }
  const { newJudges, ...reference } = planReference(court, met, names, ledger.reference, given);
  const atWork = compared.filter(({ kind, dates, expiring }) => {
    return (
      dates.length > 0 || expiring.after.length > 0 || ledger.format[kind] !== FORMAT || ledger.open[kind]
    );
  });
  const cut = new Portions(atWork, mostRecords, stages?.firstDays);
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
  const isFirst = ({ kind, isNothingPublic }: ComparedKind) =>
    isNothingPublic || ledger.open[kind] === 'first';
  await stages?.onDays(cut.written(-1));
  return {
    at: publication.at,
    withheld,
    publication,
    reference,
    first: Object.assign({}, ...compared.map(({ kind, exported }) => exported.aliases.changes(kind))),
    last: {},
    kinds: Object.fromEntries(atWork.map((one) => [one.kind, { isFirst: isFirst(one) }])),
    sizes: cut.sizes,
    portions,
    readableAfter: stages && atWork.some(isFirst) ? Math.max(0, cut.lastOfFirstDays) : null,
    afterPortion: (number) => stages?.onDays(cut.written(number)),
    compared,
    newJudges,
    warnings,
    figures,
    unsearchable,
  };
}

/**
 * Publishes a court's exports: checks them whole, compares them with what was published last, and writes the
 * difference. What the export seals is taken out of view before. Throws SourceFileError, WrongCourtError, RejectedRecordsError, MovedRecordsError, ShrinkError, ClockError
 * (nothing was written), LeaseHeldError, DatabaseUnreachableError and DatabaseRefusedError (the next run completes what this one began).
 */
export async function publishCourt(options: PublishOptions): Promise<PublishSummary> {
  const { court, allowRejects, onProgress } = options;
  const checked = await checkExports(options, { court, allowRejects, onProgress });
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
  const { court, dryRun = false, allowShrink: allowed, onProgress = () => undefined } = options;
  const names = courtNames(court);
  const database = databaseOf(options.database, court.paths);
  let ledger = await readLedger(database);
  const now = options.now ?? (await agreedClock(database));
  let isAllowed = false;
  const plan = async (present: Ledger, isGuarded = true): Promise<Compared> => {
    const made = await compare(options, database, checked, names, present, now());
    const { compared, publication } = made;
    const questions = compared.flatMap((one) =>
      one.questions.map((question) => ({ file: one.exported.file, question })),
    );
    if (questions.length > 0) throw new MovedRecordsError(questions);
    if (isGuarded)
      isAllowed = await guardShrink(database, compared, { ledger: present, publication, allowed });
    return { ...made, last: rememberRemovals(compared, present, publication, isAllowed) };
  };

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
    if (!compared) return null;
    const { upcoming, kept } = compared;
    return { records, upcoming, kept: kept.size, ...made.figures[kind] };
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
