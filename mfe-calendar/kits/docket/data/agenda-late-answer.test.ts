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
beforeEach(() => {
  vi.mocked(readOrRecall).mockReset();
});

const ROW = { n: '26-51234', c: 'Rivera', y: 'bk', s: 'scheduled' };
const FIRST = '2026-11-02';
const DAYS = Array.from({ length: 4 * AGENDA_DAYS }, (_, n) => addDays(FIRST, n));

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A read whose answer the test gives later. */
function pending() {
  let give = (_: ReadOrRecalled) => {};
  const answer = new Promise<ReadOrRecalled>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** The court's answer for a page of `days` from `from` on. */
const page = (days: readonly string[], from: string): ReadOrRecalled => ({
  json: Object.fromEntries(
    days
      .filter((day) => day >= from)
      .slice(0, AGENDA_DAYS)
      .map((day) => [day, { '0930~a': ROW }]),
  ),
  asOf: 9,
  isKept: false,
});

/**
 * The dates shown after this order of events: the first page comes from the cache, a second page is requested, the
 * court answers for the first page, then for the second.
 */
async function shownAfter(name: string, cached: readonly string[], court: readonly string[]) {
  const store = createStore();
  const client = { databaseURL: `http://localhost:1/?ns=${name}` };
  store.set(chooseCourtAtom, { client, timeZones: ['UTC'] } as unknown as PageCourt);
  const days = agendaAtom('hearings', FIRST);
  const [first, second] = [pending(), pending()];
  const startOf = (url: string) => JSON.parse(new URL(url).searchParams.get('startAt') ?? '""') as string;
  vi.mocked(readOrRecall)
    .mockResolvedValueOnce({ ...page(cached, FIRST), isKept: true, answer: first.answer })
    .mockReturnValueOnce(second.answer)
    .mockImplementation(async (url) => page(court, startOf(url)));
  store.set(days, 'later');
  await settle();
  store.set(days, 'later');
  await settle();
  first.give(page(court, FIRST));
  await settle();
  second.give(page(court, startOf(String(vi.mocked(readOrRecall).mock.calls[1]?.[0]))));
  await settle();
  return store.get(days).days.map(({ date }) => date);
}

test.each([
  ['added', DAYS.toSpliced(1, 1), DAYS],
  ['removed', DAYS, DAYS.toSpliced(1, 1)],
  ['neither added nor removed', DAYS, DAYS],
])('no day is missing or doubled if the court has %s one since the cache', async (change, cached, court) => {
  const shown = await shownAfter(change.replaceAll(' ', '-'), cached, court);
  expect(shown).toEqual(court.slice(0, 2 * AGENDA_DAYS));
});
