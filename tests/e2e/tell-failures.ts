import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Lines of a failure that are told. */
const LINES = 12;

/** Tells at the end of a run, where the last lines are what is read, which tests failed, what they said and where more is. */
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
