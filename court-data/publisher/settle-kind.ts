import type { CalendarKind } from '@court/shared/records/data-paths';
import { FORMAT } from './checksum';
import { countOfDaySum, isUnfinished } from './day-sum';
import { changedDays, exportedDays } from './exported-days';
import { followTraces, formerDays } from './former-places';
import { HearingUpdates } from './hearing-updates';
import { type Ledger, ledgerPaths } from './ledger';
import type { OwnerDatabase, Update } from './owner-database';
import { parallelMap } from './parallel-map';
import type { Publication } from './publication';
import { changesOfRecords } from './published-changes';
import type { PublishedRecord } from './published-record';
import type { DayInWork } from './settle-day';
import { settleArrivals, settleDepartures } from './settle-days';
import { settleEntries } from './settle-entries';
import { expiredDays, expireRecords } from './settle-expired';
import { settleLinks } from './settle-links';
import { dropPassed, findPassed } from './settle-passing';
import { emptyDay, loadDay } from './stored-day';
import { openEntry, type Touched, touchedRecords } from './touched-records';

/** What one publication does to hearings or to meetings; `removed` of the `upcoming` ones are no longer exported. */
export type Figures = {
  added: number;
  changed: number;
  moved: number;
  removed: number;
  /** older than the court keeps records, and so gone */
  expired: number;
  upcoming: number;
  /** days written to */
  days: number;
};

/** All that a publication does to one kind, before it is put into the order in which it is written. */
export type SettledKind = {
  kind: CalendarKind;
  /** day → its sum at the last publication */
  stored: Readonly<Record<string, string>>;
  days: ReadonlyMap<string, DayInWork>;
  /** what is written for each record, and goes in one update; more may be added */
  updates: HearingUpdates;
  touched: readonly Touched[];
  /** what belongs to no record that is public */
  units: readonly Update[];
  /** goes first, and last: the ledger's marks of what is to be done, and is done */
  before: readonly Update[];
  after: readonly Update[];
  figures: Figures;
  /** nothing of this kind had been published before, or not to the end */
  isFirst: boolean;
};

export type KindJob = {
  database: OwnerDatabase;
  kind: CalendarKind;
  records: readonly PublishedRecord[];
  /** first day of the export, YYYY-MM-DD */
  from: string;
  ledger: Ledger;
  publication: Publication;
};

/** True where nothing of the kind is public: then nothing need be read. */
export function isEmpty(ledger: Ledger, kind: CalendarKind): boolean {
  return Object.keys(ledger[kind]).length === 0 && Object.keys(ledger.kept[kind]).length === 0;
}

type Opening = Pick<KindJob, 'database' | 'kind' | 'ledger' | 'publication'> & { updates: HearingUpdates };

async function openDay(
  { database, kind, ledger, publication, updates }: Opening,
  date: string,
): Promise<DayInWork> {
  const day = isEmpty(ledger, kind) ? emptyDay(date) : await loadDay(database, kind, date);
  const { today } = publication;
  return { ...day, kind, updates, today, unfinished: isUnfinished(ledger[kind][date]) };
}

/** Finds out what has to be written so that the database shows the export. Reads only days that differ; writes nothing. */
export async function settleKind(job: KindJob): Promise<SettledKind> {
  const { database, kind, ledger, publication, from } = job;
  const stored = ledger[kind];
  const isNothingPublic = isEmpty(ledger, kind);
  const exported = exportedDays(job.records);
  const home = new Map(job.records.map((record) => [record.key, record]));
  const updates = new HearingUpdates();
  const days = new Map<string, DayInWork>();
  const open = async (dates: Iterable<string>) => {
    const further = [...new Set(dates)].filter((date) => !days.has(date));
    const opened = await parallelMap(further, (date) => openDay({ ...job, updates }, date));
    for (const day of opened) days.set(day.date, day);
  };

  const changed = new Set(changedDays(exported, stored, from));
  const brokenOff = Object.keys(stored).filter((date) => isUnfinished(stored[date]));
  const expiry = { ...job, exported, home };
  const passed = await findPassed(database, kind, ledger, publication);
  await open([...changed, ...brokenOff, ...expiredDays(expiry), ...passed.traces.map(({ date }) => date)]);

  const compared = [...days.values()].filter(({ date, unfinished }) => unfinished || changed.has(date));
  const known = new Set(compared.flatMap((day) => [...day.sums.keys()]));
  const inChanged = [...changed].flatMap((date) => [...(exported.get(date)?.values() ?? [])]);
  const strangers = isNothingPublic ? [] : inChanged.filter(({ key }) => !known.has(key));
  const former = await formerDays(database, kind, strangers);
  await open(former.keys());

  const gone = dropPassed(days, passed.traces, home);
  const { left, removed } = settleDepartures({ days, exported, home, changed, former, publication });
  const { expired, after } = await expireRecords(expiry, days.values());
  const { figures, moves, written } = settleArrivals(days, exported, changed, left);
  await followTraces(database, kind, moves, updates);

  const isFirst = isNothingPublic || ledger.open[kind] === 'first';
  const touched = [
    ...(await touchedRecords(database, kind, [...written, ...removed, ...gone], isNothingPublic)),
    ...expired,
  ];
  const { links, marks } = await settleLinks({
    database,
    kind,
    touched,
    exported,
    home,
    isUnfinished: (date) => isUnfinished(stored[date]),
    isFirst: isNothingPublic,
    isBrokenOff: ledger.open[kind] !== undefined,
  });
  const hidden = touched.filter(({ why, before }) => why === 'withdrawn' && openEntry(before));
  const published = await changesOfRecords(database, kind, new Set(hidden.map(({ key }) => key)));
  settleEntries({ kind, publication, touched, links, updates, published, isFirst });

  const stillToCome = Object.entries(stored).filter(([date]) => date >= publication.today);
  const upcoming = stillToCome.reduce((sum, [, kept]) => sum + countOfDaySum(kept), 0);
  return {
    kind,
    stored,
    days,
    updates,
    touched,
    units: passed.units,
    before: marks.map((path) => ({ [path]: true })),
    after: [
      ...passed.after,
      ...after,
      ...(marks.length > 0 ? [{ [ledgerPaths.linking(kind)]: null }] : []),
      ...(ledger.format[kind] === FORMAT ? [] : [{ [ledgerPaths.format(kind)]: FORMAT }]),
    ],
    figures: { ...figures, removed: removed.length, expired: expired.length, upcoming, days: days.size },
    isFirst,
  };
}
