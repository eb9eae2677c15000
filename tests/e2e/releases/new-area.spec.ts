import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { makeArea } from '../../../tools/new/make-area';
import { remoteFile } from '../../../tools/release/build/workspaces';
import { expect, test } from '../calendar-page';
import { copyOfSite, type SiteCopy } from './other-release';
import { copySources, type SourceCopy } from './source-copy';

const area = 'mfe-forms';
let site: SiteCopy;
let sources: SourceCopy;
let server: ChildProcess | null = null;

test.beforeAll(() => {
  sources = copySources();
  makeArea(sources.folder, 'forms');
});
test.beforeEach(async () => {
  site = await copyOfSite();
});
test.afterEach(() => site.close());
test.afterAll(async () => {
  if (server) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill();
    await ended;
  }
  sources.remove();
});

test('a new area’s release adds it to the menu of existing pages, and its override works', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${site.url}/calendar`);
  const menu = page.getByRole('banner').getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Forms' })).toHaveCount(0);

  await sources.release(area, site.folder, '1.0.0', '--offer');
  await page.goto(`${site.url}/calendar`);
  await menu.getByRole('link', { name: 'Forms' }).click();
  await expect(page.locator(`[data-area="${area}"][data-release="1.0.0"]`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
  await page.reload();
  await expect(page.locator(`[data-area="${area}"][data-release="1.0.0"]`)).toBeVisible();

  await sources.command('tools/site/court.ts', '--site', resolve(site.folder), '--allow-overrides');
  const { port } = remoteFile(area, sources.folder);
  server = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts', area, '--override'], {
    cwd: sources.folder,
  });
  const entry = `http://localhost:${port}/remoteEntry.js`;
  await expect(async () => expect((await fetch(entry)).ok).toBe(true)).toPass({ timeout: 60_000 });
  // from a page that has only the area's address
  await page.goto(`${site.url}/settings?remote.${area}=${entry}`);
  await expect(page.locator('[data-notice="override"]')).toContainText(`${area} (localhost:${port})`);
  await menu.getByRole('link', { name: 'Forms' }).click();
  await expect(page.locator(`[data-area="${area}"][data-release="override"]`)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('pages from before an area’s menu change update after they have read the registry', async ({ page }) => {
  test.setTimeout(120_000);
  await sources.release(area, site.folder, '1.0.0', '--offer');
  sources.change(
    join(area, 'remote.json'),
    '"label": { "en-US": "Forms" }',
    '"label": { "en-US": "Blanks" }',
  );
  await sources.release(area, site.folder, '1.1.0');
  await page.goto(`${site.url}/settings`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blanks' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Blanks' }).click();
  await expect(page.locator(`[data-area="${area}"][data-release="1.1.0"]`)).toBeVisible();
});
