import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What another theme alone can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page, each as its rule and the first element. `coloursOnly` leaves out
 * what has been looked at on the same page in another theme: a theme changes colors and nothing else.
 */
export async function axeFindings(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  // the page has no foreign frames: without the page of its own that axe opens for those, it takes half the time
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // WCAG 2.5.8, which axe leaves out unless it is asked
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (coloursOnly) axe.withRules(OF_COLOUR);
  const { violations } = await axe.analyze();
  return violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`);
}

/** px by which the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
