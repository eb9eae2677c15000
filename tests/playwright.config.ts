import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGS } from './browser/find-browser';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  globalSetup: './e2e/prepare-site.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    launchOptions: { executablePath, args: LAUNCH_ARGS },
  },
});
