// @vitest-environment jsdom
import {
  type CalendarEvent,
  chooseCourtAtom,
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

let courts = 0;
/** An app whose calendar holds an event at half past nine for each of `uids`; the court holds `entries`. */
function app(uids: (court: string) => string[], entries: Record<string, unknown>, permission = 'granted') {
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
  const stands = { title: '26-50001 Peña', start: START, end: START + 1_800_000, calendar: null };
  const calendar = {
    permission: async () => permission,
    find: vi.fn(async (_uid: string) => stands as typeof stands | null),
    put: vi.fn(async (_events: CalendarEvent[]) => ({ added: 0, changed: 1 })),
  };
  const store = createStore();
  const client = { databaseURL: `http://localhost:9000?ns=${code}` };
  const court = { code, client, timeZones: ['America/Chicago'], officialSite: 'https://court.example' };
  store.set(chooseCourtAtom, court as unknown as PageCourt);
  store.set(setDeviceAtom, { isNative: true, calendar: async () => calendar } as never);
  const nativeEvents = Object.fromEntries(uids(code).map((uid, n) => [uid, `native-${n}`]));
  store.set(takeStoredAtom, { nativeEvents });
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
    title: uid.startsWith('m1') ? '341 meeting: 26-50001 Peña' : '26-50001 Peña',
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

test('the event of a record that is no longer public loses the name, keeps its time and is not cancelled', async () => {
  const { calendar, publish, followed } = app(hearing, { [HEARING]: { withdrawn: true } });
  await publish(AT);
  await followed(AT);
  const [event] = calendar.put.mock.calls[0]?.[0] ?? [];
  expect(event).toMatchObject({ status: 'CONFIRMED', start: START, place: '', url: '' });
  expect(JSON.stringify(event)).not.toContain('Peña');
  expect(event?.notes).toContain('It may still be held.');
  const title = event?.title ?? '';
  calendar.find.mockResolvedValue({ title, start: START, end: START + 1_800_000, calendar: null });
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put).toHaveBeenCalledOnce();
});

test('the event of a record that is no longer there is marked, once', async () => {
  const { calendar, publish, followed } = app(hearing, {});
  await publish(AT);
  await followed(AT);
  const [struck] = calendar.put.mock.calls[0]?.[0] ?? [];
  expect(struck).toMatchObject({ status: 'CANCELLED', title: '26-50001 Peña', start: START, place: '' });
  expect(struck?.notes).toBe('The court’s calendar no longer has this.');
  calendar.find.mockResolvedValue({
    ...{ title: 'Cancelled: 26-50001 Peña', start: START, end: START + 1_800_000, calendar: null },
  });
  await publish(AT + 1);
  await followed(AT + 1);
  expect(calendar.put).toHaveBeenCalledOnce();
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
