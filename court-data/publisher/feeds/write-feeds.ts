import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  addDays,
  addressPart,
  type CalendarKind,
  type CourtConfig,
  dataPath,
  dayIn,
  entriesPath,
  entryKey,
  namedPeople,
  RECORD_PAGES,
  readSuccessors,
} from '@court/domain';
import type { EventContext } from '@court/domain/calendar';
import * as v from 'valibot';
import { takeTurn } from '../../command-line/take-turn.mjs';
import { RecordFile } from '../reading/record-file';
import { readLedger } from '../store/ledger';
import { databaseOf, type OwnerDatabase } from '../store/owner-database';
import { parallelMap } from '../store/rate-limit';
import { checksum } from '../store/stored-day';
import { changedRecords, UNKNOWN_SUM } from './changed-records';
import { composeFeeds } from './compose-feeds';
import { type FeedContext, feedRecord, publicEntry } from './feed-record';
import {
  emptyState,
  type FeedState,
  markUnfinished,
  readState,
  readUnfinished,
  removeTemporary,
  writeState,
} from './feed-state';
import { writeChangeLists } from './write-change-lists';

const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];
/** Version of the event format. Increase it if events change; the next run then rewrites every feed. */
const FORMAT = '2';
/** Feeds cover this many past days. */
const DAYS_BACK = 365;

export type FeedsOptions = {
  court: CourtConfig;
  /** an address on this machine, `http://host[:port][?ns=name]`, or an open database */
  database: string | OwnerDatabase;
  /** the feeds are in a subfolder named by the court's code */
  folder: string;
  /** epoch ms */
  now?: () => number;
  /** address of the court's pages; default: the address in the court file */
  pages?: string;
};

/** The result of a run: files written and removed, and the folder's content. */
export type FeedsSummary = {
  folder: string;
  written: number;
  removed: number;
  feeds: number;
  records: number;
};

/** The calendar is published, but some feeds are not, because the folder cannot be written. */
export class FeedsNotWrittenError extends Error {
  override name = 'FeedsNotWrittenError';
  constructor(folder: string, options: { cause: unknown }) {
    const reason = options.cause instanceof Error ? options.cause.message : String(options.cause);
    super(
      `The feeds in ${folder} could not all be written: ${reason}. Each file there is whole, and the next run writes what is missing`,
      options,
    );
  }
}

const officesSchema = v.nullish(v.record(v.string(), v.looseObject({ name: v.string() })), {});
const moment = v.optional(v.number(), 0);
const updatedSchema = v.nullish(
  v.object({ version: moment, hearings: moment, meetings: moment, reference: moment }),
  { version: 0 },
);

type Job = {
  court: CourtConfig;
  database: OwnerDatabase;
  folder: string;
  now: number;
  pages: string;
};

/** The data, apart from its record, that every event needs. */
async function readContext({ court, database, pages }: Job): Promise<FeedContext> {
  const [offices, judges] = await Promise.all([
    database.get(dataPath('offices')),
    database.get(dataPath('judges')),
  ]);
  const site = pages.replace(/\/+$/, '');
  return {
    court,
    offices: v.parse(officesSchema, offices) as EventContext['offices'],
    judges: namedPeople(judges),
    attorneys: new Set(court.feeds?.attorneys),
    url: (kind, id) => (site ? site + RECORD_PAGES[kind] + addressPart(id) : ''),
  };
}

/** The feed files in a folder whose state is lost. */
async function feedsThere(folder: string): Promise<string[]> {
  const groups = ['judge', 'office', 'case', 'attorney'];
  const found = groups.map(async (group) => {
    const names = await readdir(join(folder, group)).catch(() => []);
    return names.filter((name) => name.endsWith('.ics')).map((name) => `${group}/${name}`);
  });
  return (await Promise.all(found)).flat();
}

/** The state of the last run. Empty if the event format has changed. `touched`: feeds to compose in any case. */
async function stateToday(
  { folder }: Job,
  basis: string,
): Promise<{ state: FeedState; touched: Set<string> }> {
  const [before, unfinished] = await Promise.all([readState(folder), readUnfinished(folder)]);
  if (before?.basis === basis) return { state: before, touched: new Set(unfinished) };
  const there = before ? [...before.feeds.keys()] : await feedsThere(folder);
  return { state: emptyState(basis), touched: new Set([...there, ...unfinished]) };
}

