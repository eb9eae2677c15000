import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { THEMES } from '@court/domain';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type PageScreenshotOptions,
} from 'playwright';
import { commandLine, endWrongUse } from '../../court-data/command-line/command-line.mjs';
import { findBrowser, LAUNCH_ARGS } from '../browser/find-browser';
import prepareSite from '../e2e/prepare-site';
import { allScreens, chooseCourt, type Screen } from '../e2e/screens';
import { testSite } from '../e2e/site';
import { changedPictures, keepPicturesOfCommit } from './compare-pictures';
import { contactSheet, pictureOf } from './contact-sheet';
import command from './draw.command.json';
import { publishRealDockets } from './real-dockets';

const FOLDER = 'screenshots';
const SIZES: Record<number, { width: number; height: number }> = {
  360: { width: 360, height: 740 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
  1920: { width: 1920, height: 1080 },
};
/** The widths of a run without --width. */
const WIDTHS = [360, 768, 1280];
const DARK = 'dark';

const { positionals: names, values } = commandLine(command);
const widths = values.width ? [Number(values.width)] : WIDTHS;
const themes = values.theme ? [...THEMES, DARK].filter((theme) => theme === values.theme) : ['default', DARK];
if (widths.some((width) => !SIZES[width])) endWrongUse(command, `--width is one of ${Object.keys(SIZES)}`);
if (themes.length === 0) endWrongUse(command, `--theme is one of ${THEMES.join(', ')}, ${DARK}`);

/** Wait after a screen's rows, until its later parts are shown: filters, a result's next date. */
const REST_MS = 1_500;

/** Maximum height in px of a picture with --whole. */
const MAX_HEIGHT_PX = 4_000;

/** Scrolls a page to its end and back, so that all rows load, and renders the parts that a browser skips off screen. */
async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);
  });
  for (let top = 0, height = 1; top < Math.min(height, MAX_HEIGHT_PX); top += 300) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    height = await page.evaluate(
      () =>
        new Promise<number>((drawn) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => drawn(document.documentElement.scrollHeight)),
          ),
        ),
    );
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('[data-skeleton], main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

async function sizeOf(page: Page, path: string): Promise<PageScreenshotOptions> {
  if (!values.whole) return { path };
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { path, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) } };
}

async function draw(context: BrowserContext, screen: Screen, file: string): Promise<void> {
  const page = await context.newPage();
  const site = testSite();
  await screen.prepare?.(page);
  await page.goto(`${screen.build === 'device' ? site.device : site.desktop}${screen.path}`);
  await page.locator('h1, [data-display]').first().waitFor({ state: 'attached', timeout: 20_000 });
  await page
    .locator('[data-skeleton], main [aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 });
  await page.waitForTimeout(REST_MS);
  mkdirSync(dirname(file), { recursive: true });
  if (values.whole) await drawWhole(page);
  await screen.open?.(page);
  // discards one picture: the first one of a phone's page sometimes repeats the page's top from 653 px on, the height
  // of Chromium's window
  await page.screenshot();
  await page.screenshot(await sizeOf(page, file));
  await page.close();
}

/** Stars the first hearings of a day, and a meeting, so that the reader's lists are not empty. */
async function star(context: BrowserContext, screens: readonly Screen[]): Promise<void> {
  for (const [name, count] of [
    ['day-quiet', 3],
    ['meetings', 1],
  ] as const) {
    const screen = screens.find(({ file }) => file === name);
    if (!screen) continue;
    const page = await context.newPage();
    await page.goto(`${testSite().desktop}${screen.path}`);
    const stars = page.locator('li button[aria-pressed="false"]');
    await stars.first().waitFor({ timeout: 20_000 });
    for (let n = 0; n < count; n++) await stars.first().click();
    await page.waitForTimeout(REST_MS);
    await page.close();
  }
}

/** The pictures of the README and docs, by width. */
const PICTURES: Record<number, string[]> = {
  1280: ['day', 'week', 'month', 'meetings'],
  360: ['day', 'hearing-video', 'search-attorney', 'my-list'],
};

/** `theme`: a theme's name, or `dark` for the dark version of the default theme. */
type Look = { theme: string; width: number };

/** The last commit, or null if files differ from it. */
function commitOfFiles(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
}

/** Takes screenshots of `screens` in one look. Returns a line for each failure. */
async function drawAll(
  browser: Browser,
  { theme, width }: Look,
  screens: readonly Screen[],
  { all, scale, fileOf }: { all: readonly Screen[]; scale: number; fileOf: (screen: Screen) => string },
): Promise<string[]> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: SIZES[width] ?? null,
    deviceScaleFactor: scale,
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    colorScheme: theme === DARK ? 'dark' : 'light',
    // the worker would answer with the unaltered page
    serviceWorkers: 'block',
    // an altered page has no address that Chromium lets access this machine's database
    permissions: ['local-network-access'],
    ...(isPhone && { hasTouch: true, isMobile: true }),
  });
  await context.addInitScript(
    (name) => localStorage.setItem('_colorTheme', name),
    theme === DARK ? 'default' : theme,
  );
  await star(context, all);
  await chooseCourt(context);
  const failed: string[] = [];
  const queue = [...screens];
  const work = async () => {
    for (let screen = queue.shift(); screen; screen = queue.shift()) {
      const file = fileOf(screen);
      await draw(context, screen, file).catch((error) => failed.push(`${file}: ${error.message}`));
    }
  };
  await Promise.all(cpus().map(work));
  await context.close();
  console.log(`${theme}, ${width} px: ${screens.length} screens`);
  return failed;
}

const executablePath = await findBrowser((said) => console.log(said));
const end = await prepareSite();
const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
const failed: string[] = [];
try {
  const longest = values.real ? await publishRealDockets() : [];
  const all = [...(await allScreens()), ...longest];
  if (values.pictures) {
    for (const [width, files] of Object.entries(PICTURES)) {
      const fileOf = ({ file }: Screen) => `docs/pictures/${file}-${width}.png`;
      const screens = all.filter(({ file }) => files.includes(file));
      const look: Look = { theme: 'default', width: Number(width) };
      failed.push(...(await drawAll(browser, look, screens, { all, scale: 0.5, fileOf })));
    }
  } else {
    const screens = all.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));
    if (screens.length === 0) endWrongUse(command, `no screen is called ${names.join(', ')}`);
    keepPicturesOfCommit(FOLDER, commitOfFiles());
    const looks: Look[] = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));
    for (const look of looks) {
      const fileOf = (screen: Screen) => join(FOLDER, pictureOf(screen, look));
      failed.push(...(await drawAll(browser, look, screens, { all, scale: 1, fileOf })));
    }
    const pictures = looks.flatMap((look) => screens.map((screen) => pictureOf(screen, look)));
    const changed = changedPictures(FOLDER, pictures);
    const sheet = join(FOLDER, 'index.html');
    writeFileSync(sheet, contactSheet(screens, looks, changed ?? []));
    if (!changed)
      console.log('There are no pictures of an earlier commit. The next run compares with these.');
    else console.log(`${changed.length} of ${pictures.length} pictures differ from the last commit’s.`);
    console.log(`Open ${sheet}`);
  }
  for (const line of failed) console.log(`FAILED ${line}`);
  console.log(failed.length === 0 ? 'All are drawn.' : `${failed.length} are not drawn.`);
} finally {
  await browser.close();
  await end();
}
process.exitCode = failed.length > 0 ? 1 : 0;
