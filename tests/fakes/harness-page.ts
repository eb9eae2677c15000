import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { runBuild } from '../../tools/release/build/run-build';
import { ROOT } from '../../tools/release/build/workspaces';
import { contentSecurity, policySlots } from '../../tools/release/pages/content-security';
import { fill } from '../../tools/release/pages/page-template';
import { readCourt } from '../../tools/release/site/court-file';
import { runOnFakeAndroid } from './android/fake-android';

/** The test itself answers this origin. It is https, because browsers give the position only to secure pages. */
const ORIGIN = 'https://court.test';

/** The court of the harness, with the settings for notifications. */
export const HARNESS_COURT = {
  ...readCourt('txwb'),
  pushAppId: '1:4711:android:abc',
  client: { ...readCourt('txwb').client, messagingSenderId: '4711' },
};

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A page whose entry is tests/fakes/device-harness.ts, built like the host and under the host's policy. */
async function openHarness(page: Page, folder: string): Promise<void> {
  const slots = { text: policySlots([HARNESS_COURT], false), json: {}, rows: {} };
  const policy = fill(contentSecurity({ inline: [], styles: [] }), slots, true);
  const [style, script] = ['css', 'js'].map((kind) =>
    readdirSync(folder).find((file) => file.startsWith('main.') && file.endsWith(kind)),
  );
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/')) {
      const file = pathname.slice('/assets/'.length);
      const headers = { 'content-type': TYPES[extname(file)] ?? '', 'access-control-allow-origin': ORIGIN };
      return route.fulfill({ headers, body: readFileSync(join(folder, file)) });
    }
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    const body = `<!doctype html><html lang="en"><title>Harness</title>
      <link rel="stylesheet" href="/assets/${style}"><script defer src="/assets/${script}"></script>
      <main id="page" tabindex="-1"><button>Courts</button></main></html>`;
    return route.fulfill({ headers, body });
  });
  await page.goto(ORIGIN);
  await page.evaluate((court) => {
    window.harness.store.set(window.harness.atoms.chooseCourtAtom, court);
  }, HARNESS_COURT);
}

type Fixtures = {
  openHarness: () => Promise<void>;
  /** same as the harness page, in a fake Android app: see runOnFakeAndroid */
  openOnAndroid: (setup?: Parameters<typeof runOnFakeAndroid>[1]) => Promise<void>;
  complaints: string[];
};

/** Tests of the device modules. A policy violation or an uncaught error in the browser fails the test. */
export const test = base.extend<Fixtures, { harnessFolder: string }>({
  harnessFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'court-harness-'));
      const entry = '../tests/fakes/device-harness.ts';
      const dir = join(ROOT, 'host');
      await runBuild({ kind: 'host', options: { dir, version: 'test', entry, out: folder } });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await use([]);
    },
    { auto: true },
  ],
  openHarness: async ({ page, harnessFolder, complaints }, use) => {
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await use(() => openHarness(page, harnessFolder));
    expect(complaints).toEqual([]);
  },
  openOnAndroid: async ({ page, openHarness }, use) => {
    await use(async (setup) => {
      await runOnFakeAndroid(page, setup);
      await openHarness();
    });
  },
});

export { expect };
