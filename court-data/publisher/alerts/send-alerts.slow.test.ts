import type { ExportedRecord } from '@court/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHearing } from '../testing/a-hearing';
import { NOON } from '../testing/test-court';
import { withdrawRecords } from '../withdraw-records';
import { type AlertCourt, alertCourt } from './testing/alert-court';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CASE = 'c2650001-bk';
const ATTORNEY = 'b-24001234';
const OTHERS = ['h2', 'h3', 'h4', 'h5'].map((id) => aHearing(id, { caseNumber: '26-50002-hto' }));
const attorneys = [{ name: 'Ann Alder', barNumber: '24001234', represents: 'the debtor' }];

let site: AlertCourt;
/** Publishes h1 with the given fields, `minutes` after noon. */
const publish = (minutes: number, more: Partial<ExportedRecord> | null, others: ExportedRecord[] = []) =>
  site.publish([...(more ? [aHearing('h1', { attorneys, ...more })] : []), ...OTHERS, ...others], {
    now: () => NOON + minutes * MINUTE,
    allowShrink: true,
  });
const send = (minutes: number, more: Parameters<AlertCourt['send']>[0] = {}) =>
  site.send({ now: () => NOON + minutes * MINUTE, ...more });
const hearing = () => site.shown(site.topic('hearing', 'h1'));

beforeEach(async () => {
  site = await alertCourt();
  await publish(0, {});
  expect(await send(1)).toEqual({ sent: 0, waiting: 0, refused: [] });
});
afterEach(async () => {
  expect(site.messaging.refused).toEqual([]);
  await site.close();
});

test.each<[string, Partial<ExportedRecord> | null, string]>([
  [
    'moved',
    { date: '2026-12-07', time: '10:00' },
    'Moved to Monday, December 7, 2026, 10:00 AM CST. It was on Monday, November 30, 2026, 9:30 AM CST',
  ],
  [
    'stricken',
    { status: 'stricken' },
    'Stricken. It will not take place on Monday, November 30, 2026, 9:30 AM CST',
  ],
  [
    'flagged as stricken',
    { stricken: 'Y' },
    'Stricken. It will not take place on Monday, November 30, 2026, 9:30 AM CST',
  ],
  [
    'continued',
    { status: 'continued', continuedTo: '2026-12-14', continuedTime: '10:00' },
    'Continued. It will not take place on Monday, November 30, 2026, 9:30 AM CST. New date: Monday, December 14, 2026, 10:00 AM',
  ],
  [
    'continued to no date yet',
    { status: 'continued' },
    'Continued from Monday, November 30, 2026, 9:30 AM CST. The new date is not published yet',
  ],
  [
    'given another room',
    { location: 'Courtroom 2' },
    'Place: Courtroom 2. It is on Monday, November 30, 2026, 9:30 AM CST',
  ],
  [
    'to be joined by phone',
    { appear: { mode: 'phone', phone: '210-555-0100' } },
    'How to appear: By phone; How to join: changed. It is on Monday, November 30, 2026, 9:30 AM CST',
  ],
  [
    'taken off the list',
    null,
    'No longer listed for Monday, November 30, 2026, 9:30 AM CST. It may still be held: check with the court',
  ],
])(
  'a hearing that is %s alerts the followers of it, its case or its attorney once',
  async (_, more, words) => {
    await publish(5, more);
    expect(await send(6)).toEqual({ sent: 3, waiting: 0, refused: [] });
    const told = `26-50001-hto Rosa M. Peña: ${words}`;
    expect(hearing()).toEqual([told]);
    expect(site.shown(site.topic('case', CASE))).toEqual([told]);
    expect(site.shown(site.topic('attorney', ATTORNEY))).toEqual([told]);
    // one phone that follows all three topics shows the alert once
    const all = (['hearing', 'case', 'attorney'] as const).map((group, n) =>
      site.topic(group, ['h1', CASE, ATTORNEY][n] ?? ''),
    );
    expect(site.shown(...all)).toEqual([told]);
    expect(site.messaging.received.map(({ data }) => data)).toEqual(
      Array(3).fill({ court: 'txwb', kind: 'hearings', id: 'h1' }),
    );
    expect(await send(7)).toEqual({ sent: 0, waiting: 0, refused: [] });
    expect(site.messaging.received).toHaveLength(3);
  },
);

