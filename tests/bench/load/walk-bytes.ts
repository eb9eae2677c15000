import type { Browser, BrowserContext } from 'playwright';
import type { Figure } from '../bench-report';

/** Where a first visit may begin; each is measured with nothing at hand. */
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

/** A reader's way through areas that carry parts of the same kits. */
const WALK = ['/calendar', '/s341-hearing', '/s341-attorney', '/search-attorney', '/search-mylist'];

/** Bytes that the walk after its first page may cost more than in the same sources as one app, where nothing is carried twice. */
const MOST_DOUBLED = 35_000;

const CODE = `performance.getEntriesByType('resource')
  .filter(({ name }) => /\\.(m?js|css)$/.test(new URL(name).pathname))
  .reduce((sum, entry) => sum + entry.transferSize, 0)`;

/** Bytes of scripts and styles on the wire for the page at `url`, all that comes by itself; what is at hand costs none. */
async function codeOf(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  const bytes = (await page.evaluate(CODE)) as number;
  await page.close();
  return bytes;
}

async function inNewProfile<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  // a service worker has everything brought ahead, sooner or later: what a page has to ask for itself is counted
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Bytes of code of first visits and of the walk, at the app served at `origin`; with `isSmallest` of one and of two pages. */
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
    const bytes = await inNewProfile(browser, (context) => codeOf(context, origin + path));
    figures.push(figure('first visit', path, bytes));
  }
  const later = await inNewProfile(browser, async (context) => {
    const [first = '', ...rest] = isSmallest ? WALK.slice(0, 2) : WALK;
    await codeOf(context, origin + first);
    let sum = 0;
    for (const path of rest) sum += await codeOf(context, origin + path);
    return sum;
  });
  return [...figures, figure('walk', 'after its first page', later)];
}

/** What is carried twice on the walk, when it is more than may be; empty where it is not. */
export function walkFaults(figures: readonly Figure[]): string[] {
  const of = (subject: string) =>
    figures.find((one) => one.subject === subject && one.size === 'walk')?.value ?? Number.NaN;
  const doubled = of('ours') - of('monolith');
  return doubled <= MOST_DOUBLED
    ? []
    : [`walk: ${doubled} bytes more than the monolith after the first page, at most ${MOST_DOUBLED}`];
}
