import { addDays, idOfRowKey, type StoredRow } from '@court/domain';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser, LAUNCH_ARGS } from '../../tests/browser/find-browser';

/** The browser lacks an expected element, or logged an error. */
class JourneyError extends Error {
  override name = 'JourneyError';
}

const TIMEOUT_MS = 30_000;

/** Opens a browser for all journeys; installs one if there is none. The caller closes it. */
export async function openBrowser(say: (sentence: string) => void): Promise<Browser> {
  const executablePath = await findBrowser(say);
  return chromium.launch({ executablePath, args: LAUNCH_ARGS });
}

/** An upcoming hearing of the first day from `today` (YYYY-MM-DD) that has any. `database` includes `?ns=`. */
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

/** The release of the area that a page has loaded: `/mfe-calendar/<version>/…`. */
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
 * A reader's path through the site at `url` in a new browser profile: a day, one of its hearings, and the search by
 * its case number. Returns the calendar's release. Throws JourneyError if the browser logs an error, and Playwright's
 * own error for a missing element.
 */
export async function journey(browser: Browser, url: string, hearing: ComingHearing): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
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
