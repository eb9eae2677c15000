import { runInNewContext } from 'node:vm';
import type { AreaRoute } from '@court/contract';
import {
  CLOCK_KEY,
  cachedClockOffset,
  dayIn,
  dayPath,
  daysPath,
  entriesPath,
  entryKey,
  monthPath,
  restUrl,
} from '@court/domain';
import { expect, test, vi } from 'vitest';
import { EARLY_READ, earlyReadData, knownClock } from './early-read';
import { court } from './testing/composed-pages';

const DAY = [dayPath('hearings', '{date}'), 'judges11'];
const RECORD = [`${entriesPath('hearings')}/{id}`, 'judges11'];

/** Runs the boot script as on a page at `pathname` and `search`. Returns the early reads by URL. */
function boot(
  search: string,
  fetch: (url: string) => Promise<unknown>,
  pathname = '/calendar',
  reads = DAY,
  views: AreaRoute['views'] = {},
) {
  const dataset = earlyReadData(court, { reads, views });
  const document = { currentScript: { dataset }, getElementById: () => null };
  const page: Record<string, unknown> = {
    URLSearchParams,
    Intl,
    Date,
    location: { search, pathname },
    document,
    fetch,
  };
  runInNewContext(EARLY_READ.replace('globalThis.', ''), page);
  return page.__courtEarlyReads as Record<string, { at: number; answer: Promise<unknown> }>;
}

const DAY_URL = restUrl(court.client.databaseURL, dayPath('hearings', '2026-11-23'));

test('the early read requests exactly the URL that the docket reads', async () => {
  const early = boot('?date=2026-11-23', async () => ({ ok: true, json: async () => ({ a: 1 }) }));
  expect(Object.keys(early)).toEqual([DAY_URL, restUrl(court.client.databaseURL, 'judges11')]);
  expect(await early[DAY_URL]?.answer).toEqual({ a: 1 });
});

test('the first children of a path are requested with exactly the list’s URL', () => {
  const reads = [`${daysPath('hearings')}?startAt={date}&limitToFirst=4`];
  const asked = Object.keys(boot('?date=2026-11-23', async () => ({ ok: false }), '/hearing', reads));
  const keys = { startAt: '2026-11-23', limitToFirst: 4 };
  expect(asked).toEqual([restUrl(court.client.databaseURL, daysPath('hearings'), keys)]);
});

test('a day’s counts are requested with exactly home’s URL', () => {
  const reads = [`${monthPath('hearings', '{month}')}/d{day}`];
  const asked = Object.keys(boot('?date=2026-11-23', async () => ({ ok: false }), '/home', reads));
  const path = `${monthPath('hearings', '2026-11')}/d23`;
  expect(asked).toEqual([restUrl(court.client.databaseURL, path)]);
});

test.each([
  ['?view=list', [`${daysPath('meetings')}`]],
  ['?view=week&x=list', [dayPath('hearings', '2026-11-23'), 'judges11']],
  ['?view=toString', [dayPath('hearings', '2026-11-23'), 'judges11']],
])('at %s the page requests only the reads of that view', (search, paths) => {
  const views = {
    list: { firstPaint: 'list', reads: [`${daysPath('meetings')}?startAt={date}&limitToFirst=4`] },
  };
  const none = async () => ({ ok: false });
  const asked = Object.keys(boot(`${search}&date=2026-11-23`, none, '/s341-hearing', DAY, views));
  expect(asked.map((url) => new URL(url).pathname)).toEqual(paths.map((path) => `/${path}.json`));
});

test('without a valid date, it reads today in the court’s first zone', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: court.timeZones[0] }).format();
  for (const search of ['', '?date=', '?date=x/../y'])
    expect(Object.keys(boot(search, async () => ({ ok: false })))[0]).toContain(
      `/days/${today}.json?ns=txwb`,
    );
});

test('a failed early read resolves to undefined and does not reject', async () => {
  for (const answer of [async () => Promise.reject(new Error('offline')), async () => ({ ok: false })])
    for (const { answer: read } of Object.values(boot('', answer))) expect(await read).toBeUndefined();
});

test.each(['abc', '5c5c43b4', '2026-11-23', '2026-1', 'i-1', 'I-1', 'h_1-2'])(
  'the record %s is requested with exactly its key’s URL',
  (id) => {
    const [url] = Object.keys(boot('', async () => ({ ok: false }), `/base/hearing-detail/${id}`, RECORD));
    expect(url).toBe(restUrl(court.client.databaseURL, `${entriesPath('hearings')}/${entryKey(id)}`));
  },
);