test('an outcome causes no alert, and neither does a change of a past hearing', async () => {
  await publish(5, { outcome: 'Granted' });
  expect(await send(6)).toMatchObject({ sent: 0 });
  await publish(10, { date: '2026-11-23', time: '15:00' });
  expect(await send(24 * 60)).toMatchObject({ sent: 3 });
  await publish(26 * 60, { date: '2026-11-23', time: '16:00' });
  expect(await send(26 * 60)).toMatchObject({ sent: 0 });
});

test('a new hearing alerts the followers of its case and of its attorney', async () => {
  await publish(5, {}, [aHearing('new', { attorneys, date: '2026-12-01', location: null })]);
  await send(6);
  const told = '26-50001-hto Rosa M. Peña: New: Tuesday, December 1, 2026, 9:30 AM CST';
  expect(site.shown(site.topic('case', CASE))).toEqual([told]);
  expect(site.shown(site.topic('attorney', ATTORNEY))).toEqual([told]);
  expect(site.messaging.received).toHaveLength(2);
});

test('an alert names the new date with the venue’s time zone, and says if the new hearing is off', async () => {
  const to = { status: 'continued', continuedTo: '2026-12-14' } as const;
  const next = (more: Partial<ExportedRecord> = {}) => [
    aHearing('next', { date: '2026-12-14', time: '10:00', office: 'El Paso', ...more }),
  ];
  await publish(5, to, next());
  await send(6);
  const off = 'Peña: Continued. It will not take place on Monday, November 30, 2026, 9:30 AM CST. ';
  expect(hearing().at(-1)).toContain(`${off}New date: Monday, December 14, 2026, 10:00 AM MST`);
  await publish(10, { ...to, status: 'rescheduled' }, next({ status: 'vacated' }));
  await send(11);
  expect(hearing().at(-1)).toMatch(/^26.*Rescheduled.*The new date, .*10:00 AM MST, is off too: Vacated$/);
});

test('the alert for a continued 341 meeting calls it a meeting', async () => {
  const meeting = (more: Partial<ExportedRecord> = {}) => ({
    meetings: { name: 'meetings.json', records: [aHearing('m1', { judge: null, ...more })] },
  });
  await site.publish([aHearing('h1', { attorneys }), ...OTHERS], meeting());
  await send(2);
  const received = site.messaging.received.length;
  await site.publish([aHearing('h1', { attorneys }), ...OTHERS], {
    ...meeting({ status: 'continued', continuedTo: '2026-12-21' }),
    now: () => NOON + 5 * MINUTE,
  });
  await send(6);
  expect(site.shown(site.topic('meeting', 'm1')).at(-1)).toBe(
    '341 meeting 26-50001-hto Rosa M. Peña: Continued. It will not take place on Monday, November 30, 2026, 9:30 AM CST. New date: Monday, December 21, 2026',
  );
  expect(site.messaging.received.slice(received).every(({ data }) => data.kind === 'meetings')).toBe(true);
  expect(hearing()).toEqual([]);
});

test('reminders for tomorrow are sent once, from 5 pm at the venue, and not for hearings that are off', async () => {
  const tomorrow = { date: '2026-11-24' };
  await publish(5, tomorrow, [
    aHearing('el-paso', {
      ...{ ...tomorrow, office: 'El Paso', eventTime: '09:45', caseNumber: '26-30001' },
      appear: { mode: 'video', url: 'https://zoomgov.com/j/1' },
    }),
    aHearing('off', { ...tomorrow, status: 'stricken', caseNumber: '26-50009' }),
    aHearing('held', { ...tomorrow, status: 'held', caseNumber: '26-50010' }),
    aHearing('flagged', { ...tomorrow, stricken: 'Y', caseNumber: '26-50011' }),
  ]);
  await send(6);
  const before = site.messaging.received.length;
  // 4:59 pm in San Antonio
  expect(await send(4 * 60 + 59)).toMatchObject({ sent: 0 });
  // 5 pm there, 4 pm in El Paso
  expect(await send(5 * 60)).toMatchObject({ sent: 3 });
  expect(hearing().at(-1)).toBe('26-50001-hto Rosa M. Peña: Tomorrow at 9:30 AM CST, Courtroom 1');
  expect(await send(5 * 60 + 30)).toMatchObject({ sent: 0 });
  expect(await send(6 * 60)).toMatchObject({ sent: 2 });
  expect(site.shown(site.topic('hearing', 'el-paso')).at(-1)).toBe(
    '26-30001 Rosa M. Peña: Tomorrow at 9:45 AM MST, by video',
  );
  expect(await send(7 * 60)).toMatchObject({ sent: 0 });
  expect(site.messaging.received).toHaveLength(before + 5);
});

