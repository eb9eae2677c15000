import { rmSync } from 'node:fs';
import { remotes } from '../release/build/workspaces';
import { BIOME, KNIP, runProgram, TSC, VITEST } from '../run-program';
import { commitMessages } from './commit-messages';
import { oneCheck, type Step } from './run-step';
import { vitestCounts, vitestFailures } from './runner-counts';

const VITEST_REPORT = 'test-results/vitest.json';

const UNIT_TITLES = {
  false: 'unit tests',
  true: 'unit tests, the long ones too',
  slow: 'unit tests, those that take a second too',
};

/**
 * Commit messages, format, lint, types, unit tests and build checks, which every commit passes. `'slow'` adds `*.slow.test.ts`. `true`
 * adds `*.long.test.ts` too: tests that kill, flood or fill a database, build a site, or take many seconds. `PROOF=1`
 * also adds `*.proof.test.ts`: tests of whole courts and whole copies of the repository.
 */
export function checkSteps({ long }: { long: boolean | 'slow' }): Step[] {
  return [
    { title: 'commit messages', work: () => commitMessages() },
    {
      title: 'format and lint',
      work: () => oneCheck([BIOME, 'ci', '--error-on-warnings', '.']),
    },
    { title: 'unused files, exports and packages', work: () => oneCheck([KNIP]) },
    {
      title: 'message catalogues',
      work: () => oneCheck(['tools/with-install.mjs', 'tools/messages.ts']),
    },
    // checks each area folder that exists: no list names the areas
    { title: 'types', work: () => oneCheck([TSC, '-b', '.', ...remotes()]) },
    {
      title: 'public API of the contract',
      work: () => oneCheck(['tools/with-install.mjs', 'tools/api.ts', '--check']),
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
