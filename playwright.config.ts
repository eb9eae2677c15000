import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './tests/browser/find-browser';
import { ENGINES, type EngineName } from './tests/engines/engine';

// found once, because each worker also reads this file
process.env.CHROMIUM_PATH ||= await findBrowser((said) => console.error(said));

/** Keeps the reports of successive runs of one command apart. */
const RUN = (process.env.E2E_RUN ?? '').replace(' ', '-');
const REPORT = `test-results/report${RUN && `-${RUN}`}`;

/** The specs that `npm test` runs: journeys of readers, releases and failures. `npm run proof` runs every spec. */
const EVERY_DAY = [
  'accessibility',
  'boot-fallback',
  'database-restart',
  'docket',
  'home',
  'journeys',
  'keyboard-walk',
  'missing-parts',
  'publish',
  'release',
  'remote-faults',
  'search',
  'splash',
  'stranger-page',
];
/** Specs that make faults or measure time need the machine for themselves. The others run two at a time. */
const ALONE = [
  'alerts-day',
  'database-restart',
  'docket',
  'forget',
  'freshness',
  'hearing-detail',
  'hearing-on-device',
  'home',
  'memory-store',
  'older-checkout',
  'ownership',
  'page-motion',
  'publish',
  'remote-faults',
  'silent-connection',
  'splash',
  'spoilt-files',
  'stopped-page',
  'subscribe',
  // about half an hour, so only the proof runs it
  ...(process.env.PROOF === '1' ? ['machine-faults'] : []),
];
/** The longest of the other specs. They start first, so that no long spec starts last. */
const LONG_WALKS = [
  'load-bench',
  'first-files',
  'route-files',
  'release-all',
  'axe-matrix',
  'kept-releases',
  'release-skew',
  'search',
  'search-real-dockets',
  'lists',
  'service-worker',
  'settings',
  'start-command',
  'themes',
];

/** Specs with thousands of cases under `npm run proof`, which runs them as a separate step. */
const MATRICES =
  process.env.PROOF === '1'
    ? ['axe-matrix', 'device-fuzz', 'hostile-addresses', 'hostile-records', 'search-real-dockets']
    : [];

/** The journeys of tests/engines, each in each engine. Those with @daily also run in `npm test`. */
const engines = ENGINES.map((engineName) => ({
  name: engineName,
  testDir: 'tests/engines',
  testMatch: '**/*.journey.ts',
  // axe-matrix.spec.ts checks more in Chromium
  ...(engineName === 'chromium' ? { testIgnore: '**/axe.journey.ts' } : {}),
  use: { engineName },
  // one browser at a time, which keeps its worker until a journey fails
  workers: 1,
  ...(process.env.E2E_EVERY_DAY === '1' ? { grep: /@daily/ } : {}),
}));

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

const chosen = (names: readonly string[]) =>
  specs(process.env.E2E_EVERY_DAY === '1' ? names.filter((name) => EVERY_DAY.includes(name)) : names);

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/e2e',
  outputDir: `test-results/e2e${RUN && `-${RUN}`}`,
  workers: 2,
  // `alone` runs before the others
  projects: [
    { name: 'alone', testMatch: chosen(ALONE), workers: 1 },
    { name: 'long walks', testMatch: chosen(LONG_WALKS), testIgnore: specs(MATRICES) },
    {
      name: 'walks',
      testMatch: process.env.E2E_EVERY_DAY === '1' ? specs(EVERY_DAY) : '**/*.spec.ts',
      testIgnore: specs([...ALONE, 'machine-faults', ...LONG_WALKS, ...MATRICES]),
    },
    ...engines,
    ...(MATRICES.length > 0 ? [{ name: 'matrices', testMatch: specs(MATRICES) }] : []),
  ],
  timeout: 90_000,
  // Two browsers without a graphics card share two cores: a page's motion alone takes seconds there.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['html', { outputFolder: REPORT, open: 'never' }],
    ['./tests/e2e/tell-failures.ts', { report: REPORT }],
  ],
  // tools/checks/e2e-step.ts starts the site once for all of its runs
  ...(process.env.SITE_IS_UP ? {} : { globalSetup: './tests/e2e/prepare-site.ts' }),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    // a worker would serve files that a spec blocks; tests/e2e/offline/service-worker.spec.ts allows it
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: LAUNCH_ARGS },
  },
});
