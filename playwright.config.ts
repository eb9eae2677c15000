import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './tests/browser/find-browser';
import { shardOf } from './tests/e2e/shard';

// found once: workers read this file too
process.env.CHROMIUM_PATH ||= await findBrowser((said) => console.error(said));

/** Runs of one command that follow each other keep their reports apart. */
const RUN = (process.env.E2E_RUN ?? '').replace(' ', '-');
const REPORT = `test-results/report${RUN && `-${RUN}`}`;

/**
 * Specs that walk through screens and change nothing that another looks at: two at a time.
 */
const WALKS = ['accessibility', 'board-measures', 'keyboard-walk', 'release', 'slow-area', 'startup'];
/** Walks of one thing each: `npm test` runs a twelfth of them, others each day. */
const AREA_WALKS = [
  'board-widths',
  'boot-fallback',
  'first-paint',
  'first-paint-pages',
  'calendar-views',
  'components',
  'every-screen',
  'host-screens',
  'journeys',
  'lobby',
  'lists',
  'locations',
  'meetings',
  'memory',
  'missing-parts',
  'one-socket',
  'paper',
  'phone-width',
  'print-head',
  'search',
  'search-measures',
  'shell',
  'split-view',
  'stranger-page',
];
/** Walks too, through what few commits change: `npm test` runs a twelfth of them, others each day. */
const ROTATED_WALKS = [
  'agenda',
  'backup',
  'calendar-choices',
  'day-export',
  'device-browser',
  'device-calendar',
  'device-data',
  'device-export',
  'device-fuzz',
  'device-page',
  'device-plugins',
  'device-shell',
  'device-store',
  'district-map',
  'enablement',
  'google-map',
  'hostile-addresses',
  'hosted',
  'hostile-records',
  'new-area',
  'other-repository',
  'release-override',
  'release-subpath',
  'standalone',
  'storage-walk',
];
/** The longest of them, which begin first: the last to end is not one that began last. `npm test` runs one, others each day. */
const LONG_WALKS = [
  'load-bench',
  'first-files',
  'route-files',
  'release-all',
  'axe-matrix',
  'kept-releases',
  'release-skew',
  'search-real-dockets',
  'service-worker',
  'settings',
  'start-command',
  'themes',
];

/** What walks through thousands of cases under `npm run proof`, which runs it as a step of its own. */
const MATRICES =
  process.env.PROOF === '1'
    ? ['axe-matrix', 'device-fuzz', 'hostile-addresses', 'hostile-records', 'search-real-dockets']
    : [];

/** Alone, and long: `npm test` runs one, others each day. */
const LONG_ALONE = [
  'alerts-day',
  'hearing-detail',
  'ownership',
  'page-motion',
  'remote-faults',
  'stopped-page',
  'subscribe',
];

/** Takes about half an hour with no other spec beside it. Only `npm run proof` runs it. */
const PROOF_ALONE = process.env.PROOF === '1' ? [] : ['machine-faults'];

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Under `npm test` one in so many of `names`; by hand, and under `npm run test:e2e` and `npm run proof`, all. */
const rotated = (names: string[], oneIn: number) =>
  process.env.E2E_ROTATED === '1' ? shardOf(names, Math.ceil(names.length / oneIn)) : names;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/e2e${RUN && `-${RUN}`}`,
  workers: 2,
  // `alone` is run before the others: a fault made on purpose, or a clock that is read, wants the machine for itself
  projects: [
    {
      name: 'alone',
      testIgnore: specs([
        ...[...WALKS, ...AREA_WALKS, ...ROTATED_WALKS, ...LONG_WALKS],
        ...PROOF_ALONE,
        ...LONG_ALONE.filter((name) => !rotated(LONG_ALONE, LONG_ALONE.length).includes(name)),
      ]),
      workers: 1,
    },
    {
      name: 'long walks',
      testMatch: specs(rotated(LONG_WALKS, LONG_WALKS.length)),
      testIgnore: specs(MATRICES),
    },
    {
      name: 'walks',
      testMatch: specs([...WALKS, ...rotated(AREA_WALKS, 12), ...rotated(ROTATED_WALKS, 12)]),
      testIgnore: specs(MATRICES),
    },
    ...(MATRICES.length > 0 ? [{ name: 'matrices', testMatch: specs(MATRICES) }] : []),
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
    // it would hand over files that a spec keeps back; tests/e2e/offline/service-worker.spec.ts lets it in
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: LAUNCH_ARGS },
  },
});