test.each(['', '/', '/a%20b', '/a.b', '/a/b', `/${'x'.repeat(100)}`, '/<x>'])(
  'with the address ending "%s" no record is requested, because the first paint computes its key',
  (rest) => {
    const asked = Object.keys(boot('', async () => ({ ok: false }), `/hearing-detail${rest}`, RECORD));
    expect(asked).toEqual([restUrl(court.client.databaseURL, 'judges11')]);
  },
);

test('the page contains the court’s clock until the end of the third year after this one, then uses Intl', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const changes = knownClock('America/Chicago', now);
  expect(changes.map(([from, minutes]) => [new Date(from).toISOString(), minutes])).toEqual([
    ['2026-01-01T00:00:00.000Z', -360],
    ['2026-03-08T08:00:00.000Z', -300],
    ['2026-11-01T07:00:00.000Z', -360],
    ['2027-03-14T08:00:00.000Z', -300],
    ['2027-11-07T07:00:00.000Z', -360],
    ['2028-03-12T08:00:00.000Z', -300],
    ['2028-11-05T07:00:00.000Z', -360],
    ['2029-03-11T08:00:00.000Z', -300],
    ['2029-11-04T07:00:00.000Z', -360],
    ['2030-01-01T00:00:00.000Z', null],
  ]);
  expect(knownClock('America/Chicago', now + 30 * 86_400_000)).toEqual(changes);
  expect(knownClock('Pacific/Guam', now).map(([, minutes]) => minutes)).toEqual([600, null]);
});

test.each([
  '2026-11-23T05:59:59.999Z',
  '2026-11-23T06:00:00.000Z',
  '2027-03-14T08:00:00Z',
  '2028-07-01T04:59:00Z',
])('computes the court’s today at %s without Intl', (moment) => {
  const at = Date.parse(moment);
  class Clock extends Date {
    static override now = () => at;
  }
  const page: Record<string, unknown> = {
    ...{ URLSearchParams, location: { search: '', pathname: '/calendar' }, Date: Clock, Intl: undefined },
    document: {
      currentScript: { dataset: earlyReadData(court, { reads: DAY }, Date.parse('2026-11-23T00:00:00Z')) },
      getElementById: () => null,
    },
    fetch: async () => ({ ok: false }),
  };
  runInNewContext(EARLY_READ.replace('globalThis.', ''), page);
  const [url] = Object.keys(page.__courtEarlyReads as object);
  expect(url).toContain(`/days/${dayIn(court.timeZones[0], at)}.json`);
});

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-23T17:00:00Z');

test.each([
  ['no measured offset', null, 0],
  ['a clock that is right', [0, NOW - HOUR], 0],
  ['a clock that is 9 hours fast', [-9 * HOUR, NOW - HOUR], 9 * HOUR],
  ['a clock that is 400 days slow', [400 * 24 * HOUR, NOW - HOUR], -400 * 24 * HOUR],
  ['a clock that was 400 days slow', [400 * 24 * HOUR, NOW - HOUR], 0],
  ['a clock that was 400 days fast', [-400 * 24 * HOUR, NOW - HOUR], 0],
  ['an invalid measured offset', ['1', {}], 9 * HOUR],
] as const)('with %s, the page and its first paint compute the same day', (_what, kept, fast) => {
  class Clock extends Date {
    static override now = () => NOW + fast;
  }
  const localStorage = { getItem: (key: string) => (key === CLOCK_KEY ? JSON.stringify(kept) : null) };
  vi.stubGlobal('localStorage', localStorage);
  vi.spyOn(Date, 'now').mockImplementation(Clock.now);
  const today = dayIn(court.timeZones[0], Clock.now() + (cachedClockOffset() ?? 0));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const composed of ['2026-01-01', '2019-01-01']) {
    const data = earlyReadData(court, { reads: DAY }, Date.parse(composed));
    const page: Record<string, unknown> = {
      ...{
        URLSearchParams,
        location: { search: '', pathname: '/calendar' },
        Date: Clock,
        Intl,
        localStorage,
      },
      document: { currentScript: { dataset: { ...data, clockKey: CLOCK_KEY } }, getElementById: () => null },
      fetch: async () => ({ ok: false }),
    };
    runInNewContext(EARLY_READ.replace('globalThis.', ''), page);
    expect(Object.keys(page.__courtEarlyReads as object)[0]).toContain(`/days/${today}.json`);
  }
  if (kept?.[0] === -fast) expect(today).toBe('2026-11-23');
});
