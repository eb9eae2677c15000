import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHearing } from '../testing/a-hearing';
import { NOON } from '../testing/test-court';
import { type FeedFolder, feedFolder } from './testing/feed-folder';

const JUDGE = 'judge/j-harlan-t-oakesmith.ics';
const CASE = 'case/c2650001-bk.ics';
const MINUTE = 60_000;

type More = NonNullable<Parameters<typeof aHearing>[1]>;
const docket = (more: More = {}) => [
  aHearing('h1', more),
  ...['h2', 'h3', 'h4', 'h5'].map((id, at) => aHearing(id, { caseNumber: `26-5010${at}-hto` })),
];

let site: FeedFolder;
beforeEach(async () => {
  site = await feedFolder();
  await site.publish(docket());
});
afterEach(() => site.close());

const publishLater = (minutes: number, more: More) =>
  site.publish(docket(more), { now: () => NOON + minutes * MINUTE });
const one = (name: string) => site.events(name).find(({ uid }) => uid === 'h1@txwb');

test('every change visible in an event increases its sequence number', async () => {
  await site.write();
  let last = one(JUDGE)?.sequence ?? 0;
  const more: More = {};
  for (const [at, change] of [
    { matter: 'Motion to lift stay' },
    { caseTitle: 'Rosa Peña' },
    { durationMinutes: 60 },
    { trustees: ['Ben Birch'] },
    { stricken: 'Y' as const },
    { status: 'continued', continuedTo: '2026-12-07' } as const,
    { continuedTime: '10:00' },
  ].entries()) {
    Object.assign(more, change);
    await publishLater(at + 1, more);
    await site.write({ now: () => NOON + (at + 1) * MINUTE });
    const { sequence = 0 } = one(JUDGE) ?? {};
    expect(sequence, JSON.stringify(change)).toBeGreaterThan(last);
    last = sequence;
  }
  expect(one(JUDGE)).toMatchObject({
    status: 'CANCELLED',
    summary: expect.stringMatching(/^Moved: Hearing: /),
  });
});

test('the event of a continued hearing changes with the hearing that continues it', async () => {
  const to = { status: 'continued', continuedTo: '2026-12-07' } as const;
  const next = (more: More = {}) => aHearing('next', { date: '2026-12-07', time: '10:00', ...more });
  const said = () => site.text(CASE).replaceAll('\r\n ', '').replaceAll('\\,', ',');
  let minute = 0;
  const publish = async (...more: ReturnType<typeof aHearing>[]) => {
    minute += 1;
    await site.publish([...docket(to), ...more], { now: () => NOON + minute * MINUTE, allowShrink: true });
    return await site.write({ now: () => NOON + minute * MINUTE });
  };
  await publish(next());
  expect(said()).toContain('New date: Monday, December 7, 2026, 10:00 AM CST.');
  const before = one(CASE);
  await publish(next({ time: '11:00' }));
  expect(said()).toContain('New date: Monday, December 7, 2026, 11:00 AM CST.');
  const after = one(CASE);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(after?.stamp).not.toBe(before?.stamp);
  await publish(next({ time: '11:00', status: 'vacated' }));
  expect(said()).toContain('is off too: Vacated.');
  await publish(next({ date: '2026-12-08', time: '11:00' }));
  expect(said()).toContain('New date: Monday, December 7, 2026.\\n');
  expect(await site.write({ now: () => NOON + minute * MINUTE })).toMatchObject({ written: 0 });
});
