import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Lines of a failure that are told. */
const LINES = 12;

/** Tells at the end of a run, where the last lines are what is read, which tests failed and what they said. */
export default class TellFailures implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(_result: FullResult): void {
    for (const test of this.tests) {
      if (test.outcome() !== 'unexpected') continue;
      console.log(`FAILED: ${test.titlePath().join(' › ')}`);
      const said = test.results.find(({ status }) => status !== 'passed')?.error?.message ?? 'said nothing';
      console.log(said.split('\n').slice(0, LINES).join('\n'));
    }
  }
}
