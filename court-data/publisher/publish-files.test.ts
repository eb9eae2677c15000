import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './publish-files';
import type { Progress } from './run/progress';

let lines: string[];
let written: string[];
beforeEach(() => {
  lines = [];
  written = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const reading = (done: number, share: number): Progress => ({
  doing: 'reading',
  what: 'hearings.csv',
  done,
  share,
});
const writing = (done: number, total: number): Progress => ({
  doing: 'writing',
  what: 'updates',
  done,
  total,
  share: done / total,
});

/** Reports each step, each the given ms after the previous one. */
function after(show: (progress: Progress) => void, ...steps: [ms: number, progress: Progress][]) {
  for (const [ms, progress] of steps) {
    vi.advanceTimersByTime(ms);
    show(progress);
  }
}

it('prints step, count and remaining time within the first second, and again every five seconds', () => {
  const { show, end } = showProgress('txwb', false);
  after(
    show,
    [100, reading(1_000, 0.01)],
    [500, reading(6_000, 0.06)],
    [400, reading(10_000, 0.1)],
    [4_700, reading(55_000, 0.55)],
    [10_000, { doing: 'comparing', what: 'hearings', done: 5, total: 1_000, share: 0.005 }],
    [5_000, writing(100, 1_000)],
    [5_000, writing(200, 1_000)],
  );
  end();
  expect(lines).toEqual([
    'txwb: reading hearings.csv: 6,000 records, about 10 s to go',
    'txwb: reading hearings.csv: 55,000 records, about 5 s to go',
    'txwb: comparing hearings: 5 of 1,000 days',
    'txwb: writing: 100 of 1,000 updates',
    'txwb: writing: 200 of 1,000 updates, about 20 s to go',
  ]);
});

it('prints nothing for fast steps, and nothing with --json', () => {
  const short = showProgress('txwb', false);
  after(short.show, [200, reading(10, 0.5)], [200, writing(10, 10)]);
  short.end();
  const silent = showProgress('txwb', true);
  after(silent.show, [5_000, reading(10, 0.5)], [5_000, writing(5, 10)]);
  silent.end();
  expect([lines, written]).toEqual([[], []]);
});

it('updates one line on a terminal four times a second, and clears it at the end', () => {
  const before = process.stderr.isTTY;
  process.stderr.isTTY = true;
  const { show, end } = showProgress('txwb', false);
  process.stderr.isTTY = before;
  after(
    show,
    [600, reading(6_000, 0.5)],
    [100, reading(7_000, 0.6)],
    [200, reading(9_000, 0.75)],
    [10, writing(1, 400)],
  );
  end();
  expect(lines).toEqual([]);
  expect(written.map((text) => stripVTControlCharacters(text).replace('\r', ''))).toEqual([
    'txwb reading hearings.csv: 6,000 records, about 1 s to go',
    'txwb reading hearings.csv: 9,000 records, about 1 s to go',
    'txwb writing: 1 of 400 updates',
    '',
  ]);
});
