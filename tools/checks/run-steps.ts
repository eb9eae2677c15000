import { runStep, type Step, type StepResult } from './run-step';

/**
 * Calls `prepare`, then runs the steps of a command in order. Prints the failures, the seconds of each step, and the
 * last line `N passed, N failed`. Sets the exit code. `afterEach` saves results in case the run is stopped. `list`
 * only prints the titles of the steps.
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
