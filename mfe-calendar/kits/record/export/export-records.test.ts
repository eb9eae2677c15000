import { type CalendarEvent, chooseCourtAtom, type PageCourt, setDeviceAtom } from '@court/contract';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { exportRecordsAtom } from './export-records';
import { moveEventAtom, putEventAtom } from './put-event-atom';

const COURT = {
  code: 'txwb',
  client: { databaseURL: 'http://localhost:9000?ns=txwb' },
  timeZones: ['America/Chicago'],
  officialSite: 'https://www.txwb.uscourts.gov',
  offices: { o5: { name: 'San Antonio', timeZone: 'America/Chicago' } },
} as unknown as PageCourt;

/** A database that answers with `entries` by id, and a device with `calendar`. */
function site(entries: Record<string, unknown>, calendar: Record<string, unknown>, isNative = false) {
  let open = 0;
  const seen = { reads: [] as string[], most: 0 };
  vi.stubGlobal('window', { location: { origin: 'https://court.test' } });
  vi.stubGlobal('fetch', async (url: string) => {
    open += 1;
    seen.most = Math.max(seen.most, open);
    await Promise.resolve();
    open -= 1;
    const id = decodeURIComponent(new URL(url).pathname.replace(/^.*\/|\.json$/g, ''));
    seen.reads.push(id);
    if (entries[id] === 'gone') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(entries[id] ?? null));
  });
  const store = createStore();
  store.set(chooseCourtAtom, COURT);
  store.set(setDeviceAtom, { isNative, calendar: async () => calendar } as never);
  return { store, seen };
}

const record = (more = {}) => ({
  date: '2026-11-30',
  time: '09:30',
  caseNumber: '26-50001',
  caseTitle: 'Peña',
  officeId: 'o5',
  status: 'scheduled',
  ...more,
});

