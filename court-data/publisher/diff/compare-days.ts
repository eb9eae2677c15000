import type { CalendarKind } from '@court/records';
import type { ExportedRecords } from '../checking/exported-records';
import { type Expiring, expiredDays, findExpiring } from '../plan/plan-expiring';
import type { OnProgress } from '../progress';
import type { Ledger, Publication } from '../store/ledger';
import type { OwnerDatabase } from '../store/owner-database';
import { breathe, parallelMap } from '../store/pace';
import type { CourtNames } from './published-record';
import {
  countOfDaySum,
  daySum,
  goneFrom,
  isShown,
  isUnfinished,
  loadDay,
  type StoredDay,
} from './stored-day';
import { formerDays } from './touched-records';

/** What an export's records name, each name with the number of the first record that does. */
export type MetNames = Record<'offices' | 'judges' | 'trustees', Map<string, number>>;

/** What a publication has to know of a whole export before it writes anything. */
type ExportSurvey = {
  /** day → what is kept of it, see daySum */
  sums: ReadonlyMap<string, string>;
  met: MetNames;
  /** offices the court file does not know → number of records that name them */
  unknownOffices: ReadonlyMap<string, number>;
};

/** Goes through all records once, day by day. */
export async function surveyExport(
  exported: ExportedRecords,
  names: CourtNames,
  onProgress: OnProgress,
): Promise<ExportSurvey> {
  const sums = new Map<string, string>();
  const met: MetNames = { offices: new Map(), judges: new Map(), trustees: new Map() };
  const unknown = new Map<string, { first: number; count: number }>();
  const meet = (of: keyof MetNames, name: string | null, number: number) => {
    if (name && number < (met[of].get(name) ?? Number.POSITIVE_INFINITY)) met[of].set(name, number);
  };
  const total = exported.dates.length;
  for (const [at, date] of exported.dates.entries()) {
    const source = [...exported.sourceOn(date)];
    for (const [number, record] of source) {
      const { office, judge, trustees } = record;
      if (office && !names.isKnownOffice(office)) {
        const { first, count } = unknown.get(office) ?? { first: number, count: 0 };
        unknown.set(office, { first: Math.min(first, number), count: count + 1 });
      }
      if (exported.isWithdrawn(record)) continue;
      meet('offices', office, number);
      meet('judges', judge, number);
      for (const name of trustees) meet('trustees', name, number);
    }
    const day = exported.make(date, source);
    const sum = daySum(new Map([...day].map(([key, record]) => [key, record.sum])));
    if (sum) sums.set(date, sum);
    onProgress({ doing: 'comparing', what: exported.kind, done: at + 1, total, share: (at + 1) / total });
    await breathe();
  }
  const inOrder = [...unknown].sort(([, a], [, b]) => a.first - b.first);
  return { sums, met, unknownOffices: new Map(inOrder.map(([office, { count }]) => [office, count])) };
}

const MOST_REMOVED = 1 / 3;

/** So many upcoming records are missing from an export that it is more likely cut short than true. */
export class ShrinkError extends Error {
  override name = 'ShrinkError';
  constructor(
    readonly kind: CalendarKind,
    readonly removed: number,
    readonly upcoming: number,
  ) {
    super(
      `${removed} of ${upcoming} upcoming ${kind} are missing from this export; nothing was published. ` +
        'Check that the export is complete. If it is, give --allow-shrink',
    );
  }
}

/** Throws ShrinkError when more than a third of what was upcoming would be removed. */
export function guardShrink({ kind, removed, upcoming }: ComparedKind): void {
  if (removed > upcoming * MOST_REMOVED) throw new ShrinkError(kind, removed, upcoming);
}

/** Days that are read to be compared are held for their portion as long as they have no more rows than this. */
const MOST_HELD_ROWS = 1_000;

export type ComparedKind = {
  kind: CalendarKind;
  exported: ExportedRecords;
  /** day → its sum at the last publication */
  stored: Readonly<Record<string, string>>;
  /** nothing of the kind is public: then nothing need be read */
  isNothingPublic: boolean;
  /** days that differ from the export */
  changed: ReadonlySet<string>;
  /** days that are opened, in order: those, and days on which a run broke off, or from which something goes */
  dates: readonly string[];
  opened: ReadonlySet<string>;
  /** entry key → days that the record leaves for another; the same by day */
  leaving: ReadonlyMap<string, readonly string[]>;
  leavingOn: ReadonlyMap<string, readonly string[]>;
  /** entry keys of records that have not been public; null: of all */
  newcomers: ReadonlySet<string> | null;
  /** what was published so long ago that it goes */
  expiring: Expiring;
  /** records still to come: as they were published last, and how many of them the export no longer has */
  upcoming: number;
  removed: number;
  /** some of the days, as they were read */
  held: Map<string, StoredDay>;
};

