import { chooseCourtAtom, type PageCourt, setConnectionAtom } from '@court/contract';
import { addDays, type CalendarKind, daysPath, monthPath } from '@court/domain';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownerToken } from '../../court-data/database/access/owner-token';
import { type RunningDatabase, startDatabase } from '../../court-data/database/start-database';
import { openDatabase } from '../../host/src/database/firebase-database';
import { agendaAtom } from '../../mfe-calendar/kits/docket/data/agenda-atom';
import { docketRangeAtom } from '../../mfe-calendar/kits/docket/data/docket-range-atom';
import { remoteFile, remotes } from '../../tools/release/build/workspaces';
import { earlyReadData } from '../../tools/release/pages/early-read';
import { readCourt } from '../../tools/release/site/court-file';

const DAY = '2026-11-23';
const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];
/** Days before and after DAY. */
const DAYS = Array.from({ length: 28 }, (_, n) => addDays(DAY, n - 14));
const ROW = { '0930~h1': { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' } };

let database: RunningDatabase;
let court: PageCourt;

beforeAll(async () => {
  database = await startDatabase({ port: 0 });
  court = readCourt('txwb', database.url);
  const days = Object.fromEntries(DAYS.map((date) => [date, ROW]));
  for (const kind of KINDS) {
    const answer = await fetch(`${database.url}/${daysPath(kind)}.json?ns=txwb`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${ownerToken()}` },
      body: JSON.stringify(days),
    });
    expect(answer.status).toBe(200);
  }
});
afterAll(() => database.close());

test('the pages’ reads before the app are within the rules', async () => {
  const home = { reads: [`${monthPath('hearings', '{month}')}/d{day}`] };
  const routes = [home, ...remotes().flatMap((area) => remoteFile(area).routes)];
  const addresses = new Set<string>();
  for (const route of routes) {
    const { reads, views } = earlyReadData(court, route, Date.UTC(2026, 10, 23));
    for (const each of [JSON.parse(reads), ...Object.values(JSON.parse(views))].flat())
      addresses.add(String(each).replace('0000-00-00', DAY).replace('0000-00/d00', '2026-11/d23'));
  }
  expect(addresses.size).toBeGreaterThan(6);
  for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
});

test.each(KINDS)(
  'the list of all %s reads its pages within the rules, back and forth to their ends',
  async (kind) => {
    const store = createStore();
    store.set(chooseCourtAtom, court);
    const agenda = agendaAtom(kind, DAY);
    for (const side of ['later', 'earlier'] as const) {
      while (store.get(agenda)[side] === 'more') {
        store.set(agenda, side);
        await vi.waitFor(() => expect(store.get(agenda)[side]).not.toBe('reading'));
      }
      expect(store.get(agenda)[side]).toBe('end');
    }
    expect(store.get(agenda).days.map(({ date }) => date)).toEqual(DAYS);
  },
);

test.each(KINDS)('a week of %s is read and followed within the rules', async (kind) => {
  // fakes window and document, because the database listens to their events
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const live = await openDatabase(court.client);
  try {
    const range = docketRangeAtom({ kind, from: DAY, to: addDays(DAY, 6) });
    for (const connection of [null, live.database]) {
      const store = createStore();
      store.set(chooseCourtAtom, court);
      store.set(setConnectionAtom, connection);
      const stop = store.sub(range, () => {});
      await vi.waitFor(() => {
        const { status, days } = store.get(range);
        expect(status).toBe(connection ? 'live' : 'cached');
        expect([...days.values()].map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
      }, 3_000);
      stop();
    }
  } finally {
    live.close();
    vi.unstubAllGlobals();
  }
});
