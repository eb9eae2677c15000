import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { exportDevice } from '../../../tools/release/export-device';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let folder: string;
let server: Server;
let app: string;

// serves like Capacitor: an unknown file gets the page
test.beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'court-export-')), 'device');
  exportDevice(testSite().folder, folder);
  server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = extname(path) && existsSync(path) ? path : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  app = `http://localhost:${(server.address() as { port: number }).port}`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

test('the export for the apps starts by itself: courts, home, calendar, settings', async ({
  page,
  complaints,
}) => {
  await page.goto(`${app}/`);
  await expect(page).toHaveURL(`${app}/courts`);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(page).toHaveURL(`${app}/home`);
  await page.goto(`${app}/calendar`);
  await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
  await page.goto(`${app}/settings`);
  await expect(page.locator('h1')).toHaveText('Settings');
  expect(complaints).toEqual([]);
});

test('it has one page, and no files for web servers', () => {
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
  for (const name of ['calendar.html', '404.html', 'headers.json', '.host.json', 'device'])
    expect(existsSync(join(folder, name)), name).toBe(false);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('"build":"device"');
});
