import { test as base, expect, type Page } from '@playwright/test';
import { testSite } from './site';

/** Playwright's message for the service worker that playwright.config.ts blocks. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** A page of the tests' site that fails its test when the browser reports an error or a policy violation. */
export const test = base.extend<{ complaints: string[]; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern to learn what a fixture needs
  baseURL: async ({}, use) => use(testSite().desktop),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && message.text() !== NO_WORKER) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.stack || `${error.name}: ${error.message}`));
      await use(complaints);
    },
    { auto: true },
  ],
});

export { expect };

/** Picks the date in the month of the picker that has it. */
export async function pickDate(page: Page, date: string): Promise<void> {
  await page.locator('#root h1 button').click();
  const sheet = page.getByRole('dialog');
  const shown = async () =>
    (await sheet.locator('[tabindex="0"][data-date]').getAttribute('data-date')) ?? '';
  for (
    let month = (await shown()).slice(0, 7);
    month !== date.slice(0, 7);
    month = (await shown()).slice(0, 7)
  )
    await sheet.getByRole('button', { name: month < date ? 'Next month' : 'Previous month' }).click();
  await sheet.locator(`[data-date="${date}"]`).click();
}
