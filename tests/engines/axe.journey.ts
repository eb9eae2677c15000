import { THEMES } from '@court/domain';
import { ADDRESSES } from '../e2e/addresses';
import { axeFindings } from '../e2e/axe-findings';
import { courtAddresses, meetingAddresses } from '../e2e/theme-page';
import { expect, test } from './journey';
import type { Tab } from './tab';

const WIDTHS = [360, 1280];
/** Pages of the sample court, whose addresses are read when the test runs. */
const PAGES = ['day', 'day&view=week', 'day&view=month', 'hearing', 'meetings', 'meeting', ...ADDRESSES];
const DRESSED = THEMES.flatMap((theme) => ['light', 'dark'].map((dressing) => ({ theme, dressing })));
/** Themes a page is drawn in. Each theme is on many pages. Chromium checks all of them on every page. */
const THEMES_A_PAGE = 4;

const settled = (tab: Tab) =>
  tab.until('the app with one heading, and nothing that loads', () =>
    tab.run(
      () =>
        document.querySelectorAll('#root:has(main) h1').length === 1 &&
        !document.querySelector('[data-first-paint], [data-skeleton], main [aria-busy=true]'),
    ),
  );

PAGES.forEach((page, at) => {
  test(`${page} has no axe finding on phone and desktop, in ${THEMES_A_PAGE} themes`, async ({ tab }) => {
    test.setTimeout(180_000);
    const { day, hearing } = await courtAddresses();
    const { day: meetings, meeting } = await meetingAddresses();
    const [word = '', ...view] = page.split('&');
    const known: Record<string, string> = { day, hearing, meetings, meeting };
    for (const width of WIDTHS) {
      await tab.viewport(width, 800);
      await tab.open([known[word] ?? word, ...view].join('&'));
      await settled(tab);
      expect(await axeFindings(tab), `${width} px`).toEqual([]);
    }
    for (let n = 0; n < THEMES_A_PAGE; n += 1) {
      const { theme = '', dressing = '' } = DRESSED[(at * THEMES_A_PAGE + n) % DRESSED.length] ?? {};
      await tab.run(
        (theme, dressing) => void Object.assign(document.documentElement.dataset, { theme, dressing }),
        theme,
        dressing,
      );
      expect(await axeFindings(tab, { coloursOnly: true }), `${theme}, ${dressing}`).toEqual([]);
    }
  });
});
