import { rmSync } from 'node:fs';
import { remotes } from '../../host/release/build/workspaces';
import { BIOME, runProgram, TSC, VITEST } from '../run-program';
import { oneCheck, type Step } from './run-step';
import { vitestCounts, vitestFailures } from './runner-counts';

const VITEST_REPORT = 'test-results/vitest.json';

const UNIT_TITLES = {
  false: 'unit tests',
  true: 'unit tests, the long ones too',
  slow: 'unit tests, those that take a second too',
};

/**
 * Format, lint, types, unit tests and build checks: what every commit passes. `long` adds the tests that kill, flood or
 * fill a database, build a site or take many seconds, `*.long.test.ts`, and those of `'slow'`, `*.slow.test.ts`; with `PROOF=1`
 * those of whole courts and whole copies too, `*.proof.test.ts`.
 */
export function checkSteps({ long }: { long: boolean | 'slow' }): Step[] {
  return [
    {
      title: 'format and lint',
      work: () => oneCheck([BIOME, 'ci', '--error-on-warnings', '.']),
    },
    {
      title: 'message catalogues',
      work: () => oneCheck(['scripts/with-install.mjs', 'scripts/messages.ts']),
    },
    // an area is checked because it is there: no list names it
    { title: 'types', work: () => oneCheck([TSC, '-b', '.', ...remotes()]) },
    {
      title: 'public API of the contract',
      work: () => oneCheck(['scripts/with-install.mjs', 'scripts/api.ts', '--check']),
    },
    {
      title: UNIT_TITLES[`${long}`],
      async work() {
        rmSync(VITEST_REPORT, { force: true });
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
        const args = [VITEST, 'run', ...reporters];
        const code = await runProgram(args, {
          env: long ? { LONG_TESTS: long === 'slow' ? long : '1' } : {},
        });
        return { ...vitestCounts(VITEST_REPORT, code), failures: vitestFailures(VITEST_REPORT) };
      },
    },
  ];
}
