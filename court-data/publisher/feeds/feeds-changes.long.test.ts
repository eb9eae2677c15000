import { addDays, type ExportedRecord } from '@court/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../../sample/random/random';
import { aHearing } from '../testing/a-hearing';
import { NOON } from '../testing/test-court';
import { type FeedFolder, feedFolder, type ReadEvent } from './testing/feed-folder';

const CHANGES = 1_000;
/** Changes per publication. */
const CHANGES_PER_PUBLICATION = 10;
const MINUTE = 60_000;
const TODAY = '2026-11-23';
const OFFICE = 'office/o5.ics';

const JUDGES = ['Harlan T. Oakesmith', 'Edwin J. Castellaw', 'Lenore A. Sandifer'] as const;
const OFF = [
  'vacated',
  'stricken',
  'withdrawn',
  'cancelled',
  'rescheduled',
  'not-held',
  'terminated',
] as const;

let site: FeedFolder;
beforeAll(async () => {
  site = await feedFolder();
});
afterAll(() => site.close());

type Docket = Map<string, ExportedRecord>;

/** Makes one random change of the docket. Returns the id of the changed hearing. */
function happen(random: Random, docket: Docket, gone: Set<string>): string {
  const id = `r${random.between(0, 59)}`;
  const found = docket.get(id);
  if (!found || gone.has(id)) {
    const date = addDays(TODAY, random.between(0, 20));
    docket.set(id, found ?? aHearing(id, { date, caseNumber: `26-50${100 + random.between(0, 30)}` }));
    gone.delete(id);
    return id;
  }
  const changed = random.weighted<Partial<ExportedRecord> | null>([
    [null, 1],
    [{ date: addDays(TODAY, random.between(0, 20)) }, 3],
    [{ time: random.pick(['09:30', '10:00', '13:30']) }, 3],
    [{ status: random.pick(OFF) }, 3],
    [{ status: 'scheduled' }, 3],
    [{ judge: random.pick(JUDGES) }, 2],
    [{ location: random.pick(['Courtroom 1', 'Courtroom 2']) }, 2],
    [{ matter: random.pick(['Plan', 'Relief']) }, 1],
  ]);
  if (changed) docket.set(id, { ...found, ...changed });
  else gone.add(id);
  return id;
}

/** The visible data of an event. If it changes, SEQUENCE must increase. */
const told = ({ status, start, summary }: ReadEvent) => `${status} ${start} ${summary}`;

it('after each of 1,000 changes the feeds have the right sequence, status and judge of every hearing', async () => {
  const random = new Random('feeds');
  // an export is complete from its earliest date on, so this hearing makes it complete from today on
  const docket: Docket = new Map([['first', aHearing('first', { date: TODAY })]]);
  const gone = new Set<string>();
  const earlier = new Map<string, ReadEvent>();
  const met = new Set<string>();
  let cancelled = 0;
  for (let made = 0, minutes = 0; made < CHANGES; made += CHANGES_PER_PUBLICATION, minutes += 1) {
    const about = new Set<string>(made === 0 ? ['first'] : []);
    for (let each = 0; each < CHANGES_PER_PUBLICATION; each += 1) about.add(happen(random, docket, gone));
    const now = () => NOON + minutes * MINUTE;
    const records = [...docket.values()].filter(({ id }) => !gone.has(String(id)));
    await site.publish(records, { now, allowShrink: true });
    await site.write({ now });
    const office = new Map(site.events(OFFICE).map((event) => [event.uid.split('@')[0] ?? '', event]));
    expect([...office.keys()].sort()).toEqual([...docket.keys()].sort());
    for (const [id, event] of office) {
      const before = earlier.get(id);
      const record = docket.get(id);
      // a hearing missing from the export may still be held, unless it was off before
      const isOff = OFF.some((status) => status === record?.status);
      expect(event.status, id).toBe(isOff ? 'CANCELLED' : 'CONFIRMED');
      if (!about.has(id)) expect(event).toEqual(before);
      else if (before && told(before) !== told(event)) {
        expect(event.sequence, id).toBeGreaterThan(before.sequence);
      }
      if (before) expect(event.sequence, id).toBeGreaterThanOrEqual(before.sequence);
      if (isOff && before?.status === 'CONFIRMED') cancelled += 1;
      earlier.set(id, event);
      met.add(id);
    }
    const judged = JUDGES.flatMap((name) => {
      const file = `judge/j-${name.toLowerCase().replace(/[^a-z]+/g, '-')}.ics`;
      return site.feeds().includes(file) ? site.events(file).map(({ uid }) => `${uid} ${name}`) : [];
    });
    expect(judged.sort()).toEqual([...docket].map(([id, { judge }]) => `${id}@txwb ${judge}`).sort());
  }
  expect(met.size).toBe(61);
  expect(cancelled).toBeGreaterThan(50);
}, 300_000);
