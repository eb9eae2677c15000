import type { PageCourt } from '@court/contract';
import { PATH_MEMORY, restUrl } from '@court/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { answered, followReads } from './first-reads';

const court = { client: { databaseURL: 'https://db.example?ns=court' } } as PageCourt;
const READS = [{ path: 'days' }, { path: 'judges11' }];
const [DAY, JUDGES] = READS.map(({ path }) => restUrl(court.client.databaseURL, path)) as [string, string];

afterEach(() => {
  vi.restoreAllMocks();
  globalThis.__courtEarlyReads = undefined;
});

/** The page has begun both reads. The responses of the URLs in `whole` have been downloaded to their end. */
function begin(whole: readonly string[], isKnown: boolean) {
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
  void answered(court, READS, isKnown).then(done);
  return { parse, done };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  { isKnown: true, whole: [DAY, JUDGES] },
  { isKnown: false, whole: [DAY] },
])(
  'a read is awaited until it is parsed if it has downloaded, or if the device has no cached copy: $whole',
  async (given) => {
    const { parse, done } = begin(given.whole, given.isKnown);
    await soon();
    expect(done).not.toHaveBeenCalled();
    parse({ j1: {} });
    await soon();
    expect(done).toHaveBeenCalledOnce();
  },
);

test('an unfinished read is not awaited if the device may have a copy, and neither is a read that never began', async () => {
  const { done } = begin([DAY], true);
  await soon();
  expect(done).toHaveBeenCalledOnce();
  globalThis.__courtEarlyReads = undefined;
  await answered(court, READS, false);
});

test('cached data are shown at once with their age, then the court’s; invalid cached data are ignored', async () => {
  const kept = { [DAY]: { json: { a: 1 }, at: 5_000 }, [JUDGES]: { json: {}, at: 'soon' } };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === PATH_MEMORY ? JSON.stringify(kept) : null),
  });
  let answer = (_json: unknown) => {};
  const day = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  globalThis.__courtEarlyReads = {
    [DAY]: { at: 0, answer: day },
    [JUDGES]: { at: 0, answer: new Promise(() => {}) },
  };
  const show = vi.fn();
  const stop = followReads(court, READS, show);
  expect(show.mock.calls).toEqual([[{ read: [{ a: 1 }, undefined], at: 5_000 }, false]]);
  expect(globalThis.__courtEarlyReads[DAY]?.old).toEqual(kept[DAY]);
  answer({ a: 2 });
  await soon();
  expect(show).toHaveBeenLastCalledWith({ read: [{ a: 2 }, undefined], at: null }, false);
  stop();
  vi.unstubAllGlobals();
});
