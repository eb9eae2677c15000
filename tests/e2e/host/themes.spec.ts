import { THEMES } from '@court/domain';
import { expect, test } from '../calendar-page';
import { someOf } from '../some-of';
import { courtAddresses, meetingAddresses, openIn, putOn } from '../theme-page';
import { unreadable } from './rendered-colours';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

/** Elements of host and remote whose colors show the theme. */
const LOOKED_AT = ['html', 'header', '[class^=pill]', 'h1', 'fieldset label', 'main a', 'nav a'];

test('choosing a theme recolors host and remote within one frame', async ({ page }) => {
  await openIn(page, '/colortheme', 'default');
  const seen = await page.evaluate(async (selectors) => {
    const colours = () =>
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`there is no ${selector}`);
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      });
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    const before = colours();
    document.querySelector<HTMLInputElement>('input[value=highcontrast]')?.click();
    await frame();
    const after = colours();
    await frame();
    await frame();
    return { before, after, later: colours() };
  }, LOOKED_AT);
  for (const [at, selector] of LOOKED_AT.entries())
    expect(seen.after[at], selector).not.toBe(seen.before[at]);
  expect(seen.later).toEqual(seen.after);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', /^#ff(ff0)?0$/);
  await expect(page.getByRole('status').filter({ hasText: 'High contrast is on.' })).toHaveCount(1);
});

test('each theme is previewed in its own colors, on a page opened there and on one that comes from the settings', async ({
  page,
}) => {
  const colours = () =>
    page.locator('main [data-theme]').evaluateAll((previews) => {
      const of = (preview: Element) =>
        ['--primary', '--bar'].map((each) => getComputedStyle(preview).getPropertyValue(each)).join(' on ');
      return new Set(previews.map(of)).size;
    });
  await page.goto('/colortheme');
  await expect(page.locator('main [data-theme]').first()).toBeVisible();
  expect(await colours()).toBe(THEMES.length);
  // a page with a first paint has only the rules of the default theme
  await page.goto('/settings');
  await expect(page.locator('style[data-part]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Choose a color theme' }).click();
  await expect.poll(colours).toBe(THEMES.length);
});

test('the arrow keys choose, and the theme survives a restart on every page', async ({ page }) => {
  await page.goto('/colortheme');
  await page.getByRole('radio', { name: /^Standard/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'jungle');
  const { day } = await courtAddresses();
  for (const address of ['/colortheme', day]) {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'jungle');
  }
  await page.goto('/colortheme');
  await expect(page.getByRole('radio', { name: /^Jungle/ })).toBeChecked();
});

/**
 * Runs before any script of the page. Records the values of `data-theme` with their times, and the time of the first
 * paint.
 */
function watchStart(): void {
  const seen = { themes: [] as string[], at: 0, paint: 0 };
  Object.assign(globalThis, { __start: seen });
  new MutationObserver(() => {
    const theme = document.documentElement?.dataset.theme;
    if (!theme || theme === seen.themes.at(-1)) return;
    if (seen.themes.length === 0) seen.at = performance.now();
    seen.themes.push(theme);
  }).observe(document, { attributes: true, childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
}

test('in ten starts, twenty in the proof, across the ten themes the page is never painted in another', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { day } = await courtAddresses();
  await page.addInitScript(watchStart);
  await page.goto('/settings');
  for (const address of someOf(['/settings', day], 1))
    for (const theme of THEMES) {
      await page.evaluate((name) => localStorage.setItem('_colorTheme', name), theme);
      await page.goto(address);
      await expect(page.locator('h1')).toHaveCount(1);
      const start = () =>
        page.evaluate('__start') as Promise<{ themes: string[]; at: number; paint: number }>;
      await expect.poll(async () => (await start()).paint).toBeGreaterThan(0);
      const { themes, at, paint } = await start();
      expect(themes, `${address} in ${theme}`).toEqual([theme]);
      expect(at, `${address} in ${theme}`).toBeLessThan(paint);
    }
});

test('a page with only the default theme’s rules paints nothing before the rules of its own theme have loaded', async ({
  page,
}) => {
  const { day } = await courtAddresses();
  const asked: string[] = [];
  await page.route('**/assets/main.*.css', async (route) => {
    asked.push(route.request().url());
    await new Promise((later) => setTimeout(later, 700));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { __worn: seen });
    const look = () => {
      seen.add(getComputedStyle(document.documentElement).getPropertyValue('--primary'));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openIn(page, day, 'winter');
  await expect(page.locator('[data-area="mfe-calendar"] [data-hearing-id]').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  const worn = await page.evaluate('[...__worn].filter((primary) => primary !== "")');
  // its primary color in themes.json
  expect(worn).toEqual(['#2f5d7c']);
});

test('on two pages, all six in the proof, in every theme, every text, control and focus ring is visible', async ({
  page,
}) => {
  const { day, hearing } = await courtAddresses();
  const { day: meetings, meeting } = await meetingAddresses();
  for (const address of someOf([day, hearing, meetings, meeting, '/settings', '/colortheme'], 2)) {
    await openIn(page, address, 'default');
    for (const theme of THEMES) {
      await putOn(page, theme);
      expect(await unreadable(page), `${address} in ${theme}`).toEqual([]);
    }
  }
});
