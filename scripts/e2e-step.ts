import { rmSync } from 'node:fs';
import { run, type StepResult, step } from './run-step';
import { playwrightCounts } from './runner-counts';

const REPORT = 'test-results/e2e.json';

/** All end-to-end tests in a real browser, or those whose title matches `only`. */
export function e2eStep(browser: string, only?: string): Promise<StepResult> {
  return step('end to end', async () => {
    rmSync(REPORT, { force: true });
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
    const code = await run(only ? [...args, '-g', only] : args, {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    });
    return playwrightCounts(REPORT, code);
  });
}
