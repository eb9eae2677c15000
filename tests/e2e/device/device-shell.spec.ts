import type { Page } from '@playwright/test';
import { runOnFakeAndroid } from '../../fakes/android/fake-android';
import { alteredSite } from '../altered-site';
import { expect, test } from '../calendar-page';
import { aLaterHearing, publishLater } from '../later-hearings';
import { testSite } from '../site';

const SITE = 'https://calendar.example/tx';
const RECORD = '/hearing-detail/later-11';

test.use({ viewport: { width: 360, height: 740 } });

let app: string;
let site: Awaited<ReturnType<typeof alteredSite>>;

// the tests' site, with a court that has public pages
test.beforeAll(async () => {
  site = await alteredSite(testSite().device, (page) =>
    page.replace('"code":"txwb",', `"code":"txwb","site":"${SITE}",`),
  );
  app = site.origin;
});

test.afterAll(() => site.close());

/** Opens the app at `path` and chooses the court. */
async function openApp(page: Page, path: string): Promise<void> {
  await runOnFakeAndroid(page);
  await page.goto(app + path);
  await page.getByRole('button', { name: /Western District of Texas/ }).click();
  await expect(page).toHaveURL(app + path);
  // the shell of the apps loads after the page
  await expect.poll(() => page.evaluate(() => window.fakeAndroid.bars.StatusBar)).toBeTruthy();
}

const tell = (page: Page, event: string, data: Record<string, unknown>) =>
  page.evaluate(([name, given]) => window.fakeAndroid.notify('App', name, given), [event, data] as const);
const back = (page: Page) => tell(page, 'backButton', { canGoBack: true });
const minimized = (page: Page) => page.evaluate(() => window.fakeAndroid.minimized);

test('the back button closes a menu, then goes back, and leaves the app from the first screen', async ({
  page,
  complaints,
}) => {
  await openApp(page, '/calendar');
  await page.getByRole('link', { name: /^Search/ }).click();
  await expect(page).toHaveURL(/search/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await back(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/search/);
  await back(page);
  await expect(page).toHaveURL(/\/calendar/);
  expect(await minimized(page)).toBe(false);
  await back(page);
  await expect.poll(() => minimized(page)).toBe(true);
  await expect(page).toHaveURL(/\/calendar/);
  expect(complaints).toEqual([]);
});

test('a link of the court’s site opens its record, any other link opens nothing, and the app shares such a link', async ({
  page,
  complaints,
}) => {
  await publishLater([aLaterHearing('later-11')]);
  await openApp(page, '/calendar');
  for (const url of ['https://evil.example/settings', `${SITE}/registry.json`])
    await tell(page, 'appUrlOpen', { url });
  await expect(page).toHaveURL(/\/calendar/);
  expect(complaints.filter((each) => each.startsWith('The app does not open this link'))).toHaveLength(2);
  await tell(page, 'appUrlOpen', { url: SITE + RECORD });
  await expect(page).toHaveURL(app + RECORD);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = () => page.evaluate(() => window.fakeAndroid.shared);
  await expect.poll(shared).toEqual([expect.objectContaining({ url: SITE + RECORD })]);
  await back(page);
  await expect(page).toHaveURL(/\/calendar/);
  expect(complaints).toHaveLength(2);
});

test('the system’s bars follow the theme', async ({ page }) => {
  await openApp(page, '/settings');
  const bars = () => page.evaluate(() => window.fakeAndroid.bars);
  expect(await bars()).toEqual({ StatusBar: 'DARK', NavigationBar: 'LIGHT' });
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(bars).toEqual({ StatusBar: 'DARK', NavigationBar: 'DARK' });
});

/** Texts of the page within `insets` of the screen's edges, where a phone draws. Ignores rows that scroll sideways. */
const covered = (page: Page, insets: { top: number; bottom: number; left: number; right: number }) =>
  page.evaluate(({ top, bottom, left, right }) => {
    /** The visible part of a text, without clipped parts. Null for a text that only screen readers read. */
    const seen = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const edges = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      for (let parent = text.parentElement; parent; parent = parent.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(parent);
        if (clipPath !== 'none') return null;
        if (overflowX === 'visible' || parent === document.documentElement) continue;
        const around = parent.getBoundingClientRect();
        edges.left = Math.max(edges.left, around.left);
        edges.right = Math.min(edges.right, around.right);
      }
      const isThere = text.parentElement?.checkVisibility() && edges.right - edges.left > 1;
      return isThere && edges.bottom > 0 && edges.top < innerHeight ? edges : null;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.textContent?.trim() ? seen(text) : null;
      if (!box) continue;
      const isTab = text.parentElement?.closest('nav')?.matches('main *') === false;
      const beside = box.left < left || box.right > innerWidth - right;
      if (beside || box.top < top || (isTab && box.bottom > innerHeight - bottom))
        found.push(text.textContent ?? '');
    }
    return found;
  }, insets);

test('a phone’s notch and gesture bar cover no text, in portrait and landscape', async ({ page }) => {
  await openApp(page, '/calendar');
  await expect(page.locator('[data-area="mfe-calendar"] a').first()).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const notch = { top: 44, bottom: 34, left: 0, right: 0 };
  const aside = { top: 0, bottom: 21, left: 44, right: 44 };
  // without insets some texts are covered
  expect(await covered(page, notch)).not.toEqual([]);
  for (const [insets, width, height] of [
    [notch, 360, 740],
    [aside, 740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await expect.poll(() => covered(page, insets)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the keyboard leaves the search field visible, and hides the tabs meanwhile', async ({ page }) => {
  await openApp(page, '/search-attorney');
  const field = page.getByRole('main').getByRole('combobox').or(page.getByRole('searchbox')).first();
  const tabs = page.getByRole('link', { name: 'Calendar', exact: true });
  await expect(tabs).toBeVisible();
  // the height that Android leaves to the page
  await page.setViewportSize({ width: 360, height: 360 });
  await field.focus();
  await expect(tabs).not.toBeInViewport();
  await expect(field).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await field.blur();
  await expect(tabs).toBeInViewport();
});
