import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Screen } from '../screens';
import type { FaultyServer, ServerFault } from './faulty-server';

/** The faults of a file. Each test applies one. */
export const FILE_FAULTS: readonly ServerFault[] = ['blocked', 'cut', 'emptied', 'added'];

/** Maximum ms until the page says which part is missing. If its main script is missing, the page says so after 8 s. */
const TIMEOUT_MS = 20_000;

const SAID =
  /could not be loaded|could not load|the newer version did not start|did not load|did not arrive|was changed on its way to you|took too long|stopped with an error/;

/** The file that sets the theme before the page is drawn. Without it, the app sets the theme, so nothing is missing. */
const REPLACED = /\/assets\/theme\./;

/** Addresses of dockets. Their rows must be readable whichever file is missing. */
const DOCKET = /^\/(calendar|hearing|s341-hearing)(\?|$)/;

/** Collects the visible contents of the page: text, headings, docket rows, retry buttons and links of the menu. */
const LOOK = `(() => {
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  return {
    text: document.body?.innerText ?? '',
    headings: document.querySelectorAll('h1').length,
    rows: seen('[data-hearing-id], [data-meeting-id]').length,
    retries: seen('button, a').filter((each) => /^(Try again|Reload the page|Try the newer version|Explain)$/.test(each.textContent.trim())).length,
    links: seen('nav a[href]').map((each) => each.href),
    busy: document.querySelector('main [aria-busy="true"], main [data-skeleton]') !== null,
  };
})()`;

type Look = { text: string; headings: number; rows: number; retries: number; links: string[]; busy: boolean };

const lookAt = (page: Page) => page.evaluate<Look>(LOOK);

/** Opens a screen in a new page. Does not wait until it has loaded. */
async function open(context: BrowserContext, server: FaultyServer, screen: Screen): Promise<Page> {
  const page = await context.newPage();
  await screen.prepare?.(page);
  await page.goto(server.url + screen.path, { waitUntil: 'commit' });
  return page;
}

/** A file, a screen that requests it, and whether that screen shows docket rows. */
export type FileUse = { file: string; screen: Screen; hasRows: boolean };

/** For each versioned file of the site, the first of `screens` that requests it. Prefers a docket. */
export async function fileUses(browser: Browser, server: FaultyServer, screens: readonly Screen[]) {
  const uses = new Map<string, FileUse>();
  for (const screen of screens) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const asked = new Set<string>();
    context.on('request', (request) => void asked.add(new URL(request.url()).pathname));
    const page = await open(context, server, screen);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    // does not fail if this court does not offer the panel: the spec lists the files that no screen requested
    page.setDefaultTimeout(5_000);
    await screen.open?.(page).catch(() => undefined);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const hasRows = DOCKET.test(screen.path) && (await lookAt(page)).rows > 0;
    await context.close();
    for (const file of asked) {
      if (!/^\/(assets|mfe-[^/]+)\/.*\.(js|css)$/.test(file)) continue;
      const known = uses.get(file);
      if (!known || (hasRows && !known.hasRows && !screen.open)) uses.set(file, { file, screen, hasRows });
    }
  }
  return uses;
}

/** The problems of the page while its file has the fault. Empty if the page behaves as it must. */
export async function problemsOf(
  browser: Browser,
  server: FaultyServer,
  { file, screen, hasRows }: FileUse,
  fault: ServerFault,
): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    server.spoil(fault, new RegExp(`^${file.replaceAll('.', '\\.')}$`));
    const page = await open(context, server, screen);
    const look = async () => await lookAt(page).catch(() => null);
    const isSaid = (seen: Look | null) => seen !== null && SAID.test(seen.text) && seen.retries > 0;
    const deadline = Date.now() + TIMEOUT_MS;
    let opened = false;
    let seen = await look();
    while (Date.now() < deadline && !isSaid(seen)) {
      if (screen.open && !opened && seen && seen.headings > 0 && !seen.busy) {
        opened = true;
        await screen.open(page).catch(() => {});
      }
      await page.waitForTimeout(200);
      seen = await look();
    }
    if (!isSaid(seen) && !REPLACED.test(file)) problems.push('does not name the missing part with a retry');
    if (!seen || (seen.headings === 0 && !/This page did not load\.\s+Reload the page/.test(seen.text)))
      problems.push('has no heading');
    if (hasRows && seen?.rows === 0) problems.push('shows no row of the docket');
    if (await page.evaluate('globalThis.__ranAltered')) problems.push('ran altered code');
    if ((await page.evaluate('getComputedStyle(document.body).outlineWidth')) === '7px')
      problems.push('applies an altered sheet');
    if (!(await menuLeadsOn(page))) problems.push('has a menu that leads nowhere');
    else await page.goBack({ waitUntil: 'commit' });
    server.spoil(null);
    await page.waitForTimeout(300);
    const retry = page
      .locator('button, a')
      .filter({ hasText: /^(Try again|Reload the page|Try the newer version|Explain)$/, visible: true });
    const isMended = (now: Look | null) => now !== null && !isSaid(now) && (!hasRows || now.rows > 0);
    const deadlineOfRetry = Date.now() + TIMEOUT_MS;
    // a reloaded page shows no error at first, so it must be free of errors twice in a row
    let calm = 0;
    while (Date.now() < deadlineOfRetry && calm < 2) {
      await page.waitForTimeout(1_000);
      calm = isMended(await look()) ? calm + 1 : 0;
      if (calm === 0)
        await retry
          .first()
          .click({ timeout: 1_000 })
          .catch(() => {});
    }
    if (calm < 2) problems.push('is not mended by another try');
  } finally {
    server.spoil(null);
    await context.close();
  }
  return problems;
}

/** Whether a link of the menu opens another screen. */
async function menuLeadsOn(page: Page): Promise<boolean> {
  const here = new URL(page.url()).pathname;
  const { links } = await lookAt(page);
  const other = links.map((link) => new URL(link)).find(({ pathname }) => pathname !== here);
  if (!other) return false;
  const link = page.locator(`nav a[href="${other.pathname}"]`).filter({ visible: true }).first();
  await link.click({ timeout: 5_000 }).catch(() => {});
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const seen = await lookAt(page).catch(() => null);
    if (new URL(page.url()).pathname === other.pathname && seen && seen.headings > 0 && !seen.busy)
      return true;
    await page.waitForTimeout(200);
  }
  return false;
}