/** `events` holds the new events by `<kind> <entry key>` in a file, because a whole court's do not fit into memory. */
async function update(job: Job, events: RecordFile<string>): Promise<FeedsSummary> {
  const { court, database, folder, now, pages } = job;
  const from = addDays(dayIn(court.timeZones[0], now), -DAYS_BACK);
  const [ledger, context, { version, ...parts }] = await Promise.all([
    readLedger(database),
    readContext(job),
    database.get(dataPath('lastUpdated')).then((found) => v.parse(updatedSchema, found)),
  ]);
  const { code, displayName, shortName, timeZones, officialSite, feeds } = court;
  const said = [FORMAT, code, displayName, shortName, timeZones, officialSite, pages, feeds?.attorneys];
  const { state, touched } = await stateToday(job, checksum([said, context.offices]));
  const stamp = Math.floor(now / 1_000) * 1_000;
  const titles = new Map<string, string>();
  /** one string per name, because a court's records would hold it thousands of times */
  const names = new Map<string, string>();
  const oneOf = (name: string) => {
    const known = names.get(name) ?? name;
    names.set(known, known);
    return known;
  };
  let isChanged = touched.size > 0 || state.version !== version;

  const readEntry = async (kind: CalendarKind, key: string) =>
    publicEntry(await database.get(`${entriesPath(kind)}/${key}`));
  const read = async (kind: CalendarKind, key: string) => {
    const entry = await readEntry(kind, key);
    if (!entry) return null;
    const successors = await readSuccessors(kind, entry, (id) => readEntry(kind, entryKey(id)));
    return feedRecord(kind, entry, successors, context);
  };
  const leave = (kind: CalendarKind, key: string) => {
    for (const feed of state.records[kind].get(key)?.feeds ?? []) touched.add(feed);
    state.records[kind].delete(key);
  };
  for (const kind of KINDS) {
    const held = state.records[kind];
    const { sums, days } = await changedRecords({ database, kind, ledger, state, from });
    isChanged ||= sums.size > 0 || checksum(days) !== checksum(state.days[kind]);
    const seen = new Set<string>();
    const make = async (key: string, sum: string, isOlder: boolean) => {
      seen.add(key);
      const before = held.get(key);
      const record = await read(kind, key);
      leave(kind, key);
      const predecessors = [before?.predecessor, record?.predecessor];
      if (!record || record.date < from) return predecessors;
      const isSame = !isOlder && before?.sum === sum && before.date === record.date && sum !== UNKNOWN_SUM;
      const written = isSame ? before.stamp : stamp;
      const { date, time, zone, predecessor } = record;
      const standsIn = record.feeds.map(({ name }) => oneOf(name));
      held.set(key, { date, time, zone, sum, stamp: written, predecessor, feeds: standsIn });
      const number = events.length;
      events.claim(`${kind} ${key}`, number);
      events.keep(number, record.event(written));
      for (const { name, title } of record.feeds) {
        touched.add(name);
        if (title) titles.set(name, title);
      }
      return predecessors;
    };
    let older = (await parallelMap([...sums], ([key, sum]) => make(key, sum, false))).flat();
    // the event of a continued hearing names its new date and whether the new hearing is on
    while (older.length > 0) {
      const open = new Set(older.flatMap((key) => (key && held.has(key) && !seen.has(key) ? key : [])));
      older = (
        await parallelMap([...open], (key) => make(key, held.get(key)?.sum ?? UNKNOWN_SUM, true))
      ).flat();
    }
    for (const [key, { date }] of held) if (date < from) leave(kind, key);
    state.days[kind] = days;
  }
  if (touched.size > 0) await markUnfinished(folder, [...touched]);
  const composed = await composeFeeds({ court, folder, state, touched, titles, events, from, read });
  if (state.version !== version) {
    const published = Math.max(...Object.values(parts)) || now;
    await writeChangeLists({ court, database, folder, context, pages, published });
    state.version = version;
  }
  if (isChanged || touched.size > 0) await writeState(folder, state);
  return {
    folder,
    ...composed,
    feeds: state.feeds.size,
    records: state.records.hearings.size + state.records.meetings.size,
  };
}

const isOfFiles = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string';

/**
 * Updates a court's calendar feeds (RFC 5545) in `folder` to the public data: by judge, office, case and attorney, for
 * the past year and the future. Also updates the lists of changes (RFC 4287). Writes only changed files, each
 * atomically. Runs wait for each other. Throws FeedsNotWrittenError, DatabaseUnreachableError and DatabaseRefusedError.
 * The next run completes an interrupted run.
 */
export async function writeFeeds(options: FeedsOptions): Promise<FeedsSummary> {
  const { court, now = Date.now, pages = court.feeds?.pages ?? '' } = options;
  const folder = resolve(options.folder, court.code);
  const database = databaseOf(options.database, court.paths);
  const endTurn = await takeTurn(`feeds ${folder}`, () => undefined);
  const events = new RecordFile<string>();
  try {
    await mkdir(folder, { recursive: true });
    await removeTemporary(folder);
    return await update({ court, database, folder, now: now(), pages }, events);
  } catch (error) {
    if (isOfFiles(error)) throw new FeedsNotWrittenError(folder, { cause: error });
    throw error;
  } finally {
    events.close();
    endTurn();
  }
}
