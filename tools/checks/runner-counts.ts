import { readFileSync } from 'node:fs';

type Counts = { passed: number; failed: number };

function report(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/**
 * Counts of vitest's JSON report. Counts one failure if there is no report, or if the run failed without a failed
 * test.
 */
export function vitestCounts(file: string, exitCode: number): Counts {
  const read = report(file);
  const passed = number(read?.numPassedTests);
  const notPassed = number(read?.numTotalTests) - passed;
  return { passed, failed: exitCode === 0 && read ? notPassed : Math.max(1, notPassed) };
}

type VitestReport = {
  testResults?: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};

/** Messages of vitest's failed tests, one line each. */
export function vitestFailures(file: string): string[] {
  const { testResults = [] } = (report(file) ?? {}) as VitestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [said = ''] }) => `FAILED: ${fullName}: ${said.split('\n')[0]}`);
}

/**
 * Counts of playwright's JSON report. A test that passed only on a retry counts as failed. A run without a passed
 * test counts one failure.
 */
export function playwrightCounts(file: string, exitCode: number): Counts {
  const stats = (report(file)?.stats ?? {}) as Record<string, unknown>;
  const passed = number(stats.expected);
  const failed = number(stats.unexpected) + number(stats.flaky) + number(stats.skipped);
  return { passed, failed: exitCode === 0 && passed > 0 ? failed : Math.max(1, failed) };
}
