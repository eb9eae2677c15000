import type { PageCourt } from '@court/contract';
import { restUrl } from '@court/records';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from './first-reads';

const court = { client: { databaseURL: 'https://db.example?ns=court' } } as PageCourt;
const READS = [{ path: 'days' }, { path: 'judges11' }];
const [DAY, JUDGES] = READS.map(({ path }) => restUrl(court.client.databaseURL, path)) as [string, string];

afterEach(() => {
  vi.restoreAllMocks();
  globalThis.__courtEarlyReads = undefined;
});

/** The page has begun both reads; the court has answered `whole` to the end. */
function begin(whole: readonly string[]) {
  let parse = (_json: unknown) => {};
  const judges = new Promise<unknown>((resolve) => {
    parse = resolve;
  });
  globalThis.__courtEarlyReads = {
    [DAY]: { at: 0, answer: Promise.resolve({}), json: {} },
    [JUDGES]: { at: 0, answer: judges },
  };
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) =>
    whole.includes(url) ? [{} as PerformanceEntry] : [],
  );
  const done = vi.fn();
  void answered(court, READS).then(done);
  return { parse, done };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('what the court has answered to the end is waited for until it is parsed', async () => {
  const { parse, done } = begin([DAY, JUDGES]);
  await soon();
  expect(done).not.toHaveBeenCalled();
  parse({ j1: {} });
  await soon();
  expect(done).toHaveBeenCalledOnce();
});

test('what is still coming, and what was not asked for, is not waited for', async () => {
  const { done } = begin([DAY]);
  await soon();
  expect(done).toHaveBeenCalledOnce();
  globalThis.__courtEarlyReads = undefined;
  await answered(court, READS);
});
