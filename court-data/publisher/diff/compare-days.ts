import type { CalendarKind } from '@court/domain';
import type { ExportedRecords } from '../checking/exported-records';
import type { CourtNames } from '../checking/published-record';
import type { Reject } from '../reading/source-file';
import type { OnProgress } from '../run/progress';
import type { Ledger } from '../store/ledger';
import { yieldToEvents } from '../store/rate-limit';
import { countOfDaySum, daySum, isUnfinished, type StoredDay } from '../store/stored-day';
import { type CompareJob, compareDays, nothingPublic } from './days-compared';
import type { GoneRecord, MoveQuestion } from './moved-records';
import { type Expiring, expiredDays, findExpiring } from './plan-expiring';

/** Names in an export's records, each with the number of the first record that has it. */
export type MetNames = Record<'offices' | 'judges' | 'trustees', Map<string, number>>;

/** The facts about a whole export that a publication needs before it writes. */
type ExportSurvey = {
  /** day → its checksum, see daySum */
  sums: ReadonlyMap<string, string>;
  met: MetNames;
  /** unknown offices → number of records with the office */
  unknownOffices: ReadonlyMap<string, number>;
};

/** Reads all records once, day by day. */
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
    await yieldToEvents();
  }
  const inOrder = [...unknown].sort(([, a], [, b]) => a.first - b.first);
  return { sums, met, unknownOffices: new Map(inOrder.map(([office, { count }]) => [office, count])) };
}

export type ComparedKind = {
  kind: CalendarKind;
  exported: ExportedRecords;
  /** day → its sum at the last publication */
  stored: Readonly<Record<string, string>>;
  /** true if nothing of the kind is public, so that nothing need be read */
  isNothingPublic: boolean;
  /** days that differ from the export */
  changed: ReadonlySet<string>;
  /** days to read, in order: changed days, days on which a run was interrupted, and days with records that expire */
  dates: readonly string[];
  opened: ReadonlySet<string>;
  /** entry key → days that the record leaves for another day */
  leaving: ReadonlyMap<string, readonly string[]>;
  leavingOn: ReadonlyMap<string, readonly string[]>;
  /** entry keys of records that were not public before; null if all are new */
  newcomers: ReadonlySet<string> | null;
  /** published records that are too old to keep */
  expiring: Expiring;
  /** number of future records in the last publication, and how many of them the export no longer has */
  upcoming: number;
  removed: number;
  /** the records counted by `removed` */
  gone: readonly GoneRecord[];
  /** uncertain moves, for the clerk */
  questions: readonly MoveQuestion[];
  /** entry keys of public records whose row was rejected; they stay unchanged */
  kept: ReadonlySet<string>;
  /** rejected records that may be any of those in `gone` */
  unknownRejects: readonly Reject[];
  /** cache of some days that were read */
  held: Map<string, StoredDay>;
};

/** True if nothing of the kind is public. */
export function isEmpty(ledger: Ledger, kind: CalendarKind): boolean {
  return Object.keys(ledger[kind]).length === 0 && Object.keys(ledger.kept[kind]).length === 0;
}

/** Days, from the export's first day on, that differ from their last publication. */
function changedDays({ exported, ledger }: CompareJob, { sums }: ExportSurvey): Set<string> {
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

/** Finds the differences between the export and the public data. Reads only changed days, and caches few of them. */
export async function compareKind(job: CompareJob, survey: ExportSurvey): Promise<ComparedKind> {
  const { database, exported, ledger, publication } = job;
  const { kind } = exported;
  const stored = ledger[kind];
  const isNothingPublic = isEmpty(ledger, kind);
  const differing = changedDays(job, survey);
  const brokenOff = Object.keys(stored).filter((date) => isUnfinished(stored[date]));
  const expiring = await findExpiring(database, kind, ledger, publication);
  const opened = [...new Set([...differing, ...brokenOff])].sort();
  const { same, ...compared } = isNothingPublic ? nothingPublic() : await compareDays(job, differing, opened);
  const { leaving, gone, kept } = compared;
  const leavingOn = inverted(leaving);
  const going = [
    ...expiredDays({ kind, ledger, publication, exported }),
    ...expiring.tombstones.map(({ date }) => date),
  ];
  const stillToCome = Object.entries(stored).filter(([date]) => date >= publication.today);
  const atWork = opened.filter((date) => !same.has(date));
  const dates = [...new Set([...atWork, ...going, ...leavingOn.keys()])].sort();
  return {
    ...compared,
    kind,
    exported,
    stored,
    isNothingPublic,
    changed: new Set([...differing].filter((date) => !same.has(date))),
    dates,
    opened: new Set(dates),
    leavingOn,
    expiring,
    upcoming: stillToCome.reduce((sum, [, kept]) => sum + countOfDaySum(kept), 0),
    removed: gone.length,
    unknownRejects: exported.unknownRejects(kept),
  };
}
