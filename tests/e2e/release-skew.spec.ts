import type { Area } from '@court/records';
import type { Page } from '@playwright/test';
import { readHost } from '../../host/release/host-record';
import { readRegistry } from '../../host/release/registry-file';
import { rollbackArea } from '../../host/release/rollback-area';
import { remotes } from '../../host/release/workspaces';
import { expect, test } from './calendar-page';
import { reportsOf } from './load-reports';
import { nextSources } from './next-sources';
import { copyOfSite, keyOfCopies, type SiteCopy } from './other-release';
import { shardOf } from './shard';
import { testSite } from './site';
import type { SourceCopy } from './source-copy';

const NEXT = '9.0.0';
const areas = shardOf(remotes(), 1);

let site: SiteCopy;
let next: SourceCopy;
const table: Record<string, string>[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await copyOfSite();
  next = nextSources();
});
test.afterAll(async () => {
  next.remove();
  await site.close();
  if (table.length > 0) console.table(table);
});

const startOf = (area: Area) => readRegistry(site.folder).areas[area]?.current.routes[0]?.path ?? '';
const currentOf = (area: Area) => readRegistry(site.folder).areas[area]?.current.version;

/** What host and remote have agreed on: the area shows its screen in the host's shell, with the host's own state. */
async function keepsContract(page: Page, area: Area, version: string | undefined): Promise<void> {
  await expect(page.locator(`[data-area="${area}"][data-release="${version}"]`)).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('Western District of Texas');
  await expect(page.locator('[data-failure]')).toHaveCount(0);
}

/** Opens the area on the present pair of host and remote; the table says how that went. */
async function tryPair(page: Page, area: Area, names: { host: string; remote: string }): Promise<string> {
  const current = currentOf(area);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const reports = reportsOf(page);
  await page.goto(site.url + startOf(area));
  await expect(page.locator('[data-area], [data-failure]').first()).toBeVisible({ timeout: 15_000 });
  const told = (await reports()).find(({ release }) => release === current);
  const isRefused =
    told?.failure === 'skew' && !asked.some((path) => path.startsWith(`/${area}/${current}/`));
  const verdict = isRefused
    ? 'refused before download'
    : told?.outcome === 'shown'
      ? 'runs'
      : String(told?.failure);
  await keepsContract(
    page,
    area,
    isRefused ? readRegistry(site.folder).areas[area]?.previous?.version : current,
  );
  table.push({ area, ...names, verdict });
  return verdict;
}

test('the sources of today and of a version on: each pair runs, or is refused before it is downloaded', async ({
  browser,
}) => {
  test.setTimeout(60_000 + areas.length * 90_000);
  const host = readHost(testSite().folder).current.version;
  const pair = async (area: Area, names: { host: string; remote: string }) => {
    const page = await browser.newPage();
    const verdict = await tryPair(page, area, names);
    await page.close();
    return verdict;
  };
  for (const area of areas) expect(await pair(area, { host: 'N-1', remote: 'N-1' })).toBe('runs');
  await expect(next.release(areas[0] ?? 'mfe-calendar', site.folder, NEXT)).rejects.toThrow(
    'does not run on the site’s host'.replace('’', "'"),
  );
  await next.release('host', site.folder, NEXT);
  for (const area of areas) expect(await pair(area, { host: 'N', remote: 'N-1' })).toBe('runs');
  for (const area of areas) {
    await next.release(area, site.folder, NEXT);
    expect(await pair(area, { host: 'N', remote: 'N' })).toBe('runs');
  }
  await rollbackArea('host', { site: site.folder }, keyOfCopies());
  expect(readHost(site.folder).current.version).toBe(host);
  for (const area of areas)
    expect(await pair(area, { host: 'N-1', remote: 'N' })).toBe('refused before download');
});
