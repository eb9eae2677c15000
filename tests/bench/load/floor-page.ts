import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';

const ROWS = `[...document.querySelectorAll('[data-hearing-id]')].map((row) => row.outerHTML)`;

/** Serves one page with brotli, on loopback, at a port that the system chooses. */
async function servePage(text: string) {
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
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** Serves the rows of the page at `url` as one static HTML file: the minimum cost of a first hearing. */
export async function serveFloor(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('[data-reading="live"]').first().waitFor({ state: 'attached' });
  const rows = (await page.evaluate(ROWS)) as string[];
  await page.close();
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hearings</title><ul>${rows.join('')}</ul></html>`;
  return { rows: rows.length, ...(await servePage(text)) };
}

/** The number of rows on a first screen. */
const SCREEN = 40;

/**
 * Serves a page that reads the day from the database at `read` and writes its first rows without styles: the minimum
 * cost of a first hearing that is not part of the page.
 */
export function serveReader(read: string) {
  const script =
    `fetch(${JSON.stringify(read)},{cache:"no-store",credentials:"omit",priority:"high"}).then(r=>r.json()).then(day=>{` +
    `for(const[key,row]of Object.entries(day).slice(0,${SCREEN})){const li=document.createElement("li");li.dataset.hearingId=key;` +
    'for(const field of Object.values(row)){const span=document.createElement("span");span.textContent=field;li.append(span)}' +
    'document.querySelector("ul").append(li)}})';
  return servePage(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Hearings</title><script>${script}</script><ul></ul></html>`,
  );
}
