import { type Browser, expect, type Page, test } from '@playwright/test';
import { courtDay, today } from '../court-days';
import { testSite } from '../site';
import { type FaultyServer, serveFaulty } from './faulty-server';
import { FILE_FAULTS } from './spoilt-files';

/** A docket and a page without a first paint. Together they load every kind of file. */
const pages = async () => [`/calendar?date=${(await courtDay(today(), 1)).date}`, '/colortheme'];

/** Files by their names, and the sentence that names the missing part. The last entry is for files with a number for a name. */
const SENTENCES: readonly [file: RegExp, says: RegExp][] = [
  [/\/(main|libraries)\.[^/]*\.js$/, /The rest of this page did not load\.|This page did not load\./],
  [/\/main\.[^/]*\.css$/, /could not load part of its look\./],
  [/\/bars\./, /could not load [^.]*the search field/],
  [/\/recovery\./, /could not load notifications of changes\./],
  [/\/device-store\./, /could not load your settings and lists\./],
  [/\/lists\./, /could not load your lists\./],
  [/\/memory\./, /could not load the copy for use without a network\./],
  [/\/mfe-calendar\/.*\/(more|split)\./, /Filters and some other controls could not be loaded\./],
  [/\/remote(Entry)?\./, /did not arrive\.|was changed on its way to you/],
  [/./, /could not load |could not be loaded|did not load|did not arrive|was changed on its way to you/],
];

/** Files that a page does without: it carries its releases, and the app does the work of the theme's script. */
const REPLACED = /\/registry\.json$|\/theme\./;

/** Words of an error that nobody caught, or that blame a part that never ran. */
const RAW = /stopped with an error|TypeError|ReferenceError|SyntaxError|ChunkLoadError|\[object /;

/** ms that a page has to say which part is missing. A page without a script of the app says so after 8 s. */
const TIMEOUT_MS = 20_000;

/** Reads the visible state of the page. */
const LOOK = `(() => {
  const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  return {
    text: document.body?.innerText ?? '',
    rows: seen('[data-hearing-id]').length,
    headings: seen('h1').length,
    retries: seen('button, a').filter((each) => /^(Try again|Reload the page)$/.test(each.textContent.trim())).length,
    links: seen('nav a[href]').length,
    theme: document.documentElement.dataset.theme ?? '',
    isAltered: '__ranAltered' in globalThis || getComputedStyle(document.body ?? document.documentElement).outlineWidth === '7px',
  };
})()`;

type Look = {
  text: string;
  rows: number;
  headings: number;
  retries: number;
  links: number;
  theme: string;
  isAltered: boolean;
};

// null during a page load
const lookAt = (page: Page) => page.evaluate<Look>(LOOK).catch(() => null);

/** The paths that the page at `path` requests from the site, besides its own. */
async function filesOf(browser: Browser, server: FaultyServer, path: string): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === server.url && request.resourceType() !== 'document') asked.add(pathname);
  });
  const page = await context.newPage();
  await page.goto(server.url + path);
  await page.locator('#root h1').first().waitFor();
  // a key press makes the page request the sheet of all themes
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await context.close();
  return [...asked];
}

/** The fault of the page at `path` while `file` is corrupted, or null. */
function wrongWith(seen: Look | null, path: string, file: string): string | null {
  if (!seen) return 'is blank';
  const { text, rows, headings, retries, links, theme, isAltered } = seen;
  const raw = RAW.exec(text);
  if (raw) return `says “${raw[0]}”`;
  if (isAltered) return 'ran an altered file';
  if (headings === 0) return 'has no heading';
  if (path.startsWith('/calendar') && rows === 0) return 'shows no row of the docket';
  const isStatic = /This page did not load\.\s+Reload the page/.test(text);
  if (links === 0 && !isStatic) return 'has no menu';
  if (REPLACED.test(file)) return theme ? null : 'has no theme';
  const [, says] = SENTENCES.find(([name]) => name.test(file)) ?? [];
  if (!says?.test(text)) return `does not say ${says}`;
  return retries > 0 ? null : 'offers no other try';
}

test.describe.configure({ mode: 'parallel' });

for (const fault of FILE_FAULTS)
  test(`each file of a first screen ${fault}: the page is readable and names the missing part`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const server = await serveFaulty(testSite().folder);
    const wrong: string[] = [];
    const walked = new Set<string>();
    try {
      for (const path of await pages())
        for (const file of await filesOf(browser, server, path)) {
          // tests the app's scripts on both pages, because only a docket is readable without it
          if (walked.has(file) && !/\/(main|libraries)\./.test(file)) continue;
          walked.add(file);
          server.spoil(fault, new RegExp(`^${file.replaceAll('.', '\\.')}$`));
          const context = await browser.newContext({ serviceWorkers: 'block' });
          const page = await context.newPage();
          await page.goto(server.url + path, { waitUntil: 'commit' });
          await page.keyboard.press('Shift').catch(() => undefined);
          let problem: string | null = 'is blank';
          const look = async () => (problem = wrongWith(await lookAt(page), path, file));
          await expect
            .poll(look, { timeout: TIMEOUT_MS })
            .toBeNull()
            .catch(() => undefined);
          await context.close();
          server.spoil(null);
          if (problem) wrong.push(`${file} on ${path}: ${problem}`);
        }
    } finally {
      await server.close();
    }
    expect(walked.size).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });
