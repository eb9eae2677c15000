import { existsSync, readFileSync } from 'node:fs';
import type { Step, StepResult } from './run-step';

/** `seconds`: the estimated duration on two idle cores, until a run has measured it. */
export type ProofStep = Step & { seconds: number };

/** A run of `npm run proof`. `at` is an ISO instant. `commit` ends with `+` if there were uncommitted changes. */
export type ProofRun = { at: string; commit: string; node: string; steps: StepResult[] };

/**
 * Earlier runs from the lines of `file`, oldest first. Empty without a file. Ignores a broken line, such as one that
 * a power cut left half written, so its steps run again.
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
 * The steps in running order: first those that have not passed at this commit; among equals, steps that never ran,
 * then the oldest run first. Replaces `seconds` by the seconds of the last run, if any.
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
 * The steps of `ordered` that fit into `seconds` in total. Always includes the first step, so that a long step runs
 * at some time.
 */
export function withinTime(ordered: readonly ProofStep[], seconds: number): ProofStep[] {
  let left = seconds;
  return ordered.filter((step, at) => {
    if (at > 0 && step.seconds > left) return false;
    left -= step.seconds;
    return true;
  });
}
