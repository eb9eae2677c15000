import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import prepareSite from '../../tests/e2e/prepare-site';
import { PLAYWRIGHT, runProgram } from '../run-program';
import type { Step } from './run-step';
import { playwrightCounts } from './runner-counts';

const REPORT = resolve('test-results/e2e.json');
/** Projects of playwright.config.ts that run at once; those of one run do not hold up the next by their failures. */
const RUNS = [['alone'], ['long walks', 'walks']];

/**
 * End-to-end tests in a real browser, that of CHROMIUM_PATH, over one site: all, or with `rotated` the part of them that
 * playwright.config.ts has for the day.
 */
export function e2eStep({ rotated }: { rotated: boolean }): Step {
  return {
    title: rotated ? 'end to end, the day’s part' : 'end to end',
    async work() {
      const end = await prepareSite();
      const all = { passed: 0, failed: 0 };
      try {
        for (const projects of RUNS) {
          rmSync(REPORT, { force: true });
          const args = [PLAYWRIGHT, 'test', ...projects.flatMap((name) => ['--project', name])];
          const env = {
            SITE_IS_UP: '1',
            E2E_RUN: projects[0] ?? '',
            ...(rotated ? { E2E_ROTATED: '1' } : {}),
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
