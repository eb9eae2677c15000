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

/** Runs to the end of all waiting; ms waited, attempts made and what came of it. */
async function run(attempt: (earlier: number) => Promise<unknown>) {
  const begun = Date.now();
  const made = vi.fn(attempt);
  const outcome = retry(made).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, attempts: made.mock.calls.length, ms: Date.now() - begun };
}

describe('what may pass is tried again', () => {
  it('until it has passed, each time later', async () => {
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

  it('eight times at most, and then it is what it was', async () => {
    const { outcome, attempts, ms } = await run(() => Promise.reject(passing()));
    expect([outcome, attempts]).toEqual([failure, 8]);
    expect(ms).toBeLessThan(55_000);
  });

  it('not before the database says, and not at all where that is past half a lease', async () => {
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

  it('but nothing else is', async () => {
    expect(await run(() => Promise.reject(failure))).toEqual({ outcome: failure, attempts: 1, ms: 0 });
  });
});