const hearings = (...ids: string[]) => ids.map((id) => ({ kind: 'hearings' as const, id }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test("exports a day's hearings together from their full records, and counts those that cannot become events", async () => {
  const put = vi.fn(async (events: readonly CalendarEvent[]) => ({ added: events.length, changed: 0 }));
  const entries: Record<string, unknown> = { w: { withdrawn: true }, t: record({ time: '' }) };
  const ids = Array.from({ length: 40 }, (_, n) => `h${n}`);
  for (const id of ids) entries[id] = record({ changes: [{ at: Date.UTC(2026, 10, 1), what: 'changed' }] });
  const { store, seen } = site(entries, { put });
  const done = await store.set(exportRecordsAtom, hearings(...ids, 'w', 't', 'unknown'));
  expect(done).toEqual({ added: 40, changed: 0, left: 3 });
  expect(put).toHaveBeenCalledTimes(1);
  const [events = []] = put.mock.calls[0] ?? [];
  expect(events.map(({ uid }) => uid)).toEqual(ids.map((id) => `${id}@txwb`));
  expect(events[0]).toMatchObject({
    url: 'https://court.test/hearing-detail/h0',
    start: Date.parse('2026-11-30T15:30:00Z'),
  });
  expect(events[0]?.sequence).toBeGreaterThan(0);
  expect(seen.reads).toHaveLength(43);
  expect(seen.most).toBeLessThanOrEqual(8);
});

test('exports a continued hearing together with its new date', async () => {
  const put = vi.fn(async (_events: readonly CalendarEvent[]) => ({ added: 1, changed: 0 }));
  const a = record({ status: 'continued', continuedTo: '2026-12-07', continuedToId: 'b' });
  const { store } = site({ a, b: record({ date: '2026-12-07', time: '10:00' }) }, { put });
  await store.set(exportRecordsAtom, hearings('a'));
  expect(put.mock.calls[0]?.[0]).toMatchObject([
    { uid: 'a@txwb', warning: expect.stringContaining('New date: Monday, December 7, 2026, 10:00 AM CST.') },
  ]);
});

test('does not say that a file of canceled events adds events', async () => {
  const { store } = site({}, { put: async () => ({ added: 1, changed: 0 }), kind: 'file' });
  expect(await store.set(putEventAtom, EVENT)).toMatch(/to add the event/);
  expect(await store.set(putEventAtom, { ...EVENT, status: 'CANCELLED' })).toMatch(/to cancel the event/);
});

test('exports nothing if a record cannot be read', async () => {
  const put = vi.fn();
  const { store } = site({ a: record(), b: 'gone' }, { put });
  await expect(store.set(exportRecordsAtom, hearings('a', 'b'))).rejects.toMatchObject({
    name: 'ReadError',
  });
  expect(put).not.toHaveBeenCalled();
});

const EVENT = { uid: 'h1@txwb', title: 'Peña', start: 10, end: 20, status: 'CONFIRMED' } as CalendarEvent;

test('updates a device event without asking, but only if it exists and differs', async () => {
  const put = vi.fn(async () => ({ added: 0, changed: 1 }));
  const standing = { title: 'Peña', start: 10, end: 20, calendar: null };
  const calendar = {
    put,
    permission: vi.fn(async () => 'granted'),
    find: vi.fn(async () => standing as object | null),
  };
  const { store } = site({}, calendar, true);
  const move = async (more: Partial<CalendarEvent>, isChanged = false) => {
    const before = put.mock.calls.length;
    const said = await store.set(moveEventAtom, { event: { ...EVENT, ...more }, isChanged });
    return [said !== '', put.mock.calls.length - before];
  };
  expect(await move({})).toEqual([false, 0]);
  expect(await move({ place: 'Room 9' }, true)).toEqual([true, 1]);
  expect(await move({ start: 11 })).toEqual([true, 1]);
  expect(await move({ status: 'CANCELLED' })).toEqual([true, 1]);
  calendar.find.mockResolvedValue({ ...standing, title: 'Canceled: Peña' });
  expect(await move({ status: 'CANCELLED' })).toEqual([false, 0]);
  calendar.find.mockResolvedValue(null);
  expect(await move({ start: 12 }, true)).toEqual([false, 0]);
  calendar.permission.mockResolvedValue('prompt');
  expect(await move({ start: 12 }, true)).toEqual([false, 0]);
});

test('says that the event was deleted and nothing was added, if the calendar deletes canceled hearings', async () => {
  const stands = { title: 'Peña', start: 10, end: 20, calendar: null };
  const find = vi.fn(async () => stands as object | null);
  const put = vi.fn(async () => ({ added: 0, changed: 1 }));
  const { store } = site({}, { put, find, kind: 'device', permission: async () => 'granted' }, true);
  const off = { ...EVENT, status: 'CANCELLED' } as CalendarEvent;
  find.mockResolvedValueOnce(stands).mockResolvedValue(null);
  expect(await store.set(moveEventAtom, { event: off, isChanged: true })).toMatch(/was deleted/);
  expect(await store.set(putEventAtom, off)).toMatch(/was deleted/);
  put.mockResolvedValue({ added: 0, changed: 0 });
  expect(await store.set(putEventAtom, off)).toMatch(/nothing was changed there/);
});

test("links an app's event to the court's site, or nowhere if there is none", async () => {
  const put = vi.fn(async (_events: readonly CalendarEvent[]) => ({ added: 1, changed: 0 }));
  const { store } = site({ 'h 1': record() }, { put }, true);
  const url = async (more: object) => {
    store.set(chooseCourtAtom, { ...COURT, ...more });
    await store.set(exportRecordsAtom, hearings('h 1'));
    return put.mock.calls.at(-1)?.[0][0]?.url;
  };
  expect(await url({})).toBe('');
  expect(await url({ site: 'capacitor://localhost' })).toBe('');
  expect(await url({ site: 'https://calendar.example/tx/' })).toBe(
    'https://calendar.example/tx/hearing-detail/h%201',
  );
});

test("shows the device's own error message", async () => {
  const { DeviceFailedError } = await import('@court/contract');
  const put = async () => {
    throw new DeviceFailedError('calendar', 'Using your calendar failed. Try again in a moment.', null);
  };
  const { store } = site({}, { put });
  expect(await store.set(putEventAtom, EVENT)).toBe('Using your calendar failed. Try again in a moment.');
});
