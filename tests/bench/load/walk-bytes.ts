import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Figure } from '../common/bench-report';
import { carriedTwice, type FetchedFile } from './carried-twice';

/** The first page of a visit. Each is measured with an empty cache. */
export const FIRST_VISITS = [
  '/calendar',
  '/hearing',
  '/s341-hearing',
  '/s341-attorney',
  '/search-attorney',
  '/search-mylist',
  '/locations',
  '/settings',
];

/** A reader's path through areas that bundle the same kits. */
const WALK = ['/calendar', '/s341-hearing', '/s341-attorney', '/search-attorney', '/search-mylist'];

type Fetched = FetchedFile & { onWire: number };

const CODE = `performance.getEntriesByType('resource')
  .map(({ name, transferSize, encodedBodySize }) =>
    ({ path: new URL(name).pathname, onWire: transferSize, bytes: encodedBodySize }))
  .filter(({ path }) => /\\.(m?js|css)$/.test(path))`;

const IN_PAGE = `[...document.querySelectorAll('head style[data-file], head script:not([src], [type])')]
  .map((each) => ({ path: each.dataset.file ?? '', text: each.textContent }))`;

/**
 * Scripts and styles that `page` has requested, including preloads. Cached files cost 0 bytes on the wire. Also the
 * inline scripts and styles, each with its own compressed size.
 */
async function codeOf(page: Page): Promise<Fetched[]> {
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  const own = (await page.evaluate(IN_PAGE)) as { path: string; text: string }[];
  const inPage = own.map(({ path, text }) => {
    const bytes = brotliCompressSync(text).length;
    return { path, bytes, onWire: bytes };
  });
  return [...inPage, ...((await page.evaluate(CODE)) as Fetched[])];
}

async function codeAt(context: BrowserContext, url: string): Promise<Fetched[]> {
  const page = await context.newPage();
  await page.goto(url);
  const code = await codeOf(page);
  await page.close();
  return code;
}

const wireOf = (files: readonly Fetched[]) => files.reduce((sum, { onWire }) => sum + onWire, 0);

/**
 * ms without a requested file after which preloads count as finished. "networkidle" is reported only once a page
 * load.
 */
const QUIET_MS = 1000;

type Watch = { files?: number; since?: number };

function isQuiet(quietMs: number): boolean {
  const watch = globalThis as Watch;
  const files = performance.getEntriesByType('resource').length;
  if (files !== watch.files) Object.assign(watch, { files, since: performance.now() });
  return performance.now() - (watch.since ?? 0) >= quietMs;
}

/**
 * Follows a link of the page without a page load. If there is no link, uses the page's history, like the app's own
 * links.
 */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  if (await link.isVisible()) await link.click();
  else
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, path);
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForFunction(isQuiet, QUIET_MS);
}

/** Scripts and styles of the whole walk, one address after another within one page. */
async function codeByLinks(context: BrowserContext, origin: string, walk: readonly string[]) {
  const [first = '', ...rest] = walk;
  const page = await context.newPage();
  await page.goto(origin + first);
  let code = await codeOf(page);
  for (const path of rest) {
    await follow(page, path);
    code = await codeOf(page);
  }
  await page.close();
  return code;
}

async function inNewProfile<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  // counts only the requests of the page, because a service worker would prefetch all files
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/**
 * Bytes of code of first visits and of the walk, for the app at `origin`. `isSmallest` measures only one and two
 * pages. For areas (`ours`) also returns the bytes that the walk downloads a second time.
 */
export async function walkBytes(
  browser: Browser,
  subject: string,
  origin: string,
  isSmallest: boolean,
): Promise<Figure[]> {
  const figure = (size: string, metric: string, value: number): Figure => ({
    ...{ bench: 'load', subject, size, metric, value, unit: 'bytes' },
  });
  const figures: Figure[] = [];
  for (const path of isSmallest ? FIRST_VISITS.slice(0, 1) : FIRST_VISITS) {
    const code = await inNewProfile(browser, (context) => codeAt(context, origin + path));
    figures.push(figure('first visit', path, wireOf(code)));
  }
  const walk = isSmallest ? WALK.slice(0, 2) : WALK;
  const pages = await inNewProfile(browser, async (context) => {
    const all: Fetched[][] = [];
    for (const path of walk) all.push(await codeAt(context, origin + path));
    return all;
  });
  const links = await inNewProfile(browser, (context) => codeByLinks(context, origin, walk));
  const fetched = pages.flat().filter(({ onWire }) => onWire > 0);
  return [
    ...figures,
    figure('walk', 'after its first page', wireOf(pages.slice(1).flat())),
    figure('walk', 'whole', wireOf(fetched)),
    figure('walk', 'whole, by links', wireOf(links)),
    ...(subject === 'ours' ? [figure('walk', 'carried twice', await carriedTwice(links))] : []),
  ];
}
