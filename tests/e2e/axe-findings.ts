import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** A page of any engine. */
type Evaluates = { evaluate(expression: string): Promise<unknown> };

/** The rules whose result can differ between themes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** WCAG 2.5.8, which axe does not check by default. */
const TARGET_SIZE = 'target-size';

/** Runs in the page, after axe's source. */
async function findInPage(options: axe.RunOptions, targetSize: string): Promise<string[]> {
  // a block off the screen has estimated places until it is laid out
  const blocks = [...document.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  for (const { style } of blocks) style.contentVisibility = 'visible';
  /** Whether a bar that stays in place covers a part of the control until the page is scrolled. */
  const isPartlyCovered = ({ any }: axe.NodeResult): boolean => {
    const covered = any.find(
      ({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured',
    );
    const covers = covered?.relatedNodes?.map((node) => String(node.target[0])) ?? [];
    const isBar = (selector: string) => {
      let at = document.querySelector(selector);
      while (at && !/sticky|fixed/.test(getComputedStyle(at).position)) at = at.parentElement;
      return at !== null;
    };
    return covers.length > 0 && covers.every(isBar);
  };
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(options);
  for (const { style } of blocks) style.contentVisibility = '';
  return violations.flatMap(({ id, nodes }) => {
    const node = nodes.find((each) => id !== targetSize || !isPartlyCovered(each));
    return node ? [`${id}: ${node.html}`] : [];
  });
}

/**
 * Axe's findings on the page, each as its rule and the first element. `coloursOnly` checks only colors, for a page
 * that has been checked in another theme.
 */
export async function axeFindings(page: Evaluates, { coloursOnly = false } = {}): Promise<string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(coloursOnly ? { runOnly: OF_COLOUR } : { rules: { [TARGET_SIZE]: { enabled: true } } }),
  };
  const given = JSON.stringify([options, TARGET_SIZE]);
  return (await page.evaluate(
    `(async () => { ${axe.source}; return (${findInPage})(...${given}); })()`,
  )) as string[];
}

/** px by which the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Texts of one hearing or meeting that overlap by at least 3 px in width and height. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_PX = 3;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // texts for screen readers only are 1 px large
      return width > MIN_PX && height > MIN_PX && getComputedStyle(element).visibility === 'visible';
    };
    /** The part of `rect` that is visible within its ancestors, up to the row. */
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
      Math.min(a.right, b.right) - Math.max(a.left, b.left) >= MIN_PX &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= MIN_PX;
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
