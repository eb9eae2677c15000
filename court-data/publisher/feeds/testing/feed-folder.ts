import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { NOON, type TestCourt, testCourt } from '../../testing/test-court';
import { type FeedsOptions, writeFeeds } from '../write-feeds';

/** An event of a feed, as parsed by ical.js. */
export type ReadEvent = {
  uid: string;
  sequence: number;
  status: string;
  /** ISO, UTC */
  start: string;
  zone: string;
  summary: string;
  stamp: string;
};

/** Parses a feed with ical.js. Throws an error if it is invalid. */
export function readFeed(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  // ical.js must register a time zone before use
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const start = component.getFirstPropertyValue('dtstart') as ICAL.Time;
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      zone: start.zone.tzid,
      summary: event.summary,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    };
  });
}

/** Parses a feed with the other parser, with the fields that both have. */
export function readFeedOtherwise(text: string): Pick<ReadEvent, 'uid' | 'status' | 'start' | 'summary'>[] {
  const calendar = convertIcsCalendar(undefined, text);
  return (calendar.events ?? []).map(({ uid, status, start, summary }) => ({
    uid,
    status: status ?? '',
    start: start.date.toISOString(),
    summary,
  }));
}

/** All files below a folder, as relative paths. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** All events of a folder's feeds, and the feeds that the parsers read differently or that contain an event twice. */
export function readAlike(folder: string): { events: ReadEvent[]; faults: string[] } {
  const events: ReadEvent[] = [];
  const faults: string[] = [];
  for (const name of filesIn(folder).filter((each) => each.endsWith('.ics'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const read = readFeed(text);
    const same = read.map(({ uid, status, start, summary }) => ({ uid, status, start, summary }));
    if (JSON.stringify(readFeedOtherwise(text)) !== JSON.stringify(same))
      faults.push(`${name}: read otherwise`);
    if (new Set(read.map(({ uid }) => uid)).size !== read.length) faults.push(`${name}: an event twice`);
    events.push(...read);
  }
  return { events, faults };
}

/** A court with its own database and feeds folder, for tests. The test must close it. */
export async function feedFolder() {
  const site: TestCourt = await testCourt();
  const top = mkdtempSync(join(tmpdir(), 'feeds-'));
  const folder = join(top, 'txwb');
  const files = () => filesIn(folder);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    ...site,
    top,
    folder,
    files,
    text,
    /** whether a run is writing feeds, or was killed while writing */
    hasBegun: () => existsSync(join(folder, '.writing.json')),
    feeds: () => files().filter((name) => name.endsWith('.ics')),
    events: (name: string) => readFeed(text(name)),
    write: (more: Partial<FeedsOptions> = {}) =>
      writeFeeds({ court: site.court, database: site.database, folder: top, now: () => NOON, ...more }),
    async close() {
      await site.close();
      rmSync(top, { recursive: true });
    },
  };
}

export type FeedFolder = Awaited<ReturnType<typeof feedFolder>>;
