import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  inProofOrder,
  isProven,
  type ProofRun,
  type ProofStep,
  readProofRuns,
  withinTime,
} from './proof-order';

const step = (title: string, seconds: number): ProofStep => ({
  ...{ title, seconds },
  work: async () => ({ passed: 1, failed: 0 }),
});
const STEPS = [step('unit', 2400), step('walks', 2400), step('matrices', 3600), step('figures', 600)];
const run = (at: string, commit: string, results: Record<string, [failed: number, seconds: number]>) => ({
  ...{ at, commit, node: 'v20.19.0' },
  steps: Object.entries(results).map(([title, [failed, seconds]]) => ({
    title,
    passed: 1,
    failed,
    seconds,
  })),
});
const titles = (steps: readonly ProofStep[]) => steps.map(({ title }) => title);

test('two runs of ninety minutes cover all steps, and a third begins with the oldest', () => {
  const runs: ProofRun[] = [];
  const next = () => withinTime(inProofOrder(STEPS, runs, 'c1'), 5400);
  expect(titles(next())).toEqual(['unit', 'walks', 'figures']);
  runs.push(run('2026-11-23T10:00Z', 'c1', { unit: [0, 2500], walks: [0, 2400], figures: [0, 400] }));
  expect(titles(next()).slice(0, 1)).toEqual(['matrices']);
  runs.push(run('2026-11-23T12:00Z', 'c1', { matrices: [0, 3600] }));
  expect(titles(next())).toEqual(['unit', 'walks', 'figures']);
});

test('steps that failed, or passed only at another commit, come before steps that passed', () => {
  const runs = [
    run('2026-11-23T10:00Z', 'c1', { unit: [0, 10], walks: [1, 10], matrices: [0, 10] }),
    run('2026-11-23T11:00Z', 'c0', { figures: [0, 10] }),
  ];
  expect(titles(inProofOrder(STEPS, runs, 'c1'))).toEqual(['walks', 'figures', 'unit', 'matrices']);
  expect(STEPS.map((each) => isProven(runs, 'c1', each))).toEqual([true, false, true, false]);
});

test('a run with uncommitted changes does not count for its commit', () => {
  const runs = [run('2026-11-23T10:00Z', 'c1+', { unit: [0, 10] })];
  expect(STEPS.some((each) => isProven(runs, 'c1+', each))).toBe(false);
});

test('a step longer than the whole time limit runs alone', () => {
  expect(titles(withinTime([step('long', 9000), step('short', 10)], 5400))).toEqual(['long']);
});

test('half a line of a report is ignored', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'proof-report.json');
  expect(readProofRuns(file)).toEqual([]);
  const whole = run('2026-11-23T10:00Z', 'c1', { unit: [0, 10] });
  writeFileSync(file, `${JSON.stringify(whole)}\n{"at":"2026-11-2`);
  expect(readProofRuns(file)).toEqual([whole]);
});