type CompareJob = {
  database: OwnerDatabase;
  exported: ExportedRecords;
  survey: ExportSurvey;
  ledger: Ledger;
  publication: Publication;
};

/** True where nothing of the kind is public. */
export function isEmpty(ledger: Ledger, kind: CalendarKind): boolean {
  return Object.keys(ledger[kind]).length === 0 && Object.keys(ledger.kept[kind]).length === 0;
}

/** Days from the export's first on that are not as they were published. */
function changedDays({ exported, survey: { sums }, ledger }: CompareJob): Set<string> {
  const stored = ledger[exported.kind];
  const covered = Object.keys(stored).filter((date) => date >= exported.from);
  const dates = new Set([...exported.dates, ...covered]);
  return new Set([...dates].filter((date) => sums.get(date) !== stored[date]).sort());
}

function inverted(leaving: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const [key, dates] of leaving) {
    for (const date of dates) days.set(date, [...(days.get(date) ?? []), key]);
  }
  return days;
}

/** Who leaves, who comes, and who is gone from the days that differ. */
async function compareDays(
  { database, exported, ledger, publication }: CompareJob,
  changed: ReadonlySet<string>,
  dates: readonly string[],
) {
  const { kind } = exported;
  const leaving = new Map<string, string[]>();
  const arriving = new Set<string>();
  const known = new Set<string>();
  const held = new Map<string, StoredDay>();
  let heldRows = 0;
  let removed = 0;
  const leave = (key: string, date: string) => {
    const days = leaving.get(key) ?? [];
    if (!days.includes(date)) leaving.set(key, [...days, date]);
  };
  await parallelMap(dates, async (date) => {
    const day = { ...(await loadDay(database, kind, date)), unfinished: isUnfinished(ledger[kind][date]) };
    for (const key of goneFrom(day, exported, changed.has(date))) {
      if (day.sums.has(key)) known.add(key);
      if (exported.has(key)) leave(key, date);
      else if (exported.isWithheld(key)) continue;
      else if (date >= publication.today && isShown(day.rows.get(key))) removed += 1;
    }
    if (changed.has(date)) {
      for (const key of exported.on(date).keys()) if (!day.sums.has(key)) arriving.add(key);
    }
    heldRows += day.rows.size;
    if (heldRows <= MOST_HELD_ROWS) held.set(date, day);
  });
  const strangers = [...arriving].filter((key) => !known.has(key));
  const former = await formerDays(database, exported, strangers);
  for (const [date, keys] of former) for (const key of keys) leave(key, date);
  const newcomers = new Set([...arriving].filter((key) => !leaving.has(key)));
  return { leaving, newcomers, removed, held };
}

/** Finds out where the export differs from what is public. Reads only days that do, and holds few of them. */
export async function compareKind(job: CompareJob): Promise<ComparedKind> {
  const { database, exported, ledger, publication } = job;
  const { kind } = exported;
  const stored = ledger[kind];
  const isNothingPublic = isEmpty(ledger, kind);
  const changed = changedDays(job);
  const brokenOff = Object.keys(stored).filter((date) => isUnfinished(stored[date]));
  const expiring = await findExpiring(database, kind, ledger, publication);
  const compared = [...new Set([...changed, ...brokenOff])].sort();
  const { leaving, newcomers, removed, held } = isNothingPublic
    ? { leaving: new Map<string, string[]>(), newcomers: null, removed: 0, held: new Map() }
    : await compareDays(job, changed, compared);
  const leavingOn = inverted(leaving);
  const going = [
    ...expiredDays({ kind, ledger, publication, from: exported.from }),
    ...expiring.tombstones.map(({ date }) => date),
  ];
  const stillToCome = Object.entries(stored).filter(([date]) => date >= publication.today);
  const dates = [...new Set([...compared, ...going, ...leavingOn.keys()])].sort();
  return {
    kind,
    exported,
    stored,
    isNothingPublic,
    changed,
    dates,
    opened: new Set(dates),
    leaving,
    leavingOn,
    newcomers,
    expiring,
    upcoming: stillToCome.reduce((sum, [, kept]) => sum + countOfDaySum(kept), 0),
    removed,
    held,
  };
}
