import { addDays } from '@court/domain';
import { get, onValue } from 'firebase/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningDatabase, startDatabase } from './start-database';
import { type PublicRead, restAddress, sdkQuery } from './testing/public-reads';
import { connect, connectRaw, valueWhere } from './testing/test-client';
import { TOKEN } from './testing/test-origins';

const DAYS = Array.from({ length: 30 }, (_, n) => addDays('2026-11-02', n));
const DAY = '2026-11-23';
const keysOf = (count: number, key: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [key(n), { n }]));
const byDay = Object.fromEntries(DAYS.map((date) => [date, { '0930~h1': { s: 'scheduled' } }]));
const calendar = {
  days: byDay,
  months: { '2026-11': { d23: { x: 1 } }, '2026-12': { d01: { x: 1 } } },
  changes: keysOf(300, (n) => `${1_790_000_000_000 + n}~h${n}`),
};
const people = {
  names: keysOf(300, (n) => `smith ${String(n).padStart(3, '0')} ~p${n}`),
  similar: keysOf(300, (n) => `psm ${String(n).padStart(3, '0')} ~p${n}`),
  hearings: { p1: byDay, p2: byDay },
};
const entries = { h1: { judge: 'j1' }, h2: { judge: 'j2' } };
const DATA = {
  hearingCalendar11: calendar,
  '341hearingCalendar11': calendar,
  hearingCalendarEntries11: entries,
  '341hearingCalendarEntries11': entries,
  hearingCalendarAttorneys11: people,
  hearingCalendarDebtors11: people,
  '341hearingCalendarAttorneys11': people,
  '341hearingCalendarDebtors11': people,
  hearingCalendarCaseNumbers11: { c1: { number: '26-1', hearings: byDay } },
  '341hearingCalendarCaseNumbers11': { c1: { number: '26-1', meetings: byDay } },
  hrgCalCsNumEasySrch11: keysOf(300, (n) => `c26${String(n).padStart(5, '0')}~c${n}`),
  ...{ lastUpdated11: { hearings: 1 }, offices11: { o1: 1 }, judges11: { j1: 1 }, trustees11: { t1: 1 } },
  ...{ sample11: { seed: 'x' }, publisher11: { lease: 'secret' } },
};

let database: RunningDatabase;

beforeAll(async () => {
  database = await startDatabase({ port: 0, ownerToken: TOKEN });
  const headers = { Authorization: `Bearer ${TOKEN}` };
  await fetch(`${database.url}/.json`, { method: 'PUT', body: JSON.stringify(DATA), headers });
});
afterAll(() => database.close());

const PEOPLE = ['hearingCalendarAttorneys11', 'hearingCalendarDebtors11'].flatMap((path) => [
  path,
  `341${path}`,
]);
const CALENDARS = ['hearingCalendar11', '341hearingCalendar11'];
/** Each index that search reads, with a valid start key and one that is too short. */
const INDEXES = [
  ...PEOPLE.flatMap((path) => [
    { path: `${path}/names`, start: 'sm', short: 's' },
    { path: `${path}/similar`, start: 'psm', short: 'ps' },
  ]),
  { path: 'hrgCalCsNumEasySrch11', start: 'c2', short: 'c' },
];

const ALLOWED: PublicRead[] = [
  ...INDEXES.flatMap(({ path, start }) => [
    { path, startAt: start, endAt: `${start}\uf8ff`, limitToFirst: 20 },
    { path, startAt: start, limitToFirst: 100 },
  ]),
  ...PEOPLE.flatMap((path) => [
    { path: `${path}/hearings/p1` },
    { path: `${path}/hearings/p1`, startAt: DAY, endAt: '~' },
    { path: `${path}/hearings/p1`, startAt: DAY, limitToFirst: 3 },
    { path: `${path}/hearings/p1`, endAt: DAY, limitToLast: 40 },
  ]),
  ...CALENDARS.flatMap((path) => [
    { path: `${path}/days/${DAY}` },
    { path: `${path}/days`, startAt: DAY, endAt: addDays(DAY, 6), limitToFirst: 7 },
    { path: `${path}/days`, startAt: DAY, limitToFirst: 14 },
    { path: `${path}/days`, endAt: DAY, limitToLast: 4 },
    { path: `${path}/months/2026-11` },
    { path: `${path}/months/2026-11/d23` },
    { path: `${path}/changes`, startAt: '1790000000000', limitToLast: 200 },
    { path: `${path}/changes`, startAt: '1', endAt: '1790000000200', limitToLast: 101 },
  ]),
  ...[
    'hearingCalendarEntries11/h1',
    '341hearingCalendarEntries11/h1',
    'hearingCalendarEntries11/h1/judge',
  ].map((path) => ({ path })),
  ...['hearingCalendarCaseNumbers11/c1', '341hearingCalendarCaseNumbers11/c1/meetings'].map((path) => ({
    path,
  })),
  ...['lastUpdated11', 'offices11', 'judges11', 'trustees11', 'sample11'].map((path) => ({ path })),
];

