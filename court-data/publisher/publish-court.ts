import type { CalendarKind } from '@court/domain';
import {
  type CheckedExports,
  checkExports,
  newJudgesWarning,
  unsearchableWarning,
} from './checking/check-exports';
import { courtNames } from './checking/published-record';
import { type Compared, compareExports } from './compare-exports';
import { MovedRecordsError } from './diff/moved-records';
import { guardShrink, rememberRemovals } from './diff/shrink-guard';
import { partsAtWork, writeChecked, writePlan } from './plan/write-plan';
import type { Allowed, PublishOptions } from './publish-options';
import type { PublishSummary } from './publish-summary';
import { closeCases } from './sealing/close-cases';
import type { Withheld } from './sealing/withheld-records';
import { agreedClock } from './store/database-clock';
import { type Ledger, ledgerPaths, readLedger } from './store/ledger';
import { databaseOf } from './store/owner-database';

/**
 * Publishes a court's exports: checks them completely, compares them with the last publication, and writes the
 * difference. Withdraws newly sealed cases first. Throws SourceFileError, WrongCourtError, RejectedRecordsError,
 * MovedRecordsError, ShrinkError and ClockError (nothing was written). Throws LeaseHeldError, DatabaseUnreachableError
 * and DatabaseRefusedError (the next run completes this one).
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

/** Counts the export's unpublished records of sealed or hidden cases. Empty if there are none. */
function sealedFigures({ memory, keys, cases }: Withheld): Pick<PublishSummary, 'sealed'> {
  if (cases.size === 0) return {};
  const isSealed = [...cases].every((hash) => memory.whyOf(hash) === 'sealed');
  const why = isSealed ? 'sealed' : 'sealed or hidden';
  const [hearings, meetings] = [keys.hearings.size, keys.meetings.size];
  return { sealed: { hearings, meetings, cases: cases.size, why } };
}

/** The exceptions that the command allows and that the export needs. Null if there are none. */
function needed(
  { unusual, rejects, shrink }: Allowed,
  { hasRejects, isShrunk }: { hasRejects: boolean; isShrunk: boolean },
): Allowed | null {
  const allowed = {
    ...(unusual === undefined ? {} : { unusual }),
    ...(rejects === undefined || !hasRejects ? {} : { rejects }),
    ...(shrink === undefined || !isShrunk ? {} : { shrink }),
  };
  return Object.keys(allowed).length > 0 ? allowed : null;
}

async function publishChecked(options: PublishOptions, checked: CheckedExports): Promise<PublishSummary> {
  const { court, dryRun = false, allowShrink: allowed, onProgress = () => undefined } = options;
  const names = courtNames(court);
  const database = databaseOf(options.database, court.paths);
  let ledger = await readLedger(database);
  const now = options.now ?? (await agreedClock(database));
  let isAllowed = false;
  const neededNow = () => {
    const hasRejects = checked.rejects.length > 0;
    return needed(options.allowed ?? {}, { hasRejects, isShrunk: isAllowed });
  };
  const plan = async (present: Ledger, isGuarded = true): Promise<Compared> => {
    const made = await compareExports(options, database, checked, names, present, now());
    const { compared, publication } = made;
    const questions = compared.flatMap((one) =>
      one.questions.map((question) => ({ file: one.exported.file, question })),
    );
    if (questions.length > 0) throw new MovedRecordsError(questions);
    if (isGuarded)
      isAllowed = await guardShrink(database, compared, { ledger: present, publication, allowed });
    const needs = neededNow();
    const first = needs ? { ...made.first, [ledgerPaths.allowed(publication.at)]: needs } : made.first;
    return { ...made, first, last: rememberRemovals(compared, present, publication, isAllowed) };
  };

  let made = await plan(ledger);
  const { waitForLeaseMs = 0, mostPaths } = options;
  const closing = { database, court, kinds: checked.kinds, now, waitForLeaseMs };
  const isClosing = !dryRun && (await closeCases(closing, made.withheld));
  if (isClosing) {
    ledger = await readLedger(database);
    // less is public now, so the number of missing records may be lower
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
  const needs = neededNow();
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
    ...(needs ? { allowed: needs } : {}),
    rejects: checked.rejects,
    notices: checked.notices,
    warnings: [
      ...made.warnings,
      ...newJudgesWarning(made.newJudges),
      ...unsearchableWarning([...made.unsearchable]),
    ],
  };
}
