import { rmSync } from 'node:fs';
import { oneCheck, run, type StepResult, step } from './run-step';
import { vitestCounts, vitestFailures } from './runner-counts';

const VITEST_REPORT = 'test-results/vitest.json';

/**
 * Format, lint, types, unit tests and build checks: what every commit passes. `long` adds the tests that kill, flood or
 * fill a database, `*.long.test.ts`; with `PROOF=1` those of whole courts and whole copies too, `*.proof.test.ts`.
 */
export async function checkSteps({ long }: { long: boolean }): Promise<StepResult[]> {
  if (long) process.env.LONG_TESTS = '1';
  rmSync(VITEST_REPORT, { force: true });
  return [
    await step('format and lint', () =>
      oneCheck(['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']),
    ),
    await step('types', () => oneCheck(['node_modules/typescript/bin/tsc', '-b'])),
    await step('unit tests', async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
      const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
      return { ...vitestCounts(VITEST_REPORT, code), failures: vitestFailures(VITEST_REPORT) };
    }),
  ];
}
