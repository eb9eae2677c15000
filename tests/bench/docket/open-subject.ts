import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser, Page } from 'playwright';
import { themeCss } from '../../../host/src/theme/theme-css.mjs';
import type { BuiltSubject } from './build-subject';

/** Reserved for tests, so that nothing is asked from the network. */
const SITE = 'https://bench.example/';

/**
 * A new page that loads only a subject's files, and the themes' custom properties, which our views use. Later chunks
 * load as in the app.
 */
export async function openSubject(browser: Browser, { entry, files }: BuiltSubject): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const tags = entry.map((path) =>
    path.endsWith('.css')
      ? `<link rel="stylesheet" href="${basename(path)}">`
      : `<script defer src="${basename(path)}"></script>`,
  );
  const html = `<!doctype html><html lang="en"><title>bench</title><style>${themeCss()}</style>${tags.join('')}<body></body></html>`;
  const byName = new Map(files.map((path) => [basename(path), path]));
  await page.route(`${SITE}**`, (route) => {
    const path = byName.get(basename(new URL(route.request().url()).pathname));
    if (!path) return route.fulfill({ contentType: 'text/html', body: html });
    return route.fulfill({
      contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript',
      body: readFileSync(path),
    });
  });
  await page.goto(SITE);
  return page;
}
