import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PassingFailure, retry } from './retry';

const failure = new Error('503');
const passing = (afterMs: number | null = null) => new PassingFailure(failure, afterMs);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs with fake timers to the end. Returns ms waited, number of attempts, and the result. */
async function run(attempt: (earlier: number) => Promise<unknown>) {
  const begun = Date.now();
  const made = vi.fn(attempt);
  const outcome = retry(made).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, attempts: made.mock.calls.length, ms: Date.now() - begun };
}

describe('a temporary failure is retried', () => {
  it('until it succeeds, with growing pauses', async () => {
    const moments: number[] = [];
    const { outcome } = await run(async (earlier) => {
      moments.push(Date.now());
      if (earlier < 4) throw passing();
      return 'done';
    });
    expect(outcome).toBe('done');
    const pauses = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
    for (const [index, least] of [125, 250, 500, 1_000].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(least);
      expect(pauses[index]).toBeLessThanOrEqual(least * 2);
    }
  });

  it('at most eight times, and then throws the original error', async () => {
    const { outcome, attempts, ms } = await run(() => Promise.reject(passing()));
    expect([outcome, attempts]).toEqual([failure, 8]);
    expect(ms).toBeLessThan(55_000);
  });

  it('not before the time that the database names, and not at all if that is after half a lease', async () => {
    const patient = await run((earlier) =>
      earlier > 0 ? Promise.resolve('done') : Promise.reject(passing(9_000)),
    );
    expect(patient).toMatchObject({ outcome: 'done', attempts: 2, ms: 9_000 });
    expect(await run(() => Promise.reject(passing(60_000)))).toEqual({
      outcome: failure,
      attempts: 1,
      ms: 0,
    });
    expect(await run(() => Promise.reject(passing(20_000)))).toEqual({
      outcome: failure,
      attempts: 3,
      ms: 40_000,
    });
  });

  it('but other errors are not', async () => {
    expect(await run(() => Promise.reject(failure))).toEqual({ outcome: failure, attempts: 1, ms: 0 });
  });
});
