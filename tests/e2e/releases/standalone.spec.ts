import { type Area, addDays } from '@court/domain';
import type { Page } from '@playwright/test';
import { remoteFile, remotes } from '../../../tools/release/build/workspaces';
import { startDevServers } from '../../../tools/release/dev-servers';
import { findPort } from '../../../tools/start/find-port';
import { expect, test } from '../calendar-page';
import { courtDay, heldOf, quietDay, today } from '../court-days';
import { testSite } from '../site';
import { someOf } from '../some-of';

/** A check of each area without the host, on the same database as the composed site. */
const WORKS: Partial<Record<Area, (page: Page, url: string) => Promise<void>>> = {
  async 'mfe-calendar'(page, url) {
    const { date, rows } = await courtDay(addDays(today(), 1));
    await page.goto(`${url}/calendar?date=${date}`);
    await expect(page.getByText(`${heldOf(date, rows)} hearing`).first()).toBeVisible();
    await page.locator('[data-hearing-id] a').first().press('Enter');
    await expect(page).toHaveURL(/\/hearing-detail\//);
    await expect(page.locator('h1')).not.toHaveText('');
  },
  async 'mfe-search'(page, url) {
    const { rows } = await courtDay(addDays(today(), 1));
    const number = Object.values(rows).find((row) => row.n)?.n ?? '';
    await page.goto(`${url}/search-casenumber`);
    await page.getByRole('searchbox').fill(number);
    await expect(page.locator('[data-found]').first()).toContainText(number);
  },
  async 'mfe-s341'(page, url) {
    const { date, rows } = await quietDay('meetings');
    await page.goto(`${url}/s341-hearing?date=${date}`);
    await expect(page.getByText(`${heldOf(date, rows)} meeting`).first()).toBeVisible();
    await page.locator('[data-meeting-id] a').first().press('Enter');
    await expect(page).toHaveURL(/\/s341-hearing-detail\//);
    await expect(page.getByRole('region', { name: 'What to bring' })).toBeVisible();
  },
  async 'mfe-locations'(page, url) {
    await page.goto(`${url}/locations-google-maps`);
    await expect(page.locator('[data-county]')).toHaveCount(68);
    await page.goto(`${url}/locations`);
    await expect(page.locator('[data-office]').first()).toBeVisible();
  },
  async 'mfe-settings'(page, url) {
    await page.goto(`${url}/colortheme`);
    await page.getByRole('radio').nth(1).check({ force: true });
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'default');
  },
};

// one area a run, because a development build takes seconds
for (const area of someOf(remotes(), 1))
  test(`${area} runs alone, with router, store and the embedded database, and without the host`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const port = await findPort(18_900);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const server = await startDevServers({
      areas: [area],
      alone: true,
      court: 'txwb',
      database: testSite().database,
      ports: { [area]: port },
    });
    try {
      for (const { path } of remoteFile(area).routes) {
        await page.goto(server.url + path.replace('/:id?', ''));
        await expect(page.locator(`[data-area="${area}"] h1`), path).toHaveCount(1);
      }
      await WORKS[area]?.(page, server.url);
      const origins = new Set(asked.filter((url) => /^(http|ws)/.test(url)).map((url) => new URL(url).host));
      const own = [new URL(server.url).host, new URL(testSite().database).host];
      expect([...origins].filter((host) => !own.includes(host))).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await server.close();
    }
  });

test('every area has a check that runs it alone', () => {
  expect(Object.keys(WORKS).sort()).toEqual([...remotes()].sort());
});

test('the development server of an area beside the host shows its exposed modules to Module Federation’s DevTools', async () => {
  test.setTimeout(120_000);
  const ports = { host: await findPort(18_920), 'mfe-settings': await findPort(18_930) };
  const order = { areas: ['mfe-settings' as const], court: 'txwb', database: testSite().database, ports };
  const server = await startDevServers(order);
  try {
    const manifest = await fetch(`http://localhost:${ports['mfe-settings']}/mf-manifest.json`);
    expect(await manifest.json()).toMatchObject({
      name: 'mfe_settings_dev',
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './remote' }],
    });
  } finally {
    await server.close();
  }
});
