import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarKind, CourtConfig, FeedGroup } from '@court/domain';
import { fromKey } from '@court/domain';
import { eventUid } from '@court/domain/calendar';
import { feedName } from '@court/domain/calendar-file';
import type { RecordFile } from '../reading/record-file';
import { parallelMap } from '../store/rate-limit';
import { eventsOf, feedFile, hashOf, markOf, readIfThere, writeWhole } from './feed-file';
import type { FeedRecord } from './feed-record';
import type { FeedState, HeldRecord } from './feed-state';

type Composing = {
  court: CourtConfig;
  folder: string;
  state: FeedState;
  /** names of the feeds that may differ from their files */
  touched: ReadonlySet<string>;
  titles: ReadonlyMap<string, string>;
  /** newly created events, by `<kind> <entry key>` */
  events: RecordFile<string>;
  /** YYYY-MM-DD */
  from: string;
  read: (kind: CalendarKind, key: string) => Promise<FeedRecord | null>;
};

/** Feeds with at least this many events, such as an office's, take megabytes. They are composed one at a time. */
const LARGE = 1_000;

type Member = { kind: CalendarKind; key: string; held: HeldRecord };

function membersOf({ state, touched }: Composing): Map<string, Member[]> {
  const members = new Map<string, Member[]>();
  for (const kind of ['hearings', 'meetings'] as const) {
    for (const [key, held] of state.records[kind]) {
      for (const feed of held.feeds) {
        if (!touched.has(feed)) continue;
        const all = members.get(feed);
        if (all) all.push({ kind, key, held });
        else members.set(feed, [{ kind, key, held }]);
      }
    }
  }
  return members;
}

const orderOf = ({ held, kind, key }: Member) => `${held.date} ${held.time} ${kind} ${key}`;

function inOrder(members: Member[]): Member[] {
  const ordered = members.map((member): [string, Member] => [orderOf(member), member]);
  return ordered.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, member]) => member);
}

/**
 * The events of a feed: new events, and unchanged events from its file. If the file differs from the last run's, all
 * events are read from the database again.
 */
async function eventsIn({ court, events, read }: Composing, members: readonly Member[], file: Buffer | null) {
  const known = file ? eventsOf(file) : new Map<string, Buffer>();
  return await parallelMap(members, async ({ kind, key, held }) => {
    const made = events.find(`${kind} ${key}`);
    if (made !== null) return Buffer.from(events.read(made));
    const standing = known.get(eventUid(kind, fromKey(key).join('~'), court.code));
    return standing ?? Buffer.from((await read(kind, key))?.event(held.stamp) ?? '');
  });
}

async function compose(composing: Composing, feed: string, members: Member[]): Promise<boolean> {
  const { court, folder, state, titles, events, from } = composing;
  const path = join(folder, feed);
  const before = state.feeds.get(feed);
  const [mark, file] = [await markOf(path), await readIfThere(path)];
  const isOurs = file !== null && (before?.mark === mark || before?.hash === hashOf(file));
  const ordered = inOrder(members);
  const isAllNew = ordered.every(({ kind, key }) => events.find(`${kind} ${key}`) !== null);
  const all = await eventsIn(composing, ordered, isOurs && !isAllNew ? file : null);
  const title = titles.get(feed) ?? before?.title ?? '';
  const name = feedName(feed.split('/')[0] as FeedGroup, title, court.shortName ?? court.displayName);
  const zones = [...new Set(ordered.map(({ held }) => held.zone))].sort();
  const last = ordered.at(-1)?.held.date ?? from;
  const bytes = feedFile(name, zones, { from: Number(from.slice(0, 4)), to: Number(last.slice(0, 4)) }, all);
  const isSame = file?.equals(bytes) === true;
  if (!isSame) await writeWhole(path, bytes);
  state.feeds.set(feed, { hash: hashOf(bytes), title, mark: await markOf(path) });
  return !isSame;
}

/** Writes the touched feeds that differ from their files. Removes feeds without records. */
export async function composeFeeds(composing: Composing): Promise<{ written: number; removed: number }> {
  const { folder, state, touched } = composing;
  const members = membersOf(composing);
  let [written, removed] = [0, 0];
  const bring = async (feed: string) => {
    const ofFeed = members.get(feed);
    if (ofFeed) {
      if (await compose(composing, feed, ofFeed)) written += 1;
      return;
    }
    await rm(join(folder, feed), { force: true });
    state.feeds.delete(feed);
    removed += 1;
  };
  const isLarge = (feed: string) => (members.get(feed)?.length ?? 0) >= LARGE;
  await parallelMap(
    [...touched].filter((feed) => !isLarge(feed)),
    bring,
  );
  for (const feed of [...touched].filter(isLarge)) await bring(feed);
  return { written, removed };
}
