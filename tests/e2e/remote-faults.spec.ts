import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@court/shared/records/court-time';
import type { Page } from '@playwright/test';
import { serveSite } from '../../host/release/serve-site';
import { expect, test } from './calendar-page';
import { courtDay, today } from './court-days';
import { testSite } from './site';

type Broken = { url: string; remote: string; close(): Promise<void> };

/** A copy of the site that a test may break, and the folder of the calendar's release in it. */
async function copyOfSite(): Promise<Broken> {
  const folder = mkdtempSync(join(tmpdir(), 'court-broken-'));
  cpSync(testSite().folder, folder, { recursive: true });
  const area = join(folder, 'mfe-calendar');
  const version = readdirSync(area)[0] ?? '';
  const server = await serveSite({ site: folder, port: 0 });
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://localhost:${server.port}`, remote: join(area, version), close };
}

const scripts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

/** The failure page is up, and header and other addresses work. */
async function seesFailure(page: Page, failure: string): Promise<void> {
  await expect(page.locator(`[data-failure="${failure}"]`)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('Western District of Texas');
  await expect(page.getByRole('button', { name: /retry|try again/i })).toBeVisible();
}

async function recovers(page: Page): Promise<void> {
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.locator('[data-hearing-id]').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-failure]')).toHaveCount(0);
}

async function otherAddressWorks(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/search-attorney`);
  await expect(page.getByRole('combobox')).toBeVisible();
}

let broken: Broken;
let address: string;

test.beforeEach(async () => {
  broken = await copyOfSite();
  address = `${broken.url}/calendar?date=${(await courtDay(addDays(today(), 1))).date}`;
});

test.afterEach(() => broken.close());

test("the calendar's files are gone: failure page, and Retry recovers once they are back", async ({
  page,
}) => {
  renameSync(broken.remote, `${broken.remote}.away`);
  await page.goto(address);
  await seesFailure(page, 'network');
  renameSync(`${broken.remote}.away`, broken.remote);
  await recovers(page);
});

for (const which of ['remoteEntry', 'other'] as const) {
  test(`one byte of the calendar's ${which} file differs: it never runs, and Retry recovers`, async ({
    page,
  }) => {
    const file = scripts(broken.remote).find((each) =>
      each.startsWith(which === 'remoteEntry' ? 'remoteEntry.' : 'remote.'),
    );
    const path = join(broken.remote, file ?? '');
    const right = readFileSync(path);
    const wrong = Buffer.concat([Buffer.from('globalThis.__ranAltered=1;'), right]);
    writeFileSync(path, wrong);
    await page.goto(address);
    await seesFailure(page, 'integrity');
    expect(await page.evaluate('globalThis.__ranAltered')).toBeUndefined();
    writeFileSync(path, right);
    await recovers(page);
  });
}

test("the calendar's files are a minute late: the shell stands, then failure page, and Retry recovers", async ({
  page,
}) => {
  await page.route('**/mfe-calendar/**', () => undefined);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 5_000 });
  await seesFailure(page, 'timeout');
  await page.unroute('**/mfe-calendar/**');
  await recovers(page);
});

test('while the calendar is broken, other addresses work', async ({ page }) => {
  renameSync(broken.remote, `${broken.remote}.away`);
  await page.goto(address);
  await seesFailure(page, 'network');
  await otherAddressWorks(page, broken.url);
});
