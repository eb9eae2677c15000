import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { run, type StepResult, step } from './run-step';
import { playwrightCounts } from './runner-counts';

const REPORT = resolve('test-results/e2e.json');

/** All end-to-end tests in a real browser, or those whose title matches `only`. */
export function e2eStep(browser: string, only?: string): Promise<StepResult> {
  return step('end to end', async () => {
    rmSync(REPORT, { force: true });
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
    const code = await run(only ? [...args, '-g', only] : args, {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
    });
    return playwrightCounts(REPORT, code);
  });
}
