import type { Area } from '@court/domain';
import type { Page } from '@playwright/test';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { expect } from '../calendar-page';
import { reportsOf } from './load-reports';
import type { SiteCopy } from './other-release';

/** The result of an area on a host: it ran, was refused before any of its files was requested, or the failure. */
export type Verdict = 'runs' | 'refused before download' | (string & {});

const entryOf = (site: SiteCopy, area: Area) => readRegistry(site.folder).areas[area];

/** Asserts that the area shows its screen in the host's shell, with the host's state. */
async function keepsContract(page: Page, area: Area, version: string): Promise<void> {
  await expect(page.locator(`[data-area="${area}"][data-release="${version}"]`)).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('Western District of Texas');
  await expect(page.locator('[data-failure]')).toHaveCount(0);
}

/**
 * Opens the area with the current host and remote. Instead of a refused release, the previous one must run if it
 * fits; otherwise the page must say so.
 */
export async function tryPair(page: Page, site: SiteCopy, area: Area): Promise<Verdict> {
  const { current, previous } = entryOf(site, area) ?? {};
  if (!current) throw new RangeError(`${area} is not released`);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const reports = reportsOf(page);
  await page.goto(site.url + (current.routes[0]?.path ?? ''));
  await expect(page.locator('[data-area], [data-failure]').first()).toBeVisible({ timeout: 15_000 });
  const told = (await reports()).filter(({ area: of }) => of === area);
  const own = told.find(({ release }) => release === current.version);
  const isRefused =
    own?.failure === 'skew' && !asked.some((path) => path.startsWith(`/${area}/${current.version}/`));
  if (!isRefused) {
    await keepsContract(page, area, current.version);
    return own?.outcome === 'shown' ? 'runs' : String(own?.failure);
  }
  const isBack = told.some(({ release, outcome }) => release === previous?.version && outcome === 'shown');
  if (isBack && previous) await keepsContract(page, area, previous.version);
  else {
    const failure = page.locator('[data-failure="skew"]');
    await expect(failure).toBeVisible();
    await expect(failure.getByRole('heading')).toHaveText(/\w{3,}/);
  }
  return 'refused before download';
}
