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

/** Texts of one hearing or meeting that stand over each other, at least 3 px wide and high. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 3;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // words for screen readers alone are 1 px large
      return width > LEAST && height > LEAST && getComputedStyle(element).visibility === 'visible';
    };
    /** The part of `rect` that the elements around it, up to the row, let be seen. */
    const clipped = (rect: DOMRect, around: Element | null, row: Element): DOMRect => {
      if (!around) return rect;
      const isClip = getComputedStyle(around).overflowX !== 'visible';
      const box = isClip ? around.getBoundingClientRect() : rect;
      const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)];
      const [right, bottom] = [Math.min(rect.right, box.right), Math.min(rect.bottom, box.bottom)];
      const seen = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      return around === row ? seen : clipped(seen, around.parentElement, row);
    };
    const textsIn = (row: Element) => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: { text: string; rects: DOMRect[] }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNode(node);
        const rects = [...range.getClientRects()].map((rect) => clipped(rect, node.parentElement, row));
        found.push({ text: node.textContent, rects });
      }
      return found;
    };
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) >= LEAST &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= LEAST;
    return [...document.querySelectorAll('main :is([data-hearing-id], [data-meeting-id])')].flatMap((row) => {
      const texts = textsIn(row);
      return texts.flatMap(({ text, rects }, at) =>
        texts
          .slice(at + 1)
          .filter((other) => rects.some((a) => other.rects.some((b) => meet(a, b))))
          .map((other) => `"${text.slice(0, 30)}" over "${other.text.slice(0, 30)}"`),
      );
    });
  });
}
