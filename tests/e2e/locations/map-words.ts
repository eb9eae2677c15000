import type { Page } from '@playwright/test';

type WordBox = { words: string; left: number; top: number; right: number; bottom: number };

/** Where the words and pins that are to be seen on the drawing stand, in px, as this browser lays them out. */
export function mapWordBoxes(page: Page): Promise<WordBox[]> {
  return page
    .locator('svg[role="group"] text, svg[role="group"] a circle:nth-of-type(2)')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        // a number stands on its pin
        const isOnPin = each.previousElementSibling?.tagName === 'circle';
        if (right === left || (each.tagName === 'text' && isOnPin)) return [];
        return [{ words: each.textContent || 'pin', left, top, right, bottom }];
      }),
    );
}

/** Pairs that lie on one another by more than the pixel that boxes are rounded by. */
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
