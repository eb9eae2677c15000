import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarKind } from '@court/records';
import * as v from 'valibot';
import { readIfThere, writeWhole } from './feed-file';

/** Begin with a dot: our own server gives out no such file, and a copy to a bucket is to leave them out. */
const STATE = '.feeds.json';
const WRITING = '.writing.json';
const TEMPORARY = /^\.\d+-\d+\.tmp$/;

/** A record that stands in feeds. */
export type HeldRecord = {
  date: string;
  time: string;
  /** IANA name */
  zone: string;
  /** the publisher's own sum of it; see Ledger of store/ledger */
  sum: string;
  /** when its event was last written, epoch ms in whole seconds */
  stamp: number;
  /** entry key of the hearing that it continues, whose event names it; null if it continues none */
  predecessor: string | null;
  /** names of feeds, without what the file's name ends with */
  feeds: string[];
};

type ByKind<T> = Record<CalendarKind, T>;

/** What a folder of feeds holds, as the last run left it. */
export type FeedState = {
  /** stands for all that is in every event: where it differs, every feed is written anew */
  basis: string;
  /** sums of days, as the publisher's ledger had them */
  days: ByKind<Record<string, string>>;
  /** by entry key */
  records: ByKind<Map<string, HeldRecord>>;
  /** by name: hash of the file and its mark (see markOf), and what its name says */
  feeds: Map<string, { hash: string; title: string; mark: string }>;
  /** version of the court's data of which the lists of changes are */
  version: number;
};

const days = v.record(v.string(), v.string());
const text = v.string();
/** date, time, number of its zone, sum, stamp in seconds, numbers of its feeds, predecessor or '' */
type Packed = [string, string, number, string, number, number[], string];
/** Of 100,000 records a closer look at each would take longer than all that is done with them; the file is written whole. */
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

/** JSON of a file; null where there is none, or none that can be read: then all is written anew. */
async function readJson(file: string): Promise<unknown> {
  const bytes = await readIfThere(file);
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

/** What the last run left; null before the first, and where the file cannot be read. */
export async function readState(folder: string): Promise<FeedState | null> {
  const parsed = v.safeParse(stateSchema, await readJson(join(folder, STATE)));
  return parsed.success ? unpacked(parsed.output) : null;
}

export async function writeState(folder: string, state: FeedState): Promise<void> {
  await writeWhole(join(folder, STATE), JSON.stringify(packed(state)), true);
  await rm(join(folder, WRITING), { force: true });
}

/** Names of the feeds that a run began to write without coming to its end. */
export async function readUnfinished(folder: string): Promise<string[]> {
  const parsed = v.safeParse(v.array(v.string()), await readJson(join(folder, WRITING)));
  return parsed.success ? parsed.output : [];
}

/** Goes before the first of them is written. */
export async function markUnfinished(folder: string, feeds: readonly string[]): Promise<void> {
  await writeWhole(join(folder, WRITING), JSON.stringify(feeds), true);
}

/** Takes away what a killed run was writing. */
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
