import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Maximum printed lines of a failure. */
const LINES = 12;

/** Prints the failed tests with their messages and the report's place at the end of a run, where readers look first. */
export default class TellFailures implements Reporter {
  private tests: TestCase[] = [];
  private readonly report: string;

  constructor({ report }: { report: string }) {
    this.report = report;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(_result: FullResult): void {
    const failed = this.tests.filter((test) => test.outcome() === 'unexpected');
    for (const test of failed) {
      console.log(`FAILED: ${test.titlePath().join(' › ')}`);
      const said = test.results.find(({ status }) => status !== 'passed')?.error?.message ?? 'said nothing';
      console.log(said.split('\n').slice(0, LINES).join('\n'));
    }
    if (failed.length > 0) console.log(`Each with its trace: npx playwright show-report ${this.report}`);
  }
}
