// @vitest-environment jsdom
import {
  type CalendarEvent,
  chooseCourtAtom,
  type FoundEvent,
  type PageCourt,
  setConnectionAtom,
  setDeviceAtom,
  storedValuesAtom,
  takeStoredAtom,
} from '@court/contract';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEventsNowAtom, MovedEvents } from './moved-events';

const AT = Date.UTC(2026, 10, 21, 12);
const START = Date.UTC(2026, 10, 30, 15, 30);

beforeEach(() => void vi.setSystemTime(AT));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const record = (more = {}) => ({
  ...{ date: '2026-11-30', time: '09:30', caseNumber: '26-50001', caseTitle: 'Peña', officeId: 'o5' },
  ...{ status: 'scheduled', ...more },
});

const TITLE = 'Hearing: 26-50001 Peña';
const STANDING = { title: TITLE, start: START, end: START + 1_800_000, calendar: null };

let courts = 0;
/** An app whose calendar holds an event at half past nine for each of `uids`; the court holds `entries`. */
function app(
  uids: (court: string) => string[],
  entries: Record<string, unknown>,
  permission = 'granted',
  stored = {},
) {
  courts += 1;
  const code = `moved${courts}`;
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname.slice(1, -'.json'.length));
    reads.push(path);
    if (entries[path] === 'gone') throw new TypeError('Failed to fetch');
    if (entries[path] === 'refused') return new Response('null', { status: 500 });
    if (entries[path] === 'cut') return new Response('{"date":');
    return Response.json(entries[path] ?? null);
  });
  const calendar = {
    permission: async () => permission,
    find: vi.fn(async (_uid: string): Promise<FoundEvent | null> => STANDING),
    put: vi.fn(async (_events: CalendarEvent[]) => ({ added: 0, changed: 1 })),
  };
  const store = createStore();
  const client = { databaseURL: `http://localhost:9000?ns=${code}` };
  const court = { code, client, timeZones: ['America/Chicago'], officialSite: 'https://court.example' };
  store.set(chooseCourtAtom, court as unknown as PageCourt);
  store.set(setDeviceAtom, { isNative: true, calendar: async () => calendar } as never);
  const nativeEvents = Object.fromEntries(uids(code).map((uid, n) => [uid, `native-${n}`]));
  store.set(takeStoredAtom, { nativeEvents, ...stored });
  const tells = new Set<(json: unknown) => void>();
  store.set(setConnectionAtom, {
    watch(path, onValue) {
      if (path === 'lastUpdated11') tells.add(onValue);
      else
        onValue(path === 'offices11' ? { o5: { name: 'San Antonio', timeZone: 'America/Chicago' } } : null);
      return () => {};
    },
    watchConnected(listener) {
      listener(true);
      return () => {};
    },
  });
  render(
    <Provider store={store}>
      <MovedEvents />
    </Provider>,
  );
  const publish = (at: number) =>
    act(async () => {
      for (const tell of tells) tell({ checkedAt: at, version: 1, hearings: at });
    });
  const followed = (at: number) =>
    waitFor(() => expect(store.get(storedValuesAtom).nativeEventsFollowed).toBe(at));
  return { calendar, reads, publish, followed, store };
}
const HEARING = 'hearingCalendarEntries11/h1';
const hearing = (court: string) => [`h1@${court}`];

