import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';

const ROWS = `[...document.querySelectorAll('[data-hearing-id]')].map((row) => row.outerHTML)`;

/**
 * Serves the rows that stand on the page at `url` as one static HTML file with nothing else: the least that a first
 * hearing can cost. Port of the system's choice, on this machine alone.
 */
export async function serveFloor(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('[data-reading="live"]').first().waitFor({ state: 'attached' });
  const rows = (await page.evaluate(ROWS)) as string[];
  await page.close();
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hearings</title><ul>${rows.join('')}</ul></html>`;
  const body = brotliCompressSync(text);
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, rows: rows.length, close };
}
