import type { Area } from '@court/domain';
import { remotes } from '../../../tools/release/build/workspaces';
import { type SiteServer, serveSite } from '../../../tools/release/site/serve-site';
import { ADDRESSES } from '../addresses';
import { expect, test } from '../calendar-page';
import { siteOfCourt } from '../releases/court-site';
import type { SiteCopy } from '../releases/other-release';
import { someOf } from '../some-of';
import { areaAt, SUBSETS, screensOf, strangersOn } from './offered-parts';

const ENABLED: Area[] = ['mfe-calendar', 'mfe-settings'];
const disabled = remotes().filter((area) => !ENABLED.includes(area));

let site: SiteCopy;
let device: SiteServer;

/** The site has releases of all areas. Its court has enabled two of them. */
test.beforeAll(async () => {
  site = await siteOfCourt('txwb', { modules: ENABLED });
  device = await serveSite({ site: site.folder, port: 0, build: 'device' });
});
test.afterAll(async () => {
  await device.close();
  await site.close();
});

for (const build of ['desktop', 'device'] as const)
  test(`a court with two areas requests no other area in its ${build} build, not even on the other areas’ addresses`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    const origin = build === 'desktop' ? site.url : device.url;
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    if (build === 'device') {
      await page.goto(`${origin}/courts`);
      await page.getByRole('button', { name: /Western District of Texas/ }).click();
      await expect(page.locator('#root').getByText(/hearings?( or 341 meetings)? today/i)).toBeVisible();
    }
    const others = ADDRESSES.filter((address) => disabled.some((area) => areaAt(address) === area));
    expect(others.length).toBeGreaterThan(10);
    for (const address of someOf(others, 2)) {
      await page.goto(origin + address);
      await expect(page.locator('h1'), address).toHaveText('Not offered by this court');
      await expect(page.getByRole('main').getByRole('link').first(), address).toBeVisible();
    }
    await page.goto(`${origin}/home`);
    await expect(page.locator('#root').getByText(/hearings?( or 341 meetings)? today/i)).toBeVisible();
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
    expect(links).toContain('/calendar');
    for (const link of links) expect(disabled, link).not.toContain(areaAt(link));

    await page.goto(`${origin}/calendar`);
    await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
    await expect(page.locator('[data-reading="live"]').first()).toBeAttached();
    await page.goto(`${origin}/settings`);
    await expect(page.locator('[data-area="mfe-settings"]')).toBeVisible();
    const files = asked.filter((path) => /\.(js|css)$/.test(path));
    expect(files.filter((path) => path.startsWith('/mfe-calendar/')).length).toBeGreaterThan(0);
    for (const area of disabled)
      expect(
        files.filter((path) => path.startsWith(`/${area}/`)),
        area,
      ).toEqual([]);
    // the browser logs the 404 status of pages that this court does not have
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

/** All sets of areas under `npm run proof`. Otherwise the two sets without the areas that most screens link to. */
const CHOICES = SUBSETS.filter(
  (areas) => process.env.PROOF === '1' || ['mfe-calendar', 'mfe-search'].includes(areas.join()),
);
for (const areas of CHOICES)
  test(`a court with only ${areas.join(', ')} shows nothing of the other areas`, async ({ page }) => {
    test.setTimeout(600_000);
    const own = await siteOfCourt('txwb', { modules: areas });
    try {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      const found: string[] = [];
      for (const address of await screensOf(areas)) {
        await page.goto(own.url + address);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle').catch(() => undefined);
        for (const stranger of await strangersOn(page, areas)) found.push(`${address}: ${stranger}`);
      }
      expect([...new Set(found)]).toEqual([]);
      const folders = asked.flatMap((path) => /^\/(mfe-[^/]+)\//.exec(path)?.[1] ?? []);
      expect(folders.filter((area) => !areas.includes(area as Area))).toEqual([]);
    } finally {
      await own.close();
    }
  });