test('a moved hearing moves its event without its page, and one that stands as it is is left alone', async () => {
  const entries = {
    [HEARING]: record({
      time: '10:00',
      changes: [{ at: AT, what: 'changed', time: { from: '09:30', to: '10:00' } }],
    }),
    '341hearingCalendarEntries11/m1': record(),
  };
  const { calendar, publish, followed } = app((court) => [`h1@${court}`, `m1@341.${court}`], entries);
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

test('a stricken one says so in the calendar', async () => {
  const { calendar, publish, followed } = app(hearing, { [HEARING]: record({ status: 'stricken' }) });
  await publish(AT);
  await followed(AT);
  expect(calendar.put.mock.calls[0]?.[0][0]).toMatchObject({ status: 'CANCELLED', start: START });
});

const WARNING = 'The court’s calendar no longer shows this. It may still be held. Check with the court.';
const noted = (uid: string) =>
  [
    WARNING,
    'At the venue: Mon',
    'How to appear: By Zoom',
    'https://court.example/h1',
    `[${uid}] 0a0b0c0d`,
  ].join('\n\n');

test.each([
  ['is no longer there', {}, TITLE, 'How to appear: By Zoom\n\nhttps://court.example/h1'],
  ['is withdrawn', { [HEARING]: { withdrawn: true } }, 'Hearing', ''],
])(
  'the event of a record that %s stays, and says once that it may still be held',
  async (_what, entries, title, notes) => {
    const { calendar, publish, followed } = app(hearing, entries);
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
      place: '',
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

test('a record that is withdrawn after its day leaves no name, and no hope', async () => {
  vi.setSystemTime(START + 86_400_000);
  const { calendar, publish, followed } = app(hearing, { [HEARING]: { withdrawn: true } });
  await publish(AT);
  await followed(AT);
  const [kept] = calendar.put.mock.calls[0]?.[0] ?? [];
  expect(kept).toMatchObject({ title: 'Hearing', warning: 'The court’s calendar no longer shows this.' });
});

test('one that the court’s list leaves out keeps its event, with a warning', async () => {
  const removed = { at: AT + 1, what: 'removed', status: { from: 'scheduled', to: 'removed' } };
  const { calendar, publish, followed } = app(hearing, {
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
  const { calendar, publish, followed } = app(hearing, continuedTo(more), 'granted', { cancelledEvents });
  calendar.find.mockImplementation(async (uid) => (uid.startsWith('h1') ? STANDING : null));
  await publish(AT);
  await followed(AT);
  const put = calendar.put.mock.calls.flatMap(([events]) => events);
  expect(put.map(({ uid, status }) => `${uid.split('@')[0]} ${status}`)).toEqual(expected);
  expect(put.at(-1)?.warning).toContain('December 7, 2026, 10:00 AM CST');
});

test('an event is changed again when the hearing that continues it is', async () => {
  const entries: Record<string, unknown> = continuedTo();
  const { calendar, publish, followed } = app(hearing, entries);
  calendar.find.mockResolvedValue({ ...STANDING, title: `Moved: ${TITLE}` });
  await publish(AT);
  await followed(AT);
  expect(calendar.put).not.toHaveBeenCalled();
  Object.assign(entries, continuedTo({ time: '11:00', changes: [{ at: AT + 1, what: 'changed' }] }));
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put.mock.calls[0]?.[0][0]?.warning).toContain('11:00 AM CST');
});

test.each([
  ['fails', 'gone'],
  ['is refused', 'refused'],
  ['ends in the middle', 'cut'],
  ['answers something else', 'Please sign in'],
])('an event stays as it is where the read of its record %s', async (_what, answer) => {
  const entries: Record<string, unknown> = { [HEARING]: answer };
  const { calendar, publish, followed, reads } = app(hearing, entries);
  await publish(AT);
  await waitFor(() => expect(reads).toContain(HEARING));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calendar.put).not.toHaveBeenCalled();
  entries[HEARING] = null;
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put).toHaveBeenCalledOnce();
});

test('an event that is over stays, and without a publication none is missed', async () => {
  const { calendar, publish, followed, store, reads } = app(hearing, {});
  await act(() => store.set(followEventsNowAtom));
  expect(reads).toContain(HEARING);
  vi.setSystemTime(START + 1_800_000);
  await publish(AT);
  await followed(AT);
  expect(calendar.put).not.toHaveBeenCalled();
});

test('nothing is read again until something is published, and then a change is followed', async () => {
  const entries: Record<string, unknown> = { [HEARING]: record() };
  const { calendar, publish, followed, reads } = app(hearing, entries);
  await publish(AT);
  await followed(AT);
  await publish(AT);
  expect(reads.filter((path) => path === HEARING)).toHaveLength(1);
  expect(calendar.put).not.toHaveBeenCalled();
  // what a calendar does not give back
  entries[HEARING] = record({ location: 'Courtroom 2', changes: [{ at: AT + 1, what: 'changed' }] });
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put).toHaveBeenCalledOnce();
});

test('an event that the reader has deleted does not come back, nor does another court’s move', async () => {
  const moved = { [HEARING]: record({ time: '10:00' }) };
  const { calendar, publish, followed, reads } = app((court) => [`h1@${court}`, 'h1@other'], moved);
  calendar.find.mockResolvedValue(null);
  await publish(AT);
  await followed(AT);
  expect(calendar.put).not.toHaveBeenCalled();
  expect(reads.filter((path) => path === HEARING)).toHaveLength(1);
});

test('without the reader’s permission nothing is read; what cannot be read is read the next time', async () => {
  const denied = app(hearing, { [HEARING]: record() }, 'denied');
  await denied.publish(AT);
  expect(denied.reads).toEqual([]);
  cleanup();
  const entries: Record<string, unknown> = { [HEARING]: 'gone' };
  const { publish, followed, store } = app(hearing, entries);
  await publish(AT);
  await waitFor(() => expect(store.get(storedValuesAtom).nativeEventsFollowed).toBeUndefined());
  entries[HEARING] = record();
  await publish(AT + 1);
  await followed(AT + 1);
});

test('a push message moves events at once, and the publication that follows is followed all the same', async () => {
  const entries: Record<string, unknown> = { [HEARING]: record() };
  const { calendar, publish, followed, store } = app(hearing, entries);
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
