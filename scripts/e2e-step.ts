import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import prepareSite from '../tests/e2e/prepare-site';
import { run, type Step } from './run-step';
import { playwrightCounts } from './runner-counts';

const REPORT = resolve('test-results/e2e.json');
/** Projects of tests/playwright.config.ts that run at once; those of one run do not hold up the next by their failures. */
const RUNS = [['alone'], ['long walks', 'walks']];

/** All end-to-end tests in a real browser, that of CHROMIUM_PATH, over one site. */
export function e2eStep(): Step {
  return {
    title: 'end to end',
    async work() {
      const end = await prepareSite();
      const all = { passed: 0, failed: 0 };
      try {
        for (const projects of RUNS) {
          rmSync(REPORT, { force: true });
          const args = [
            'node_modules/@playwright/test/cli.js',
            'test',
            '--config',
            'tests/playwright.config.ts',
          ];
          const code = await run([...args, ...projects.flatMap((name) => ['--project', name])], {
            PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
            SITE_IS_UP: '1',
          });
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
