import type { Page } from '@playwright/test';

/** Adds up the layout shifts of each page opened from here on, those of its very first paint among them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { __shifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on the page so far: a sum of layout shift scores, without a unit; 0.02 is the most that goes unseen. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate('__shifts.sum');
