import type { Page } from '@playwright/test';

/** Sums the layout shifts of each page that is opened from now on, including those of its first paint. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { __shifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of layout shift scores of the page so far (no unit). Up to 0.02 is invisible. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate('__shifts.sum');
