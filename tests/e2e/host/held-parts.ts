import type { Page } from '@playwright/test';

/** Files of each part of the composition, as requests name them. */
const PARTS = {
  host: /\/assets\/[^/]+\.js$/,
  remote: /\/mfe-[^/]+\/[^/]+\/(?!first-paint)[^/]+\.js$/,
  registry: /\/registry\.json$/,
} as const;

/** Lets no file of `parts` come; what it returns lets them come again. */
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

/** Holds back what `url` asks for; what it returns lets it go. */
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

/** Holds the host's first script back; what it returns lets it go. */
export const holdHost = (page: Page) => hold(page, '**/assets/main.*.js');
