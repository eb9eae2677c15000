import type { Page } from '@playwright/test';

type WordBox = { words: string; left: number; top: number; right: number; bottom: number };

/** The positions of the visible texts and pins of the drawing, in px, in this browser's layout. */
export function mapWordBoxes(page: Page): Promise<WordBox[]> {
  return page.locator('svg[role="group"] text, svg[role="group"] [data-pin]').evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      // a number on a pin overlaps it by design
      const isOnPin = each.previousElementSibling?.tagName === 'circle';
      if (right === left || (each.tagName === 'text' && isOnPin)) return [];
      return [{ words: each.textContent || 'pin', left, top, right, bottom }];
    }),
  );
}

/** Pairs that overlap by more than one pixel, the rounding error of boxes. */
export function overlapping(boxes: readonly WordBox[]): string[] {
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.words} × ${other.words}`),
  );
}
