import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedRegistry } from '@court/contract';
import type { Page } from '@playwright/test';
import { rollbackArea } from '../../../tools/release/rollback-area';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { expect, test } from '../calendar-page';
import { reportsOf } from './load-reports';
import {
  copyOfSite,
  keyOfCopies,
  releaseOther,
  type SiteCopy,
  THROWS_ON_IMPORT,
  THROWS_ON_RENDER,
} from './other-release';

const area = 'mfe-search';
let site: SiteCopy;
let first: string;

test.beforeEach(async () => {
  site = await copyOfSite();
  first = readRegistry(site.folder).areas[area]?.current.version ?? '';
});
test.afterEach(() => site.close());

const runs = (page: Page, version: string) =>
  page.locator(`[data-area="${area}"][data-release="${version}"]`);
const ran = (page: Page) => page.evaluate('globalThis.__ran ?? []');

test('an open page gets a new release at its next visit, and the old one after a rollback', async ({
  page,
  complaints,
}) => {
  const reports = reportsOf(page);
  await page.goto(`${site.url}/search-attorney`);
  await expect(runs(page, first)).toBeVisible();
  await releaseOther(site.folder, area, '9.0.0');
  await expect(runs(page, first)).toBeVisible();
  await page.goto(`${site.url}/search-attorney`);
  await expect(runs(page, '9.0.0')).toBeVisible();
  expect(await ran(page)).toEqual(['9.0.0']);
  await rollbackArea(area, { site: site.folder }, keyOfCopies());
  await page.goto(`${site.url}/search-attorney`);
  await expect(runs(page, first)).toBeVisible();
  expect(await ran(page)).toEqual([]);
  expect(await reports()).toMatchObject([
    { area, release: first, outcome: 'shown', failure: null },
    { area, release: '9.0.0', outcome: 'shown' },
    { area, release: first, outcome: 'shown' },
  ]);
  expect(complaints).toEqual([]);
});

for (const [how, changes] of [
  ['while it is rendered', { after: THROWS_ON_RENDER }],
  ['when it is loaded', { before: THROWS_ON_IMPORT }],
] as const)
  test(`a release that throws ${how} is replaced by the previous one, whose code actually runs`, async ({
    page,
  }) => {
    await releaseOther(site.folder, area, '9.0.0');
    await releaseOther(site.folder, area, '9.1.0', changes);
    const reports = reportsOf(page);
    await page.goto(`${site.url}/search-attorney`);
    await expect(runs(page, '9.0.0')).toBeVisible();
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
    const notice = page.locator('[data-notice="previous-release"]');
    await expect(notice).toContainText(/Showing the search as released on [A-Z][a-z]+ \d+, 20\d\d/);
    expect(await ran(page)).toEqual(how === 'when it is loaded' ? ['9.0.0'] : ['9.1.0', '9.0.0']);
    expect(await reports()).toContainEqual(
      expect.objectContaining({ area, release: '9.1.0', outcome: 'failed', failure: 'crash' }),
    );
    // quarantined for the session: its files are not even requested
    await page.reload();
    await expect(runs(page, '9.0.0')).toBeVisible();
    expect(await ran(page)).toEqual(['9.0.0']);
    // the court releases again, and a reader who asks for the newer version gets it
    await releaseOther(site.folder, area, '9.2.0');
    await notice.getByRole('button').click();
    await expect(runs(page, '9.2.0')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await ran(page)).toEqual(['9.0.0', '9.2.0']);
  });

test('an altered registry is refused by name, and the page continues with its own', async ({ page }) => {
  await releaseOther(site.folder, area, '9.1.0', { before: THROWS_ON_IMPORT });
  await page.route(`**/${area}/${first}/**`, (route) => route.abort());
  const reports = reportsOf(page);
  await page.goto(`${site.url}/search-attorney`);
  await expect(page.locator('[data-failure="crash"]')).toBeVisible();
  await page.unroute(`**/${area}/${first}/**`);
  // an attacker inserts an entry into the list of releases
  await releaseOther(site.folder, area, '9.6.6');
  const path = join(site.folder, 'registry.json');
  const signed = JSON.parse(readFileSync(path, 'utf8')) as SignedRegistry;
  const payload = signed.payload.replace(/"generatedAt":\d+/, '"generatedAt":99999999999999');
  writeFileSync(path, JSON.stringify({ ...signed, payload }));
  await page.route(`**/${area}/${first}/**`, (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText('The list of versions was changed on its way to you, often by a workplace network.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(await ran(page)).not.toContain('9.6.6');
  expect(await reports()).toContainEqual(
    expect.objectContaining({ area: 'registry', outcome: 'failed', failure: 'integrity' }),
  );
  await page.unroute(`**/${area}/${first}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(runs(page, first)).toBeVisible();
});
