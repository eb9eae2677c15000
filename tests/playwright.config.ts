import { defineConfig } from '@playwright/test';
import { LAUNCH_ARGS } from './browser/find-browser';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Specs that walk through screens and change nothing that another looks at: two at a time.
 */
const WALKS = [
  'accessibility',
  'agenda',
  'backup',
  'calendar-views',
  'day-export',
  'device-browser',
  'device-calendar',
  'device-data',
  'device-export',
  'device-fuzz',
  'device-page',
  'device-plugins',
  'device-store',
  'enablement',
  'google-map',
  'host-screens',
  'hostile-addresses',
  'hosted',
  'hostile-records',
  'keyboard-walk',
  'lists',
  'locations',
  'district-map',
  'meetings',
  'one-socket',
  'release',
  'release-override',
  'release-subpath',
  'search',
  'standalone',
  'startup',
  'storage-walk',
  'stranger-page',
  'boot-fallback',
];
/** The longest of them, which begin first: the last to end is not one that began last. */
const LONG_WALKS = [
  'load-bench',
  'release-skew',
  'search-real-dockets',
  'settings',
  'start-command',
  'themes',
];

const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  workers: 2,
  // `alone` is run before the others: a fault made on purpose, or a clock that is read, wants the machine for itself
  projects: [
    { name: 'alone', testIgnore: specs([...WALKS, ...LONG_WALKS]), workers: 1 },
    { name: 'long walks', testMatch: specs(LONG_WALKS) },
    { name: 'walks', testMatch: specs(WALKS) },
  ],
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json'], ['./e2e/tell-failures.ts']],
  // scripts/e2e-step.ts brings the site up for all of its runs
  ...(process.env.SITE_IS_UP ? {} : { globalSetup: './e2e/prepare-site.ts' }),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    launchOptions: { executablePath, args: LAUNCH_ARGS },
  },
});
