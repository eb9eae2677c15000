import type { Browser } from 'playwright';

/** A text that occurs once in the code of each shared package, and in no other package. */
const MARKS: Record<string, string> = {
  react: '__COMPILER_RUNTIME',
  'react-dom': '__reactFiber$',
  'react-router': 'useLocation() may be used only',
  scheduler: 'unstable_scheduleCallback=',
  jotai: '[Bug] atom state is not initialized',
  '@module-federation/runtime-core': 'beforeBridgeRender',
  firebase: 'FIREBASE FATAL ERROR',
  '@court/contract': '"court-lists"',
};

export type Copies = Record<string, number>;

/**
 * Opens each of `addresses` in one browser profile and counts the copies of each shared package in all downloaded
 * scripts.
 */
export async function countCopies(browser: Browser, addresses: readonly string[]): Promise<Copies> {
  const context = await browser.newContext();
  const scripts = new Map<string, Promise<string>>();
  for (const address of addresses) {
    const page = await context.newPage();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(
          response.url(),
          response.text().catch(() => ''),
        );
    });
    await page.goto(address);
    // the live connection is the last request
    await page.waitForLoadState('networkidle');
    // a search page's heading is visible only to screen readers
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await Promise.all(scripts.values());
    await page.close();
  }
  const code = (await Promise.all(scripts.values())).join('\n');
  await context.close();
  return Object.fromEntries(Object.entries(MARKS).map(([name, mark]) => [name, code.split(mark).length - 1]));
}
