// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventsApp, HEARING, hearing, record, STANDING, START, TITLE } from './testing/events-app';

const AT = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void vi.setSystemTime(AT));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WARNING = 'The court’s calendar no longer shows this. It may still be held. Check with the court.';
const noted = (uid: string) =>
  [
    WARNING,
    'At the venue: Mon',
    'How to appear: By video (Zoom)',
    'https://court.example/h1',
    `[${uid}] 0a0b0c0d`,
  ].join('\n\n');

test.each([
  ['is no longer there', {}, TITLE, 'How to appear: By video (Zoom)\n\nhttps://court.example/h1'],
  ['is withdrawn', { [HEARING]: { withdrawn: true } }, 'Hearing', ''],
])(
  'the event of a record that %s stays, and gets one warning that it may still be held',
  async (_what, entries, title, notes) => {
    const { calendar, publish, followed } = eventsApp(hearing, entries);
    calendar.find.mockImplementation(async (uid) => ({
      ...STANDING,
      // an earlier release had marked it
      title: `Cancelled: ${TITLE}`,
      notes: noted(uid).slice(WARNING.length + 2),
    }));
    await publish(AT);
    await followed(AT);
    const [kept] = calendar.put.mock.calls[0]?.[0] ?? [];
    expect(kept).toMatchObject({
      status: 'CONFIRMED',
      start: START,
      ...{ place: '', url: '' },
      title,
      notes,
      warning: WARNING,
    });
    calendar.find.mockImplementation(async (uid) => ({ ...STANDING, title, notes: noted(uid) }));
    await publish(AT + 1);
    await followed(AT + 1);
    expect(calendar.put).toHaveBeenCalledOnce();
  },
);

test('a record that is withdrawn after its day loses its name and says nothing of being held', async () => {
  vi.setSystemTime(START + 86_400_000);
  const { calendar, publish, followed } = eventsApp(hearing, { [HEARING]: { withdrawn: true } });
  await publish(AT);
  await followed(AT);
  const [kept] = calendar.put.mock.calls[0]?.[0] ?? [];
  expect(kept).toMatchObject({ title: 'Hearing', warning: 'The court’s calendar no longer shows this.' });
});

test('a record that the court no longer lists keeps its event, with a warning', async () => {
  const removed = { at: AT + 1, what: 'removed', status: { from: 'scheduled', to: 'removed' } };
  const { calendar, publish, followed } = eventsApp(hearing, {
    [HEARING]: record({ status: 'removed', changes: [removed] }),
  });
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put.mock.calls[0]?.[0]).toMatchObject([
    {
      status: 'CONFIRMED',
      title: TITLE,
      warning: expect.stringMatching(/It may still be held\. Call the court/),
    },
  ]);
});

const SECOND = 'hearingCalendarEntries11/h2';
const continuedTo = (more = {}) => ({
  [HEARING]: record({ status: 'continued', continuedTo: '2026-12-07', continuedToId: 'h2' }),
  [SECOND]: record({ date: '2026-12-07', time: '10:00', ...more }),
});

test.each([
  ['delete', {}, ['h2 CONFIRMED', 'h1 CANCELLED']],
  ['delete', { status: 'vacated' }, ['h1 CANCELLED']],
  ['mark', {}, ['h1 CANCELLED']],
])('readers who chose to %s get the new date %j first', async (cancelledEvents, more, expected) => {
  const { calendar, publish, followed } = eventsApp(hearing, continuedTo(more), 'granted', {
    cancelledEvents,
  });
  calendar.find.mockImplementation(async (uid) => (uid.startsWith('h1') ? STANDING : null));
  await publish(AT);
  await followed(AT);
  const put = calendar.put.mock.calls.flatMap(([events]) => events);
  expect(put.map(({ uid, status }) => `${uid.split('@')[0]} ${status}`)).toEqual(expected);
  expect(put.at(-1)?.warning).toContain('December 7, 2026, 10:00 AM CST');
});

test('an event changes again when the hearing that continues it changes', async () => {
  const entries: Record<string, unknown> = continuedTo();
  const { calendar, publish, followed } = eventsApp(hearing, entries);
  calendar.find.mockResolvedValue({ ...STANDING, title: `Moved: ${TITLE}` });
  await publish(AT);
  await followed(AT);
  expect(calendar.put).not.toHaveBeenCalled();
  Object.assign(entries, continuedTo({ time: '11:00', changes: [{ at: AT + 1, what: 'changed' }] }));
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put.mock.calls[0]?.[0][0]?.warning).toContain('11:00 AM CST');
});
