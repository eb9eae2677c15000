import { styleText } from 'node:util';
import { type Place, runProgram } from '../run-program';

/** `failures`: one line for each failed test, if the runner reports them. */
export type Outcome = { passed: number; failed: number; failures?: string[] };

export type Step = { title: string; work: () => Promise<Outcome> };

export type StepResult = Outcome & { title: string; seconds: number };

/** Runs a step and prints its title, its outcome and its seconds. */
export async function runStep({ title, work }: Step): Promise<StepResult> {
  console.log(`\n${styleText('bold', `— ${title}`)}`);
  const from = Date.now();
  const outcome = await work();
  const seconds = Math.round((Date.now() - from) / 100) / 10;
  const verdict = outcome.failed === 0 ? styleText('green', 'passed') : styleText('red', 'FAILED');
  console.log(`— ${title}: ${verdict} (${seconds} s)`);
  return { title, seconds, ...outcome };
}

/** Runs a program that counts as one check: it passes with exit code 0. */
export async function oneCheck(args: string[], place: Place = {}): Promise<Outcome> {
  return (await runProgram(args, place)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
