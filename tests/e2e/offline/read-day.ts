import { addDays } from '@court/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { expect as expects } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { testSite } from '../site';
import { keptPaths } from './path-memory';

const expect = expects.configure({ timeout: 20_000 });

/** Aborts all requests to the database. The page's own site still answers. Call the returned function to reconnect. */
export async function loseDatabase(context: BrowserContext): Promise<() => void> {
  const { host } = new URL(testSite().database);
  let isLost = true;
  await context.route(
    ({ host: asked }) => asked === host,
    (route) => (isLost ? route.abort() : route.continue()),
  );
  await context.routeWebSocket(
    ({ host: asked }) => asked === host,
    (socket) => void (isLost ? socket.close() : socket.connectToServer()),
  );
  return () => {
    isLost = false;
  };
}

export const rows = (page: Page) => page.locator('[data-hearing-id]');

/** Opens a day and waits until the device has stored it. */
export async function readDay(
  page: Page,
): Promise<{ date: string; key: string; count: number; url: string }> {
  const { date, rows: found } = await courtDay(addDays(today(), 1));
  await page.goto(`/calendar?date=${date}`);
  const count = Object.keys(found).length;
  await expect(rows(page)).toHaveCount(count);
  const part = `${rowsPath(date)}.json`;
  await expect.poll(async () => (await keptPaths(page)).some(({ url }) => url.includes(part))).toBe(true);
  const url = (await keptPaths(page)).find((each) => each.url.includes(part))?.url ?? '';
  const key = Object.entries(found).find(([, each]) => each.s === 'scheduled')?.[0] ?? '';
  return { date, key, count, url };
}

/** The complaints, without those that a page without a database always makes. */
export const networkOnly = (complaints: string[]) =>
  complaints.filter(
    (text) => !/ERR_FAILED|ERR_CONNECTION|status of 404|WebSocket|FIREBASE WARNING/.test(text),
  );
