import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './tests/browser/find-browser';

// found once: workers read this file too
process.env.CHROMIUM_PATH ||= await findBrowser((said) => console.error(said));

/** Runs of one command that follow each other keep their reports apart. */
const RUN = (process.env.E2E_RUN ?? '').replace(' ', '-');
const REPORT = `test-results/report${RUN && `-${RUN}`}`;

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
  'new-area',
  'one-socket',
  'other-repository',
  'release',
  'release-override',
  'release-subpath',
  'search',
  'standalone',
  'slow-area',
  'startup',
  'storage-walk',
  'stranger-page',
  'boot-fallback',
];
/** The longest of them, which begin first: the last to end is not one that began last. */
const LONG_WALKS = [
  'kept-releases',
  'load-bench',
  'release-skew',
  'search-real-dockets',
  'settings',
  'start-command',
  'themes',
];

const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/e2e${RUN && `-${RUN}`}`,
  workers: 2,
  // `alone` is run before the others: a fault made on purpose, or a clock that is read, wants the machine for itself
  projects: [
    { name: 'alone', testIgnore: specs([...WALKS, ...LONG_WALKS]), workers: 1 },
    { name: 'long walks', testMatch: specs(LONG_WALKS) },
    { name: 'walks', testMatch: specs(WALKS) },
  ],
  timeout: 60_000,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['html', { outputFolder: REPORT, open: 'never' }],
    ['./tests/e2e/tell-failures.ts', { report: REPORT }],
  ],
  // scripts/checks/e2e-step.ts brings the site up for all of its runs
  ...(process.env.SITE_IS_UP ? {} : { globalSetup: './tests/e2e/prepare-site.ts' }),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: LAUNCH_ARGS },
  },
});
