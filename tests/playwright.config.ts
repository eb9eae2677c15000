import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGS } from './browser/find-browser';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Specs that walk through screens, change nothing that another looks at, and look at no clock: two at a time. */
const WALKS = [
  'accessibility',
  'agenda',
  'backup',
  'calendar-views',
  'device-browser',
  'device-calendar',
  'device-page',
  'device-plugins',
  'device-store',
  'host-screens',
  'hosted',
  'keyboard-walk',
  'locations',
  'release-override',
  'release-skew',
  'release-subpath',
  'search',
  'search-real-dockets',
  'settings',
  'start-command',
  'startup',
  'storage-walk',
  'unstarted',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  workers: 2,
  // one after the other: a fault that is made on purpose, or a clock that is read, wants the machine for itself
  projects: [
    { name: 'alone', testIgnore: WALKS, workers: 1 },
    { name: 'walks', testMatch: WALKS, dependencies: ['alone'] },
  ],
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json'], ['./e2e/tell-failures.ts']],
  globalSetup: './e2e/prepare-site.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    launchOptions: { executablePath, args: LAUNCH_ARGS },
  },
});
