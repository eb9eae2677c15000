import { styleText } from 'node:util';
import { runProgram } from '../run-program';

/** `failures`: a line for each failed test, of runners that tell. */
export type Outcome = { passed: number; failed: number; failures?: string[] };

export type Step = { title: string; work: () => Promise<Outcome> };

export type StepResult = Outcome & { title: string; seconds: number };

/** One step of a run: says what it does, how it ended and how long it took. */
export async function runStep({ title, work }: Step): Promise<StepResult> {
  console.log(`\n${styleText('bold', `— ${title}`)}`);
  const from = Date.now();
  const outcome = await work();
  const seconds = Math.round((Date.now() - from) / 100) / 10;
  const verdict = outcome.failed === 0 ? styleText('green', 'passed') : styleText('red', 'FAILED');
  console.log(`— ${title}: ${verdict} (${seconds} s)`);
  return { title, seconds, ...outcome };
}

/** A program that counts as one check: passed when it exits with 0. */
export async function oneCheck(args: string[]): Promise<Outcome> {
  return (await runProgram(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
