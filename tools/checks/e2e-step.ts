import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import prepareSite from '../../tests/e2e/prepare-site';
import { ENGINES } from '../../tests/engines/engine';
import { PLAYWRIGHT, runProgram } from '../run-program';
import type { Step } from './run-step';
import { playwrightCounts } from './runner-counts';

const REPORT = resolve('test-results/e2e.json');
/** Projects of playwright.config.ts in separate runs, because a failure in one project does not stop a later run. */
const RUNS = { walks: [['alone'], ['long walks', 'walks'], [...ENGINES]], matrices: [['matrices']] };
/**
 * `every day`: the specs that playwright.config.ts selects for `npm test`. `matrices`, only in the proof: specs with
 * thousands of cases.
 */
const PARTS = {
  all: { title: 'end to end', runs: process.env.PROOF === '1' ? Object.values(RUNS).flat() : RUNS.walks },
  'every day': { title: 'end to end, the journeys', runs: RUNS.walks },
  walks: { title: 'end to end, but for the matrices', runs: RUNS.walks },
  matrices: { title: 'end to end, the matrices', runs: RUNS.matrices },
};

/** End-to-end tests of one site, in the browser of CHROMIUM_PATH, then the journeys of all engines. */
export function e2eStep({ part }: { part: keyof typeof PARTS }): Step {
  const { title, runs } = PARTS[part];
  return {
    title,
    async work() {
      const end = await prepareSite();
      const all = { passed: 0, failed: 0 };
      try {
        for (const projects of runs) {
          rmSync(REPORT, { force: true });
          const args = [PLAYWRIGHT, 'test', ...projects.flatMap((name) => ['--project', name])];
          const env = {
            SITE_IS_UP: '1',
            E2E_RUN: projects[0] ?? '',
            ...(part === 'every day' ? { E2E_EVERY_DAY: '1' } : {}),
          };
          const code = await runProgram(args, { env });
          const { passed, failed } = playwrightCounts(REPORT, code);
          all.passed += passed;
          all.failed += failed;
        }
      } finally {
        await end();
      }
      return all;
    },
  };
}
