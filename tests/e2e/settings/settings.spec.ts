import type { SignedRegistry } from '@court/contract';
import { addDays, THEMES, type ThemeName } from '@court/domain';
import type { Page } from '@playwright/test';
import { axeFindings, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { courtDay, today } from '../court-days';
import { someOf } from '../some-of';
import { openIn, putOn } from '../theme-page';

test.afterEach(({ complaints }) => {
  expect(complaints).toEqual([]);
});

/** All findings in the theme of the page's start. In another theme, only the color rules can differ. */
async function findings(page: Page, theme: ThemeName): Promise<string[]> {
  await putOn(page, theme);
  return await axeFindings(page, { coloursOnly: theme !== 'default' });
}

for (const width of someOf([360, 1280], 1))
  test(`settings and themes have no axe finding in the tested themes at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/settings', '/colortheme']) {
      await openIn(page, address, 'default');
      for (const theme of someOf(THEMES, 2)) {
        expect(await findings(page, theme), `${address} in ${theme}`).toEqual([]);
      }
    }
  });

test('settings and themes fit 320 px, which is 1280 px at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/settings', '/colortheme']) {
    await openIn(page, address, 'default');
    expect(await sidewaysScroll(page), address).toBeLessThanOrEqual(0);
  }
});

test('every control of the settings is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of ['/settings', '/colortheme']) {
    await openIn(page, address, 'default');
    // the app has replaced the first paint
    await expect(page.locator('#root [data-area]')).toBeVisible();
    const targets = page.locator('#root main').locator('button, select, label:has(input), a');
    expect(await targets.count()).toBeGreaterThan(5);
    // reads all at once, because the page may remove a notice meanwhile
    const heights = await targets.evaluateAll((all) =>
      all.map((each) => [each.textContent ?? '', each.getBoundingClientRect().height] as const),
    );
    for (const [text, height] of heights) expect(height, text).toBeGreaterThanOrEqual(43.5);
  }
});

test('a choice in the settings shows on the calendar without a reload', async ({ page }) => {
  const { date, rows: stored } = await courtDay(addDays(today(), 1));
  const sitting = Object.values(stored).find(({ j }) => j)?.j ?? '';
  await openIn(page, `/calendar?date=${date}`, 'default');
  const rows = page.locator('[data-hearing-id]');
  const height = async () => (await rows.first().boundingBox())?.height ?? 0;
  const close = await height();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: /room to write/ }).check();
  const judge = page.getByRole('combobox', { name: 'Remember my judge' });
  await expect(judge.locator('option')).not.toHaveCount(1);
  await judge.selectOption(sitting);
  const name = (await judge.locator('option:checked').textContent()) ?? '';
  await page.goBack();
  await expect(page.getByRole('button', { name: `Remove filter Judge: ${name}` })).toBeVisible();
  expect(await height()).toBeGreaterThan(close + 40);
});

test('the settings list the running releases of the registry', async ({ page }) => {
  await openIn(page, '/settings', 'default');
  const { payload } = (await (await page.request.get('/registry.json')).json()) as SignedRegistry;
  const registry = JSON.parse(payload) as {
    areas: Record<string, { current: { version: string } }>;
  };
  const about = (area: string) => page.locator(`[data-about="${area}"]`);
  await expect(about('mfe-settings')).toHaveAttribute('data-state', 'running');
  await expect(about('mfe-calendar')).toHaveAttribute('data-state', 'not-loaded');
  for (const area of ['mfe-settings', 'mfe-calendar'])
    await expect(about(area)).toContainText(registry.areas[area]?.current.version ?? 'no release');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
  await page.goBack();
  await expect(about('mfe-calendar')).toHaveAttribute('data-state', 'running');
});
