import { runStep, type Step, type StepResult } from './run-step';

/**
 * Runs the steps of a command one after the other, after `prepare`, and closes with what failed, each step's seconds and,
 * last, the one line `N passed, N failed`; sets the exit code. `afterEach` keeps what a stop would lose. `list` names the steps and runs none.
 */
export async function runSteps(
  steps: readonly Step[],
  {
    list,
    prepare = async () => {},
    afterEach = () => {},
  }: { list: boolean; prepare?: () => Promise<void>; afterEach?: (result: StepResult) => void },
): Promise<StepResult[]> {
  if (list) {
    for (const { title } of steps) console.log(title);
    return [];
  }
  await prepare();
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await runStep(step);
    results.push(result);
    afterEach(result);
  }
  close(results);
  return results;
}

function close(results: readonly StepResult[]): void {
  console.log('');
  for (const { title, passed, failed, seconds, failures = [] } of results) {
    for (const line of failures) console.log(line);
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${title}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  const failed = sum('failed');
  process.exitCode = failed === 0 && sum('passed') > 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${failed} failed`);
}
