import { composeSite } from '../../../tools/release/release-area';
import { serveOverride } from '../../../tools/release/serve-override';
import { expect, test } from '../calendar-page';
import { copyOfSite, keyOfCopies, type SiteCopy } from './other-release';

const area = 'mfe-search';
let site: SiteCopy;
let own: Awaited<ReturnType<typeof serveOverride>>;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  own = await serveOverride({ area });
});
test.afterAll(() => own.close());
test.beforeEach(async () => {
  site = await copyOfSite();
});
test.afterEach(() => site.close());

test('on a site that allows it, an address shows an area from a developer’s machine, says so, and Reset ends it', async ({
  page,
  complaints,
}) => {
  await composeSite({ site: site.folder, overrides: true }, keyOfCopies());
  const screen = page.locator(`[data-area="${area}"]`);
  await page.goto(`${site.url}/search-attorney?remote.${area}=${own.url}`);
  await expect(screen).toHaveAttribute('data-release', 'override');
  await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
  const banner = page.locator('[data-notice="override"]');
  await expect(banner).toContainText(
    'From a developer’s machine, not released by the court: mfe-search (localhost:4102).',
  );
  // the override stays during navigation, and does not affect other areas
  await page.goto(`${site.url}/calendar`);
  await expect(page.locator('[data-area="mfe-calendar"]')).not.toHaveAttribute('data-release', 'override');
  await expect(banner).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(screen).toHaveAttribute('data-release', 'override');
  await banner.getByRole('button', { name: 'Reset to what is released' }).click();
  await expect(screen).not.toHaveAttribute('data-release', 'override');
  await expect(banner).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an address on a wrong port, or of an unknown area, is refused with a message', async ({ page }) => {
  await composeSite({ site: site.folder, overrides: true }, keyOfCopies());
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const strange = 'http://localhost:4109/remoteEntry.js';
  await page.goto(`${site.url}/search-attorney?remote.${area}=${strange}&remote.mfe-forms=${own.url}`);
  const banner = page.locator('[data-notice="override"]');
  await expect(banner).toContainText(
    `mfe-search does not come from ${strange}: its development server is http://localhost:4102.`,
  );
  await expect(banner).toContainText(`mfe-forms does not come from ${own.url}: this site has no such area.`);
  await expect(page.locator(`[data-area="${area}"]`)).not.toHaveAttribute('data-release', 'override');
  expect(asked.filter((url) => [own.url, strange].some((each) => url.startsWith(each)))).toEqual([]);
  await banner.getByRole('button', { name: 'Reset to what is released' }).click();
  await expect(banner).toHaveCount(0);
});

test('a site that does not allow it says so, shows the released area and sends no request to the developer’s machine', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const answer = await page.goto(`${site.url}/search-attorney?remote.${area}=${own.url}`);
  await expect(page.locator(`[data-area="${area}"]`)).not.toHaveAttribute('data-release', 'override');
  expect(asked.filter((url) => url.startsWith(own.url))).toEqual([]);
  await expect(page.locator('[data-notice="override"]')).toContainText(
    `mfe-search does not come from ${own.url}: this site shows nothing but what is released.`,
  );
  expect(answer?.headers()['content-security-policy']).not.toContain('localhost:*');
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
});
