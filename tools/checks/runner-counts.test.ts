import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts, vitestFailures } from './runner-counts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
const file = (content: unknown) => {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test('skipped and flaky browser tests count as failed', () => {
  const report = file({ stats: { expected: 20, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(playwrightCounts(report, 1)).toEqual({ passed: 20, failed: 4 });
});

test('a run without a report counts as a failure, whatever its exit code', () => {
  expect(playwrightCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('unit tests that did not pass count as failed', () => {
  expect(vitestCounts(file({ numPassedTests: 8, numTotalTests: 10 }), 0)).toEqual({ passed: 8, failed: 2 });
});

test('a failed unit test is reported with the first line of its message', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'counts', failureMessages: ['expected 1 to be 2\n  at counts.ts'] },
  ];
  expect(vitestFailures(file({ testResults: [{ assertionResults }] }))).toEqual([
    'FAILED: counts: expected 1 to be 2',
  ]);
});
