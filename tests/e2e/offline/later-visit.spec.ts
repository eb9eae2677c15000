import { expect as expects, test } from '../calendar-page';
import { copyOfSite, type SiteCopy } from '../releases/other-release';
import { wholeSet } from './whole-set';

test.use({ serviceWorkers: 'allow' });

const expect = expects.configure({ timeout: 30_000 });

let site: SiteCopy;
test.beforeEach(async () => {
  site = await copyOfSite();
});
test.afterEach(async () => {
  await site.close();
});

const isCode = (path: string) => /\.(js|css)$/.test(path) && path !== '/service-worker.js';

test('a page opens while the worker still waits for the files of its set', async ({ page, context }) => {
  site.spoil('hang', /^\/mfe-settings\//);
  await page.goto(`${site.url}/calendar`);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  const next = await context.newPage();
  await next.goto(`${site.url}/calendar`);
  await expect(next.locator('[data-area="mfe-calendar"][data-release]')).toBeVisible();
  site.spoil(null);
  await next.reload();
  await wholeSet(next);
});

for (const stay of ['until its app has replaced the first paint', 'until the set is complete'])
  test(`no visit downloads code that the device has, after one ${stay}`, async ({ page, context }) => {
    await page.goto(`${site.url}/calendar`);
    await expect(page.locator('[data-area="mfe-calendar"][data-release]')).toBeVisible();
    if (stay === 'until the set is complete') await wholeSet(page);
    await page.close();
    for (const address of ['/calendar', '/calendar', '/search-attorney']) {
      const next = await context.newPage();
      await next.goto(site.url + address);
      await expect(next.locator('[data-area][data-release]').first()).toBeVisible();
      await wholeSet(next);
      await next.close();
    }
    const code = site.sent.filter(isCode);
    expect(code.length).toBeGreaterThan(20);
    expect(code.filter((path, at) => code.indexOf(path) !== at)).toEqual([]);
  });
