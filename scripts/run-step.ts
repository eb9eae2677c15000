import { spawn } from 'node:child_process';

/** `failures`: a line for each failed test, of runners that tell. */
export type Outcome = { passed: number; failed: number; failures?: string[] };

export type Step = { title: string; work: () => Promise<Outcome> };

export type StepResult = Outcome & { title: string; seconds: number };

/** Runs a program of node_modules or Node itself, its output shown; resolves to its exit code. */
export function run(args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', pass);
    process.once('SIGTERM', pass);
    child.once('exit', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      settle(code ?? 1);
    });
  });
}

/** One step of a run: says what it does, how it ended and how long it took. */
export async function runStep({ title, work }: Step): Promise<StepResult> {
  console.log(`\n— ${title}`);
  const from = Date.now();
  const outcome = await work();
  const seconds = Math.round((Date.now() - from) / 100) / 10;
  console.log(`— ${title}: ${outcome.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  return { title, seconds, ...outcome };
}

/** A program that counts as one check: passed when it exits with 0. */
export async function oneCheck(args: string[]): Promise<Outcome> {
  return (await run(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