const REFUSED: PublicRead[] = [
  { path: '' },
  ...INDEXES.flatMap(({ path, start, short }) => [
    { path },
    { path, orderBy: '$key' },
    { path, startAt: start },
    { path, startAt: start, endAt: `${start}\uf8ff` },
    { path, startAt: start, limitToFirst: 101 },
    { path, startAt: short, limitToFirst: 100 },
    { path, startAt: '', limitToFirst: 100 },
    { path, startAt: '  ', limitToFirst: 100 },
    { path, startAfter: start, limitToFirst: 100 },
    { path, endAt: start, limitToFirst: 100 },
    { path, limitToFirst: 1 },
    { path, limitToLast: 1 },
    { path, startAt: start, limitToLast: 100 },
    { path, orderBy: 'n', startAt: start, limitToFirst: 100 },
    { path, orderBy: '$value', startAt: start, limitToFirst: 100 },
    { path, orderBy: '$priority', startAt: start, limitToFirst: 100 },
  ]),
  ...PEOPLE.flatMap((path) => [
    { path },
    { path, startAt: 'na', limitToFirst: 1 },
    { path: `${path}/hearings` },
    { path: `${path}/hearings`, startAt: 'p1', limitToFirst: 1 },
  ]),
  ...CALENDARS.flatMap((path) => [
    { path },
    { path, startAt: 'days', limitToFirst: 1 },
    { path: `${path}/days` },
    { path: `${path}/days`, startAt: DAY },
    { path: `${path}/days`, startAt: DAY, endAt: addDays(DAY, 1) },
    { path: `${path}/days`, startAt: DAY, limitToFirst: 15 },
    { path: `${path}/days`, endAt: DAY, limitToLast: 15 },
    { path: `${path}/days`, startAt: DAY, limitToLast: 4 },
    { path: `${path}/days`, limitToFirst: 4 },
    { path: `${path}/days`, orderBy: 's', startAt: DAY, limitToFirst: 4 },
    { path: `${path}/days`, orderBy: '$value', startAt: DAY, limitToFirst: 4 },
    { path: `${path}/months` },
    { path: `${path}/months`, startAt: '2026-11', limitToFirst: 1 },
    { path: `${path}/changes` },
    { path: `${path}/changes`, limitToLast: 1 },
    { path: `${path}/changes`, startAt: '1' },
    { path: `${path}/changes`, startAt: '1', limitToLast: 201 },
    { path: `${path}/changes`, startAt: '1', limitToFirst: 100 },
  ]),
  ...['hearingCalendarEntries11', 'hearingCalendarCaseNumbers11'].flatMap((path) =>
    [path, `341${path}`].flatMap((each) => [
      { path: each },
      { path: each, orderBy: '$key' },
      { path: each, startAt: 'aa', limitToFirst: 1 },
      { path: each, orderBy: 'judge', limitToFirst: 1 },
    ]),
  ),
  { path: 'publisher11' },
  { path: 'publisher11/lease' },
  { path: 'publisher11', startAt: 'le', limitToFirst: 1 },
];

test.each(ALLOWED.map((read) => [restAddress(read), read] as const))(
  'everyone may read %s, by REST and by the SDK',
  async (address, read) => {
    const answer = await fetch(`${database.url}/${address}`);
    expect(answer.status).toBe(200);
    const found = await answer.json();
    expect(Object.keys(found ?? {}).length).toBeGreaterThan(0);
    const client = connect(database.url);
    expect((await get(sdkQuery(client, read))).val()).toEqual(found);
    expect(await valueWhere(sdkQuery(connect(database.url), read), () => true)).toEqual(found);
  },
);

test('REST refuses every read of a whole path, or of more than a screen shows', async () => {
  for (const read of REFUSED) {
    const address = restAddress(read);
    const answer = await fetch(`${database.url}/${address}`);
    expect(answer.status, address).toBe(401);
    expect(await answer.text(), address).toBe('{"error":"Permission denied"}');
  }
});

test('a shallow read is refused if the plain read is', async () => {
  for (const { path } of REFUSED.filter((read) => Object.keys(read).length === 1))
    expect((await fetch(`${database.url}/${path}.json?shallow=true`)).status, path).toBe(401);
  const day = await fetch(`${database.url}/hearingCalendar11/days/${DAY}.json?shallow=true`);
  expect(await day.json()).toEqual({ '0930~h1': true });
});

test('the SDK is refused the same reads, with get and with a listener', async () => {
  const client = connect(database.url);
  for (const read of REFUSED) {
    const asked = sdkQuery(client, read);
    await expect(get(asked), restAddress(read)).rejects.toThrow(/permission.denied/i);
    const refused = await new Promise((resolve) => onValue(asked, resolve, resolve));
    expect(refused, restAddress(read)).toMatchObject({ code: 'PERMISSION_DENIED' });
  }
});

test('a refused listener of the protocol gets permission_denied, and no data later', async () => {
  const raw = await connectRaw(database.url);
  const ask = async (q: object | undefined) => {
    raw.send({ t: 'd', d: { r: 1, a: 'q', b: { p: '/hearingCalendarDebtors11/names', q, t: 1, h: '' } } });
    return raw.next();
  };
  const denied = { t: 'd', d: { r: 1, b: { s: 'permission_denied', d: 'Permission denied' } } };
  expect(await ask(undefined)).toEqual(denied);
  expect(await ask({ i: '.key', sp: 'sm', l: 100, vf: 'r' })).toEqual(denied);
  expect(await ask({ i: '.key', sp: 'sm', sin: false, l: 100, vf: 'l' })).toEqual(denied);
  expect(await ask({ sp: 'sm', l: 100, vf: 'l' })).toEqual(denied);
  expect(await ask({ i: '.key', sp: 'sm', l: 1, vf: 'l' })).toMatchObject({ d: { a: 'd' } });
});

test('a read checked by rules costs no more than the owner’s read, which has no checks', async () => {
  const address = `${database.url}/${restAddress({ path: 'hearingCalendarDebtors11/names', startAt: 'sm', limitToFirst: 20 })}`;
  const least = async (headers: Record<string, string>) => {
    let fastest = Number.POSITIVE_INFINITY;
    for (let n = 0; n < 60; n += 1) {
      const started = performance.now();
      await (await fetch(address, { headers })).text();
      fastest = Math.min(fastest, performance.now() - started);
    }
    return fastest;
  };
  const owner = await least({ Authorization: `Bearer ${TOKEN}` });
  expect(await least({})).toBeLessThan(owner + 2);
});
