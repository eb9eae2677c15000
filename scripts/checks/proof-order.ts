import { existsSync, readFileSync } from 'node:fs';
import type { Step, StepResult } from './run-step';

/** `seconds`: how long it takes on two quiet cores, until a run of it has been measured. */
export type ProofStep = Step & { seconds: number };

/** A run of `npm run proof`: `at` an ISO instant, `commit` with a `+` behind it when files differed from it. */
export type ProofRun = { at: string; commit: string; node: string; steps: StepResult[] };

/**
 * Earlier runs, oldest first, from the lines of `file`; none without a file. A line that is no run, half of one written
 * as the power went, is left out: its steps run again.
 */
export function readProofRuns(file: string): ProofRun[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const run = JSON.parse(line) as ProofRun;
        return Array.isArray(run.steps) ? [run] : [];
      } catch {
        return [];
      }
    });
}

const runOf = (
  runs: readonly ProofRun[],
  title: string,
  fits: (run: ProofRun, step: StepResult) => boolean,
) => runs.findLast((run) => run.steps.some((step) => step.title === title && fits(run, step)));

/** Whether the step has passed at this commit. */
export function isProven(runs: readonly ProofRun[], commit: string, { title }: Step): boolean {
  const passed = (run: ProofRun, step: StepResult) => run.commit === commit && step.failed === 0;
  return !commit.endsWith('+') && runOf(runs, title, passed) !== undefined;
}

/**
 * What a run begins with: steps that have not passed at this commit first, of those the ones whose last run is longest
 * ago, the ones that never ran before all others. Each with the seconds of its last run, where there is one.
 */
export function inProofOrder(
  steps: readonly ProofStep[],
  runs: readonly ProofRun[],
  commit: string,
): ProofStep[] {
  const lastAt = ({ title }: Step) => runOf(runs, title, () => true)?.at ?? '';
  const measured = ({ title, seconds }: ProofStep) =>
    runOf(runs, title, () => true)?.steps.findLast((step) => step.title === title)?.seconds ?? seconds;
  return steps
    .map((step) => ({ ...step, seconds: measured(step) }))
    .sort(
      (a, b) =>
        Number(isProven(runs, commit, a)) - Number(isProven(runs, commit, b)) ||
        lastAt(a).localeCompare(lastAt(b)),
    );
}

/**
 * The steps of `ordered` that end within `seconds` of each other's lengths; the first always, so that no step waits for
 * ever.
 */
export function withinTime(ordered: readonly ProofStep[], seconds: number): ProofStep[] {
  let left = seconds;
  return ordered.filter((step, at) => {
    if (at > 0 && step.seconds > left) return false;
    left -= step.seconds;
    return true;
  });
}
