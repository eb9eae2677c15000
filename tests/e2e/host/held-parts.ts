import type { Page } from '@playwright/test';

/** Request URLs of the files of each part of the composition. */
const PARTS = {
  host: /\/assets\/[^/]+\.js$/,
  remote: /\/mfe-[^/]+\/[^/]+\/(?!first-paint)[^/]+\.js$/,
  registry: /\/registry\.json$/,
} as const;

/** Blocks all files of `parts`. Call the returned function to unblock them. */
export async function block(
  page: Page,
  parts: readonly (keyof typeof PARTS)[],
): Promise<() => Promise<void>> {
  const urls = parts.map((part) => PARTS[part]);
  for (const url of urls) await page.route(url, (route) => route.abort());
  return async () => {
    for (const url of urls) await page.unroute(url);
  };
}

/** Delays the response for `url` until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

/** Delays the host's first script until the returned function is called. */
export const holdHost = (page: Page) => hold(page, '**/assets/main.*.js');
