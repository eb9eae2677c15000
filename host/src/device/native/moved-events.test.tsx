// @vitest-environment jsdom
import { setClockOffsetAtom, storedValuesAtom } from '@court/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEventsNowAtom } from './moved-events';
import { eventsApp, HEARING, hearing, record, START, TITLE } from './testing/events-app';

const AT = Date.UTC(2026, 10, 21, 12);

beforeEach(() => void vi.setSystemTime(AT));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a moved hearing moves its event without its page, and an unchanged one is not touched', async () => {
  const entries = {
    [HEARING]: record({
      time: '10:00',
      changes: [{ at: AT, what: 'changed', time: { from: '09:30', to: '10:00' } }],
    }),
    '341hearingCalendarEntries11/m1': record(),
  };
  const { calendar, publish, followed } = eventsApp((court) => [`h1@${court}`, `m1@341.${court}`], entries);
  calendar.find.mockImplementation(async (uid) => ({
    ...{ start: START, end: START + 1_800_000, calendar: null },
    title: uid.startsWith('m1') ? '341 meeting: 26-50001 Peña' : TITLE,
  }));
  await publish(AT);
  await followed(AT);
  expect(calendar.put.mock.calls.map(([events]) => events.map(({ uid, start }) => [uid, start]))).toEqual([
    [[expect.stringMatching(/^h1@/), START + 1_800_000]],
  ]);
});

test('a stricken hearing is marked in the calendar', async () => {
  const { calendar, publish, followed } = eventsApp(hearing, { [HEARING]: record({ status: 'stricken' }) });
  await publish(AT);
  await followed(AT);
  expect(calendar.put.mock.calls[0]?.[0][0]).toMatchObject({ status: 'CANCELLED', start: START });
});

test.each([
  ['fails', 'gone'],
  ['is refused', 'refused'],
  ['is cut short', 'cut'],
  ['returns something other than JSON', 'Please sign in'],
])('an event stays unchanged if the read of its record %s', async (_what, answer) => {
  const entries: Record<string, unknown> = { [HEARING]: answer };
  const { calendar, publish, followed, reads } = eventsApp(hearing, entries);
  await publish(AT);
  await waitFor(() => expect(reads).toContain(HEARING));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calendar.put).not.toHaveBeenCalled();
  entries[HEARING] = null;
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put).toHaveBeenCalledOnce();
});

test('an event that is over stays, and without a publication no event counts as missing', async () => {
  const { calendar, publish, followed, store, reads } = eventsApp(hearing, {});
  await act(() => store.set(followEventsNowAtom));
  expect(reads).toContain(HEARING);
  vi.setSystemTime(START + 1_800_000);
  await publish(AT);
  await followed(AT);
  expect(calendar.put).not.toHaveBeenCalled();
});

test('records are read again only after a publication, and then their changes are applied', async () => {
  const entries: Record<string, unknown> = { [HEARING]: record() };
  const { calendar, publish, followed, reads } = eventsApp(hearing, entries);
  await publish(AT);
  await followed(AT);
  await publish(AT);
  expect(reads.filter((path) => path === HEARING)).toHaveLength(1);
  expect(calendar.put).not.toHaveBeenCalled();
  // a calendar does not return the place
  entries[HEARING] = record({ location: 'Courtroom 2', changes: [{ at: AT + 1, what: 'changed' }] });
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put).toHaveBeenCalledOnce();
});

test('an event that the reader deleted is not added again, nor is one of another court', async () => {
  const moved = { [HEARING]: record({ time: '10:00' }) };
  const { calendar, publish, followed, reads } = eventsApp((court) => [`h1@${court}`, 'h1@other'], moved);
  calendar.find.mockResolvedValue(null);
  await publish(AT);
  await followed(AT);
  expect(calendar.put).not.toHaveBeenCalled();
  expect(reads.filter((path) => path === HEARING)).toHaveLength(1);
});

test('without permission nothing is read, and a failed read is retried the next time', async () => {
  const denied = eventsApp(hearing, { [HEARING]: record() }, 'denied');
  await denied.publish(AT);
  expect(denied.reads).toEqual([]);
  cleanup();
  const entries: Record<string, unknown> = { [HEARING]: 'gone' };
  const { publish, followed, store } = eventsApp(hearing, entries);
  await publish(AT);
  await waitFor(() => expect(store.get(storedValuesAtom).nativeEventsFollowed).toBeUndefined());
  entries[HEARING] = record();
  await publish(AT + 1);
  await followed(AT + 1);
});

test('a push message moves events at once, and the next publication is applied all the same', async () => {
  const entries: Record<string, unknown> = { [HEARING]: record() };
  const { calendar, publish, followed, store } = eventsApp(hearing, entries);
  await publish(AT);
  await followed(AT);
  entries[HEARING] = record({ time: '10:00', changes: [{ at: AT + 1, what: 'changed' }] });
  await act(() => store.set(followEventsNowAtom));
  expect(calendar.put).toHaveBeenCalledOnce();
  expect(store.get(storedValuesAtom).nativeEventsFollowed).toBe(AT);
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put).toHaveBeenCalledTimes(2);
  entries[HEARING] = 'gone';
  await expect(store.set(followEventsNowAtom)).resolves.toBeUndefined();
});

test.each([9, -9])(
  'the court server’s time decides whether an event is over, with a clock %i hours fast',
  async (hours) => {
    const { calendar, publish, followed, store } = eventsApp(hearing, { [HEARING]: null });
    const now = START + (hours > 0 ? -1 : 1) * 3_600_000;
    vi.setSystemTime(now + hours * 3_600_000);
    store.set(setClockOffsetAtom, -hours * 3_600_000);
    calendar.find.mockResolvedValue({ title: TITLE, start: START, end: START + 1_800_000, calendar: null });
    await publish(AT);
    await followed(AT);
    expect(calendar.put).toHaveBeenCalledTimes(hours > 0 ? 1 : 0);
    store.set(setClockOffsetAtom, null);
  },
);
