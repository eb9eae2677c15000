import type { Page } from '@playwright/test';
import { expect } from '../calendar-page';

/** Waits until the page's device has a complete set of the site. Returns its time. */
export async function wholeSet(page: Page, after = 0, timeout = 45_000): Promise<number> {
  const read = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('court-set '));
      const marks = await Promise.all(
        names.map(async (name) => await (await (await caches.open(name)).match('/.set'))?.json()),
      );
      return Math.max(0, ...marks.map((mark) => mark?.generatedAt ?? 0));
    });
  await expect.poll(read, { timeout }).toBeGreaterThan(after);
  return await read();
}
