import { addDays, idOfRowKey, type StoredRow } from '@court/records';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser, LAUNCH_ARGS } from '../../tests/browser/find-browser';

/** What a reader's browser did not show, or complained of. */
class JourneyError extends Error {
  override name = 'JourneyError';
}

const MOST_MS = 30_000;

/** A browser for all journeys; installs one if there is none. Close it. */
export async function openBrowser(say: (sentence: string) => void): Promise<Browser> {
  const executablePath = await findBrowser(say);
  return chromium.launch({ executablePath, args: LAUNCH_ARGS });
}

/** A hearing that is to come, of the first day from `today` (YYYY-MM-DD) on that has any; `database` with `?ns=`. */
export async function comingHearing(database: string, today: string) {
  const [origin, query] = database.split('?');
  for (let n = 0; n < 21; n += 1) {
    const date = addDays(today, n);
    const answer = await fetch(`${origin}/hearingCalendar11/days/${date}.json?${query}`);
    const rows = (await answer.json()) as Record<string, StoredRow> | null;
    const [found] = Object.entries(rows ?? {}).filter(([, row]) => row.s === 'scheduled' && !row.movedTo);
    if (found) return { date, id: idOfRowKey(found[0]), number: found[1].n };
  }
  throw new JourneyError(`The database at ${database} holds no hearing in the three weeks from ${today}`);
}

export type ComingHearing = Awaited<ReturnType<typeof comingHearing>>;

/** The release from which a page has its area: `/mfe-calendar/<version>/…`. */
const releaseOf = (page: Page, area: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .map((one) => new RegExp(`/${name}/([^/]+)/`).exec(new URL(one.name).pathname)?.[1])
        .find(Boolean) ?? '',
    area,
  );

/**
 * A reader's way through the site at `url`: a day, a hearing of it, and the search by its case number, in a browser that
 * has never been there. Returns the calendar's release. Throws JourneyError for what the browser complains of, and
 * Playwright's own error for what does not come.
 */
export async function journey(browser: Browser, url: string, hearing: ComingHearing): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(MOST_MS);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isNoise = message.text().includes('Service Worker registration blocked by Playwright');
      if (message.type() === 'error' && !isNoise) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    await page.goto(`${url}/calendar?date=${hearing.date}`);
    const link = page.locator(`[data-hearing-id="${hearing.id}"] a`).first();
    await link.waitFor({ state: 'attached' });
    const release = await releaseOf(page, 'mfe-calendar');
    await link.press('Enter');
    await page.waitForURL(`**/hearing-detail/${hearing.id}*`);
    await page.locator('main [data-reading="live"]').first().waitFor();
    await page.goto(`${url}/search-casenumber`);
    await page.locator('main').getByRole('searchbox').fill(hearing.number);
    await page.locator('[data-found]').first().waitFor();
    if (complaints.length > 0) throw new JourneyError(`The browser complained: ${complaints.join('; ')}`);
    return release;
  } finally {
    await context.close();
  }
}
