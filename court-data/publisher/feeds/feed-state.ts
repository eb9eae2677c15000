import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarKind } from '@court/domain';
import * as v from 'valibot';
import { readIfThere, writeWhole } from './feed-file';

/**
 * The names start with a dot, so that our server does not serve these files. A copy to a bucket should leave them out.
 */
const STATE = '.feeds.json';
const WRITING = '.writing.json';
const TEMPORARY = /^\.\d+-\d+\.tmp$/;

/** A record that is in feeds. */
export type HeldRecord = {
  date: string;
  time: string;
  /** IANA name */
  zone: string;
  /** the publisher's sum of the record; see Ledger in store/ledger */
  sum: string;
  /** when its event was last written, epoch ms rounded to seconds */
  stamp: number;
  /** entry key of the hearing that it continues, whose event names it; null if there is none */
  predecessor: string | null;
  /** feed names, without the file extension */
  feeds: string[];
};

type ByKind<T> = Record<CalendarKind, T>;

/** The content of a feeds folder after the last run. */
export type FeedState = {
  /** checksum of the data in every event; if it differs, every feed is rewritten */
  basis: string;
  /** sums of days from the publisher's ledger */
  days: ByKind<Record<string, string>>;
  /** by entry key */
  records: ByKind<Map<string, HeldRecord>>;
  /** by name: hash and mark of the file (see markOf), and its title */
  feeds: Map<string, { hash: string; title: string; mark: string }>;
  /** version of the court's data in the lists of changes */
  version: number;
};

const days = v.record(v.string(), v.string());
const text = v.string();
/** date, time, number of the time zone, sum, stamp in seconds, numbers of its feeds, predecessor or '' */
type Packed = [string, string, number, string, number, number[], string];
/**
 * A shallow check. A full check of 100,000 records would take longer than all other work on them. The file is written
 * atomically.
 */
const isPacked = (one: unknown) => Array.isArray(one) && one.length === 7 && Array.isArray(one[5]);
const records = v.custom<Record<string, Packed>>(
  (all) => typeof all === 'object' && all !== null && Object.values(all).every(isPacked),
);
const stateSchema = v.object({
  basis: text,
  version: v.number(),
  zones: v.array(text),
  feeds: v.array(v.tuple([text, text, text, text])),
  days: v.object({ hearings: days, meetings: days }),
  records: v.object({ hearings: records, meetings: records }),
});
type Stored = v.InferOutput<typeof stateSchema>;

export const emptyState = (basis: string): FeedState => ({
  basis,
  days: { hearings: {}, meetings: {} },
  records: { hearings: new Map(), meetings: new Map() },
  feeds: new Map(),
  version: 0,
});

function unpacked({ basis, version, zones, feeds, days: sums, records: held }: Stored): FeedState {
  const name = (at: number) => feeds[at]?.[0] ?? '';
  const open = (all: Stored['records']['hearings']) =>
    new Map(
      Object.entries(all).map(([key, [date, time, zone, sum, stamp, of, from]]): [string, HeldRecord] => [
        key,
        {
          ...{ date, time, zone: zones[zone] ?? '', sum, stamp: stamp * 1_000 },
          ...{ predecessor: from || null, feeds: of.map(name) },
        },
      ]),
    );
  return {
    basis,
    version,
    days: sums,
    records: { hearings: open(held.hearings), meetings: open(held.meetings) },
    feeds: new Map(feeds.map(([feed, hash, title, mark]) => [feed, { hash, title, mark }])),
  };
}

function packed({ basis, version, days: sums, records: held, feeds }: FeedState): Stored {
  const numbers = new Map([...feeds.keys()].map((feed, at) => [feed, at]));
  const zones: string[] = [];
  const zoneNumber = (zone: string) => {
    if (!zones.includes(zone)) zones.push(zone);
    return zones.indexOf(zone);
  };
  const close = (all: ReadonlyMap<string, HeldRecord>) =>
    Object.fromEntries(
      [...all].map(([key, one]): [string, Packed] => [
        key,
        [
          one.date,
          one.time,
          zoneNumber(one.zone),
          one.sum,
          one.stamp / 1_000,
          one.feeds.flatMap((feed) => numbers.get(feed) ?? []),
          one.predecessor ?? '',
        ],
      ]),
    );
  const packedRecords = { hearings: close(held.hearings), meetings: close(held.meetings) };
  const rows = [...feeds].map(([feed, { hash, title, mark }]): [string, string, string, string] => [
    feed,
    hash,
    title,
    mark,
  ]);
  return { basis, version, zones, feeds: rows, days: sums, records: packedRecords };
}

/** Parses a file as JSON. Null if it is missing or unreadable; then everything is rewritten. */
async function readJson(file: string): Promise<unknown> {
  const bytes = await readIfThere(file);
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

/** The state of the last run. Null before the first run, or if the file is unreadable. */
export async function readState(folder: string): Promise<FeedState | null> {
  const parsed = v.safeParse(stateSchema, await readJson(join(folder, STATE)));
  return parsed.success ? unpacked(parsed.output) : null;
}

export async function writeState(folder: string, state: FeedState): Promise<void> {
  await writeWhole(join(folder, STATE), JSON.stringify(packed(state)), true);
  await rm(join(folder, WRITING), { force: true });
}

/** Names of the feeds that an interrupted run was writing. */
export async function readUnfinished(folder: string): Promise<string[]> {
  const parsed = v.safeParse(v.array(v.string()), await readJson(join(folder, WRITING)));
  return parsed.success ? parsed.output : [];
}

/** Call it before the first of them is written. */
export async function markUnfinished(folder: string, feeds: readonly string[]): Promise<void> {
  await writeWhole(join(folder, WRITING), JSON.stringify(feeds), true);
}

/** Removes the temporary files of a killed run. */
export async function removeTemporary(folder: string): Promise<void> {
  const groups = await readdir(folder, { withFileTypes: true });
  const folders = [
    folder,
    ...groups.filter((one) => one.isDirectory()).map(({ name }) => join(folder, name)),
  ];
  for (const each of folders) {
    const left = (await readdir(each)).filter((name) => TEMPORARY.test(name));
    for (const name of left) await rm(join(each, name), { force: true });
  }
}
