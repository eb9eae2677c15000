import type { StepResult } from './run-step';

/** Prints what failed, each step's seconds and, last, the one line `N passed, N failed`; sets the exit code. */
export function closeRun(steps: StepResult[]): void {
  console.log('');
  for (const { title, passed, failed, seconds, failures = [] } of steps) {
    for (const line of failures) console.log(line);
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${title}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  }
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, each) => total + each[key], 0);
  const failed = sum('failed');
  process.exitCode = failed === 0 && sum('passed') > 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${failed} failed`);
}
