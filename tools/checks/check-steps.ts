import { rmSync } from 'node:fs';
import { remotes } from '../release/build/workspaces';
import { BIOME, KNIP, runProgram, TSC, VITEST } from '../run-program';
import { commitMessages } from './commit-messages';
import { oneCheck, type Step } from './run-step';
import { vitestCounts, vitestFailures } from './runner-counts';

const VITEST_REPORT = 'test-results/vitest.json';

/** The arguments with which Node runs a step's program. The programs of lint and unit tests take more of them. */
export const CHECKS = {
  lint: (paths: readonly string[]) => [
    BIOME,
    'ci',
    '--error-on-warnings',
    ...(paths.length > 0 ? paths : ['.']),
  ],
  messages: () => ['tools/with-install.mjs', 'tools/messages.ts'],
  // checks each area folder that exists: no list names the areas
  types: () => [TSC, '-b', '.', ...remotes()],
  api: () => ['tools/with-install.mjs', 'tools/api.ts', '--check'],
  unit: (words: readonly string[]) => [VITEST, ...(words.includes('--watch') ? [] : ['run']), ...words],
};

const UNIT_TITLES = {
  false: 'unit tests',
  true: 'unit tests, the long ones too',
  slow: 'unit tests, those that take a second too',
};

/**
 * Commit messages, format, lint, types, unit tests and build checks, which every commit passes. `'slow'` adds
 * `*.slow.test.ts`. `true` adds `*.long.test.ts` too: tests that kill, flood or fill a database, build a site, or take
 * many seconds. `PROOF=1` also adds `*.proof.test.ts`: tests of whole courts and whole copies of the repository.
 */
export function checkSteps({ long }: { long: boolean | 'slow' }): Step[] {
  return [
    { title: 'commit messages', work: () => commitMessages() },
    { title: 'format and lint', work: () => oneCheck(CHECKS.lint([])) },
    { title: 'unused files, exports and packages', work: () => oneCheck([KNIP]) },
    { title: 'message catalogues', work: () => oneCheck(CHECKS.messages()) },
    { title: 'types', work: () => oneCheck(CHECKS.types()) },
    { title: 'public API of the contract', work: () => oneCheck(CHECKS.api()) },
    {
      title: UNIT_TITLES[`${long}`],
      async work() {
        rmSync(VITEST_REPORT, { force: true });
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
        const code = await runProgram(CHECKS.unit(reporters), {
          env: long ? { LONG_TESTS: long === 'slow' ? long : '1' } : {},
        });
        return { ...vitestCounts(VITEST_REPORT, code), failures: vitestFailures(VITEST_REPORT) };
      },
    },
  ];
}