test('alerts for changes during the venue’s quiet hours are sent when they end', async () => {
  const court = { ...site.court, quietHours: { from: '21:00', to: '07:00' } };
  await publish(10 * 60, { time: '13:30' });
  expect(await send(10 * 60, { court })).toEqual({ sent: 0, waiting: 3, refused: [] });
  expect(await send(18 * 60 + 59, { court })).toEqual({ sent: 0, waiting: 3, refused: [] });
  expect(await send(19 * 60, { court })).toEqual({ sent: 3, waiting: 0, refused: [] });
  expect(await send(20 * 60, { court })).toEqual({ sent: 0, waiting: 0, refused: [] });
});

test('a dry run prints the alerts, and the next run sends them', async () => {
  await publish(5, { time: '13:30' });
  const { due } = await send(6, { access: null });
  expect(due).toHaveLength(3);
  expect(due?.[0]).toMatch(/^txwb-h-[a-z0-9]+ {2}26-50001-hto Rosa M. Peña: Moved to Monday/);
  expect(site.messaging.received).toEqual([]);
  expect(await send(7)).toMatchObject({ sent: 3 });
});

test('withdrawn records and changes older than two days cause no alerts', async () => {
  await publish(5, { time: '13:30' });
  await withdrawRecords({
    court: site.court,
    database: site.database,
    ids: ['h1'],
    now: () => NOON + 6 * MINUTE,
  });
  expect(await send(7)).toMatchObject({ sent: 0 });
  await publish(60, null, [aHearing('h6', { caseNumber: '26-50003' })]);
  expect(await site.send({ now: () => NOON + 60 * MINUTE + 49 * HOUR })).toMatchObject({ sent: 0 });
});

test('failed messages are sent again, and a refused message does not stop the others', async () => {
  await publish(5, { time: '13:30' });
  site.messaging.failAs((count) => ([null, 'cut', 'cut after', 503] as const)[count] ?? null);
  expect(await send(6)).toMatchObject({ sent: 3 });
  expect(hearing()).toHaveLength(1);
  await publish(10, { time: '14:00' });
  site.messaging.failAs((count) => (count === 2 ? 400 : null));
  const { sent, refused } = await send(11);
  expect([sent, refused]).toEqual([2, [expect.stringContaining('as told')]]);
  expect(await send(12)).toMatchObject({ sent: 0 });
});

test('the next run completes an interrupted run, group by group', async () => {
  const many = Array.from({ length: 21 }, (_, n) => aHearing(`n${n}`, { caseNumber: `26-51${100 + n}` }));
  await publish(5, {}, many);
  await send(6);
  await publish(
    10,
    {},
    many.map((one) => ({ ...one, time: '14:00' })),
  );
  const before = site.messaging.received.length;
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    if (pauses === 2) throw new Error('the power is cut');
  };
  await expect(send(11, { pause })).rejects.toThrow('the power is cut');
  expect(await send(12)).toMatchObject({ waiting: 0 });
  const tags = site.messaging.received
    .slice(before)
    .map(({ topic, android }) => `${topic} ${android.notification.tag}`);
  expect(new Set(tags).size).toBe(42);
  // one group of twenty was sent but not marked, so it is sent again
  expect(tags.length).toBeLessThanOrEqual(62);
  expect(await send(13)).toMatchObject({ sent: 0 });
});
