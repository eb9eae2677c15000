import type { Page } from '@playwright/test';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Durations in ms of the page's transition that is running after `act`. */
async function durationsAfter(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const seen = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const started = Date.now();
        const look = () => {
          const running = document
            .getAnimations()
            .filter((animation) =>
              (animation.effect as KeyframeEffect | null)?.pseudoElement?.endsWith('(page)'),
            );
          const lengths = running.map((animation) => Number(animation.effect?.getTiming().duration));
          if (lengths.length > 0 || Date.now() - started > 3000) resolve([...new Set(lengths)]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await act();
  return seen;
}

const toHome = (page: Page) => page.getByRole('link', { name: 'Go to the calendar' }).click();

for (const [name, agent, forward, back] of [
  ['Material', undefined, 280, 200],
  ['iOS', IPHONE, 540, 540],
] as const) {
  test.describe(`${name} style`, () => {
    if (agent) test.use({ userAgent: agent });
    test(`a page takes ${forward} ms forward and ${back} ms back`, async ({ page }) => {
      await page.goto(`${testSite().desktop}/nowhere`);
      expect(await durationsAfter(page, () => toHome(page))).toEqual([forward]);
      await expect(page).toHaveURL(/\/calendar$/);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await durationsAfter(page, () => page.goBack())).toEqual([back]);
    });
  });
}

const WAYS: [name: string, from: string, act: (page: Page) => Promise<unknown>, to: RegExp][] = [
  [
    'a link of the home page',
    '/home',
    (page) => page.locator('main a[href="/calendar"]').first().click(),
    /\/calendar$/,
  ],
  [
    'the bar',
    '/colortheme',
    (page) => page.getByRole('banner').getByRole('link', { name: 'Calendar' }).click(),
    /\/calendar$/,
  ],
  [
    'a link of a page',
    '/colortheme',
    (page) => page.getByRole('main').getByRole('link', { name: 'Settings' }).click(),
    /\/settings$/,
  ],
];

for (const [name, from, act, to] of WAYS)
  test(`the page turns from ${name}`, async ({ page }) => {
    await page.goto(testSite().desktop + from);
    await page.locator('#root h1').waitFor();
    expect(await durationsAfter(page, () => act(page))).toEqual([280]);
    await expect(page).toHaveURL(to);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the page turns from a tab', async ({ page }) => {
    await page.goto(`${testSite().desktop}/settings`);
    const tabs = page.getByRole('navigation', { name: 'Main areas' });
    expect(await durationsAfter(page, () => tabs.getByRole('link', { name: 'Calendar' }).click())).toEqual([
      280,
    ]);
    await expect(page).toHaveURL(/\/calendar$/);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves', async ({ page }) => {
    await page.goto(`${testSite().desktop}/nowhere`);
    expect(await durationsAfter(page, () => toHome(page))).toEqual([]);
  });
});

test('a further navigation during a transition is no error', async ({ page, complaints }) => {
  await page.goto(`${testSite().desktop}/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.waitForFunction(() => document.getAnimations().length > 0);
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(complaints).toEqual([]);
});
