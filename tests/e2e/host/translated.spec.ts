import { addDays, idOfRowKey } from '@court/domain';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { courtDay, rowsPath, today } from '../court-days';
import { allScreens, chooseCourt, type Screen } from '../screens';
import { patchPath, testSite } from '../site';
import { someOf } from '../some-of';
import { translatePage } from '../translate-page';

/** The number of screens in an ordinary run. npm run proof opens all of them. */
const COUNT = 8;

/** The text of a page, without the time of the court's data and announcements, which stay until the next one. */
async function wordsOf(page: Page): Promise<string> {
  const text = await page.evaluate(() =>
    [...document.body.children]
      .filter((each) => !each.hasAttribute('data-announcements'))
      .map((each) => (each as HTMLElement).innerText)
      .join(' '),
  );
  return (
    text
      .replace(/Updated \d+:\d\d [AP]M|\d+:\d\d [AP]M [A-Z]{3}\b/g, '')
      // the spaces of a dot are its width, which innerText does not know
      .replace(/\s*·\s*/g, ' · ')
      .replace(/\s+/g, ' ')
      // a translated word before a comma has an element of its own
      .replaceAll(' ,', ',')
  );
}

/** Opens the same page untranslated and translated. An uncaught error in either fails the test. */
async function openBoth(browser: Browser, { build = 'desktop', path }: Pick<Screen, 'build' | 'path'>) {
  const errors: string[] = [];
  const open = async (isTranslated: boolean) => {
    const context = await browser.newContext();
    if (build === 'device') await chooseCourt(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    if (isTranslated) await translatePage(page);
    await page.goto(testSite()[build] + path);
    await expect(page.locator('h1, [data-display]').first()).toBeAttached();
    await expect(page.locator('[data-skeleton], [data-first]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    return page;
  };
  const [plain, translated] = await Promise.all([open(false), open(true)]);
  return {
    both: [plain, translated],
    async compare(what: string) {
      await expect(async () => {
        expect(await wordsOf(translated), what).toBe(await wordsOf(plain));
      }).toPass({ timeout: 15_000 });
      expect(await translated.locator('[data-translated]').count()).toBeGreaterThan(3);
      expect(errors).toEqual([]);
    },
    close: () => Promise.all([plain.context().close(), translated.context().close()]),
  };
}

test('every screen shows the same text when a browser translates it', async ({ browser }) => {
  test.setTimeout(600_000);
  for (const screen of someOf(await allScreens(), COUNT)) {
    const { compare, close } = await openBoth(browser, screen);
    await compare(screen.path);
    await close();
  }
});

test('a translated docket updates after changes, filters, other days and removals', async ({ browser }) => {
  test.setTimeout(120_000);
  const { date, rows } = await courtDay(addDays(today(), 1));
  const found = Object.entries(rows).find(([, row]) => row.s === 'scheduled' && !row.movedTo && row.j);
  const [key = '', row] = found ?? [];
  const id = idOfRowKey(key);
  const { both, compare, close } = await openBoth(browser, { path: `/calendar?date=${date}` });
  const all = async (act: (page: Page) => Promise<unknown>) => {
    await Promise.all(both.map(act));
  };
  const shown = (page: Page) => page.locator(`#root [data-hearing-id="${id}"]`);
  await compare('on load');

  try {
    await patchPath(`${rowsPath(date)}/${key}`, { s: 'vacated', c: 'Quist Dairy LLC', l: 'Courtroom 77' });
    await all((page) => expect(shown(page)).toContainText('Quist Dairy LLC'));
    await compare('changed');
    await patchPath(`${rowsPath(date)}/${key}`, { c: 'Quist Farm LLC', z: null });
    await all((page) => expect(shown(page)).toContainText('Quist Farm LLC'));
    await compare('changed again');

    await all((page) => page.goto(`${page.url()}&judge=${row?.j}`));
    await all((page) => expect(shown(page)).toContainText('Quist Farm LLC'));
    await compare('filtered');
    await all((page) => page.getByRole('button', { name: /^Remove filter/ }).click());
    await compare('not filtered');

    await patchPath(rowsPath(date), { [key]: null });
    await all((page) => expect(shown(page).filter({ hasText: 'Quist Farm LLC' })).toHaveCount(0));
    await compare('removed');
  } finally {
    await patchPath(rowsPath(date), { [key]: row });
  }
  await all((page) => expect(shown(page)).toBeVisible());
  await all((page) => page.getByRole('link', { name: 'Next day' }).click());
  await compare('the next day');
  await all((page) => page.getByRole('link', { name: 'Week', exact: true }).click());
  await all((page) => expect(page.getByRole('columnheader').first()).toBeVisible());
  await compare('its week');
  await all((page) => page.goBack());
  await compare('back');
  await close();
});

test('a translated search and list update after typing, starring and removing', async ({ browser }) => {
  test.setTimeout(120_000);
  const { rows } = await courtDay(addDays(today(), 1));
  const [, row] = Object.entries(rows).find(([, each]) => each.g && each.s === 'scheduled') ?? [];
  const { both, compare, close } = await openBoth(browser, { path: '/search-attorney' });
  const all = async (act: (page: Page) => Promise<unknown>) => {
    await Promise.all(both.map(act));
  };
  const name = row?.g?.split(' ').at(-1) ?? '';
  const results = (page: Page) => page.locator('main li a[href*="-detail/"]');
  await all((page) => page.getByRole('searchbox').fill(name.slice(0, 3)));
  await all((page) => expect(results(page).first()).toBeVisible());
  await all((page) => page.getByRole('searchbox').fill(name));
  await all((page) => expect(results(page).first()).toBeVisible());
  await all((page) => page.waitForLoadState('networkidle'));
  await compare('found');
  await all((page) => results(page).first().click());
  await all((page) => expect(page.locator('h1')).toContainText(name, { ignoreCase: true }));
  await all((page) =>
    page
      .locator('[data-hearing-id]')
      .getByRole('button', { name: /^My list: / })
      .first()
      .click(),
  );
  await compare('starred');
  await all((page) => page.goto(`${testSite().desktop}/search-mylist`));
  const star = (page: Page) => page.getByRole('button', { name: /^Remove .* from my list$/ });
  await all((page) => expect(star(page)).toBeVisible());
  await all((page) => page.waitForLoadState('networkidle'));
  await compare('on the list');
  await all((page) => star(page).click());
  await compare('taken off');
  await close();
});
