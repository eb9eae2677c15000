import { THEMES } from '@court/domain';
import type { Page } from '@playwright/test';
import { ADDRESSES } from '../addresses';
import { axeFindings, overlappingTexts, sidewaysScroll } from '../axe-findings';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';
import { someOf } from '../some-of';
import { courtAddresses, meetingAddresses, putOn } from '../theme-page';

const WIDTHS = [320, 768, 1280, 1920];
/** Pages of the sample court. The test replaces `day`, `hearing`, `meetings` and `meeting` by addresses. */
const PAGES = [
  'day',
  'day&view=week',
  'day&view=month',
  'day&display=board',
  'hearing',
  'meetings',
  'meetings&view=week',
  'meeting',
  ...ADDRESSES,
];
const BUILDS = ['desktop', 'device'] as const;

/** The address of a name in PAGES. */
async function addressOf(name: string): Promise<string> {
  const { day, hearing } = await courtAddresses();
  const { day: meetings, meeting } = await meetingAddresses();
  const [word = '', ...rest] = name.split('&');
  const known: Record<string, string> = { day, hearing, meetings, meeting };
  return [known[word] ?? word, ...rest].join('&');
}

async function open(page: Page, build: (typeof BUILDS)[number], name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(testSite()[build] + (await addressOf(name)));
  // the hidden heading of the start is an h1 too
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });

const CASES = BUILDS.flatMap((build) => PAGES.map((name) => ({ build, name })));

// a sample of the addresses; npm run proof checks all of them at every width, and in every theme, light and dark
for (const { build, name } of someOf(CASES, 6))
  test(`${build} ${name} has no axe finding at any width, in any theme`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const width of someOf(WIDTHS, 2)) {
      await open(page, build, name, width);
      expect(await axeFindings(page), `${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await overlappingTexts(page), `${width} px`).toEqual([]);
    }
    // colors depend on neither build nor width
    if (build !== 'desktop') return;
    for (const theme of someOf(THEMES, 2))
      for (const dressing of ['light', 'dark']) {
        await putOn(page, theme);
        await page.evaluate((worn) => {
          document.documentElement.dataset.dressing = worn;
        }, dressing);
        expect(await axeFindings(page, { coloursOnly: true }), `${theme}, ${dressing}`).toEqual([]);
      }
  });
