import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunOutcome, runInTurn } from './run-in-turn';

const PAUSES = { every: 300_000, settle: 500, failure: 15_000 };

/** Runs of one second each with the given outcomes, then `done`. Records begins and ends in ms from the start. */
function watchRuns(...outcomes: RunOutcome[]) {
  const start = Date.now();
  const begins: number[] = [];
  const ends: number[] = [];
  const runs = runInTurn(async () => {
    begins.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    ends.push(Date.now() - start);
    return outcomes.shift() ?? 'done';
  }, PAUSES);
  return { runs, begins, ends };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('successive runs', () => {
  it('start immediately and repeat by themselves', async () => {
    const { begins } = watchRuns();
    await vi.advanceTimersByTimeAsync(650_000);
    expect(begins).toEqual([0, 301_000, 602_000]);
  });

  it('start once, soon, for several simultaneous requests', async () => {
    const { runs, begins } = watchRuns();
    await vi.advanceTimersByTimeAsync(10_000);
    for (let at = 0; at < 3; at += 1) {
      runs.ask();
      await vi.advanceTimersByTimeAsync(200);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begins).toEqual([0, 10_900]);
  });

  it('never overlap: a request during a run starts another run after it', async () => {
    const { runs, begins } = watchRuns();
    await vi.advanceTimersByTimeAsync(200);
    runs.ask();
    runs.ask();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(begins).toEqual([0, 1_500]);
  });

  it('repeat sooner after failures, with growing pauses, and immediately on request', async () => {
    const { runs, begins } = watchRuns('failed', 'failed', 'failed', 'unsettled');
    await vi.advanceTimersByTimeAsync(70_000);
    expect(begins).toEqual([0, 16_000, 47_000]);
    runs.ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begins.slice(3)).toEqual([70_500, 72_000]);
  });

  it('stop after the current run', async () => {
    const { runs, begins, ends } = watchRuns();
    await vi.advanceTimersByTimeAsync(200);
    runs.ask();
    const stopped = runs.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    await stopped;
    expect(ends).toEqual([1_000]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(begins).toEqual([0]);
  });
});
