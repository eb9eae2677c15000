import { chooseCourtAtom, type PageCourt, type ReadOrRecalled, readOrRecall } from '@court/contract';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { agendaAtom, agendaReading } from './agenda-atom';
import { AGENDA_DAYS } from './agenda-days';

vi.mock('@court/contract', async (original) => ({
  ...(await original<typeof import('@court/contract')>()),
  readOrRecall: vi.fn(),
}));

const LIVE = { status: 'live', asOf: 9, polling: false } as const;
const CACHED = { ...LIVE, status: 'cached' } as const;
const SILENT = { ...LIVE, status: 'offline' } as const;

const dayJson = (...dates: string[]) =>
  Object.fromEntries(
    dates.map((date) => [date, { '0930~a': { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' } }]),
  );
const FIRST_PAGE = Array.from({ length: AGENDA_DAYS }, (_, n) => `2026-11-2${n + 3}`);

const fresh = (...dates: string[]): ReadOrRecalled => ({ json: dayJson(...dates), asOf: 9, isKept: false });

/** Cached days with a court answer that is still pending. The returned functions complete that answer. */
function slow(...dates: string[]) {
  let resolve = (_read: ReadOrRecalled) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<ReadOrRecalled>((take, fail) => {
    resolve = take;
    reject = fail;
  });
  const shown: ReadOrRecalled = { json: dayJson(...dates), asOf: 5, isKept: true, answer: promise };
  return {
    shown,
    comes: (...read: string[]) => resolve(fresh(...read)),
    fails: () => reject(new Error('offline')),
  };
}

let store: ReturnType<typeof createStore>;
let days: ReturnType<typeof agendaAtom>;
let courts = 0;
beforeEach(() => {
  courts += 1;
  store = createStore();
  const client = { databaseURL: `http://localhost:1/?ns=awaited${courts}` };
  store.set(chooseCourtAtom, { client, timeZones: ['UTC'] } as unknown as PageCourt);
  days = agendaAtom('hearings', '2026-11-23');
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
async function ask(side: 'earlier' | 'later' | 'anew', ...answers: ReadOrRecalled[]) {
  for (const answer of answers) vi.mocked(readOrRecall).mockResolvedValueOnce(answer);
  store.set(days, side);
  await settle();
}
const dates = () => store.get(days).days.map(({ date }) => date);
const said = (followed: Parameters<typeof agendaReading>[1] = null) =>
  agendaReading(store.get(days), followed);

test('does not call cached days offline while the court answer is pending', async () => {
  const { shown, comes } = slow('2026-11-23', '2026-11-24');
  await ask('later', shown);
  expect(dates()).toEqual(['2026-11-23', '2026-11-24']);
  for (const followed of [null, CACHED, LIVE])
    expect(said(followed)).toMatchObject({ status: 'cached', asOf: 5 });
  // the answer replaces the cached days
  comes('2026-11-23', '2026-11-25');
  await settle();
  expect([dates(), said(LIVE)]).toEqual([['2026-11-23', '2026-11-25'], LIVE]);
});

test('calls cached days offline if the connection is silent or the answer fails', async () => {
  const { shown, fails } = slow('2026-11-23');
  await ask('later', shown);
  expect(said(SILENT)).toMatchObject({ status: 'offline', asOf: 5 });
  fails();
  await settle();
  expect([dates(), said(), said(CACHED)]).toMatchObject([
    ['2026-11-23'],
    { status: 'offline', asOf: 5 },
    { status: 'offline', asOf: 5 },
  ]);
});

test('calls cached days offline if the read fails at once', async () => {
  await ask('later', { json: dayJson('2026-11-23'), asOf: 5, isKept: true });
  expect(said()).toMatchObject({ status: 'offline', asOf: 5 });
});

test('waits for the answer to a refresh, however slow it is', async () => {
  await ask('later', { json: dayJson('2026-11-23'), asOf: 5, isKept: true });
  const { shown, comes } = slow('2026-11-23');
  await ask('anew', shown);
  expect([dates(), said()]).toMatchObject([['2026-11-23'], { status: 'cached', asOf: 5 }]);
  comes('2026-11-24');
  await settle();
  expect([dates(), store.get(days).keptAt]).toEqual([['2026-11-24'], null]);
});

test('ignores a slow answer if the days were read again meanwhile', async () => {
  const { shown, comes } = slow('2026-11-23');
  await ask('later', shown);
  await ask('anew', fresh('2026-11-23', '2026-11-24'));
  comes('2026-11-23');
  await settle();
  expect(dates()).toEqual(['2026-11-23', '2026-11-24']);
});

test('refreshes the cached days once the court answers for a further page', async () => {
  await ask('later', { json: dayJson(...FIRST_PAGE), asOf: 5, isKept: true });
  await ask('later', fresh('2026-11-30'), fresh(...FIRST_PAGE));
  expect([dates(), store.get(days).keptAt]).toEqual([FIRST_PAGE, null]);
});

test('refreshes all days when a slow answer for a further page arrives', async () => {
  await ask('later', fresh(...FIRST_PAGE));
  const { shown, comes } = slow('2026-11-30');
  await ask('later', shown);
  expect(said(LIVE)).toMatchObject({ status: 'cached', asOf: 5 });
  vi.mocked(readOrRecall).mockResolvedValueOnce(fresh(...FIRST_PAGE));
  comes('2026-11-30');
  await settle();
  expect([dates(), said(LIVE)]).toEqual([FIRST_PAGE, LIVE]);
});
