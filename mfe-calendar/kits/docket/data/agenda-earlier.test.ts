import { chooseCourtAtom, type PageCourt, type ReadOrRecalled, readOrRecall } from '@court/contract';
import { addDays } from '@court/domain';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { agendaAtom } from './agenda-atom';
import { AGENDA_DAYS } from './agenda-days';

vi.mock('@court/contract', async (original) => ({
  ...(await original<typeof import('@court/contract')>()),
  readOrRecall: vi.fn(),
}));

const FROM = '2026-11-23';
const DAYS = Array.from({ length: 3 * AGENDA_DAYS }, (_, n) => addDays(FROM, n - AGENDA_DAYS));
const ROW = { '0930~a': { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' } };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The court's answer to the query in `url`. */
function answerTo(url: string): ReadOrRecalled {
  const query = new URL(url).searchParams;
  const value = (name: string) => JSON.parse(query.get(name) ?? 'null');
  const [start, end] = [value('startAt') ?? '', value('endAt') ?? '9'];
  const found = DAYS.filter((day) => day >= start && day <= end);
  const page = value('limitToLast')
    ? found.slice(-value('limitToLast'))
    : found.slice(0, value('limitToFirst'));
  return { json: Object.fromEntries(page.map((day) => [day, ROW])), asOf: 9, isKept: false };
}

let asked: { url: string; give: () => void }[];
beforeEach(() => {
  asked = [];
  vi.mocked(readOrRecall).mockReset();
});

/** A request that the test answers later with `asked[…].give()`. */
const pending = (url: string) =>
  new Promise<ReadOrRecalled>((resolve) => {
    asked.push({ url, give: () => resolve(answerTo(url)) });
  });

function listOf(name: string) {
  const store = createStore();
  const client = { databaseURL: `http://localhost:1/?ns=${name}` };
  store.set(chooseCourtAtom, { client, timeZones: ['UTC'] } as unknown as PageCourt);
  const days = agendaAtom('hearings', FROM);
  return {
    ask: (side: 'earlier' | 'later' | 'anew') => store.set(days, side),
    shown: () => ({ ...store.get(days), days: store.get(days).days.map(({ date }) => date) }),
  };
}

test('earlier days that were read while the court’s answer was pending stay when the answer arrives', async () => {
  const { ask, shown } = listOf('late');
  vi.mocked(readOrRecall)
    .mockImplementationOnce(async (url) => ({ ...answerTo(url), isKept: true, answer: pending(url) }))
    .mockImplementation(async (url) => answerTo(url));
  ask('later');
  await settle();
  ask('earlier');
  await settle();
  expect(shown()).toMatchObject({ days: DAYS.slice(0, 2 * AGENDA_DAYS), keptAt: 9, isAwaited: true });
  asked[0]?.give();
  await settle();
  expect(shown()).toMatchObject({
    days: DAYS.slice(0, 2 * AGENDA_DAYS),
    keptAt: null,
    isAwaited: false,
    earlier: 'more',
  });
});

test('an earlier page that is still being read when the court’s answer arrives is added', async () => {
  const { ask, shown } = listOf('both-late');
  vi.mocked(readOrRecall)
    .mockImplementationOnce(async (url) => ({ ...answerTo(url), isKept: true, answer: pending(url) }))
    .mockImplementation(pending);
  ask('later');
  await settle();
  ask('earlier');
  await settle();
  asked[0]?.give();
  await settle();
  expect(shown()).toMatchObject({ earlier: 'reading', keptAt: null });
  asked[1]?.give();
  await settle();
  expect(shown()).toMatchObject({ days: DAYS.slice(0, 2 * AGENDA_DAYS), earlier: 'more', keptAt: null });
});

test.each([
  ['earlier', 0, 1],
  ['first', 1, 0],
])('both pages are listed if the %s page arrives last', async (name, one, other) => {
  const { ask, shown } = listOf(`order-${name}`);
  vi.mocked(readOrRecall).mockImplementation(pending);
  ask('later');
  ask('earlier');
  await settle();
  for (const at of [one, other]) {
    asked[at]?.give();
    await settle();
  }
  expect(asked).toHaveLength(2);
  expect(shown()).toMatchObject({ days: DAYS.slice(0, 2 * AGENDA_DAYS), earlier: 'more', later: 'more' });
});

test('a refresh reads all listed days again, and keeps those that were added while it ran', async () => {
  const { ask, shown } = listOf('refresh');
  vi.mocked(readOrRecall).mockImplementation(async (url) => answerTo(url));
  ask('later');
  await settle();
  ask('later');
  await settle();
  vi.mocked(readOrRecall).mockImplementation(pending);
  ask('anew');
  ask('earlier');
  await settle();
  asked[1]?.give();
  await settle();
  asked[0]?.give();
  await settle();
  expect(shown().days).toEqual(DAYS);
  for (const { give } of asked) give();
  await settle();
  expect(shown()).toMatchObject({ days: DAYS, isAwaited: false, later: 'more' });
});
