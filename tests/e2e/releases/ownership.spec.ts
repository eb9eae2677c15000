import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@court/domain';
import type { Page } from '@playwright/test';
import { filesBelow } from '../../../tools/release/build/content-hash';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { expect, test } from '../calendar-page';
import { copyOfSite, type SiteCopy } from './other-release';
import { copySources, type SourceCopy } from './source-copy';

/** A visible change of an area: its file, its page, and the old and new text. */
type Change = { area: Area; file: string; was: string; is: string; path: string };

/** Texts of the area itself, and texts of a kit that another area also shows. */
const CHANGES: readonly Change[] = [
  {
    area: 'mfe-calendar',
    file: 'mfe-calendar/src/messages/en-US.json',
    was: '"day.title": "{date} · Hearings"',
    is: '"day.title": "{date} · CALENDAR-TEAM"',
    path: '/calendar',
  },
  {
    area: 'mfe-search',
    file: 'mfe-search/kits/search/messages/en-US.json',
    was: '"title.hearings.attorney": "Find an attorney"',
    is: '"title.hearings.attorney": "SEARCH-TEAM"',
    path: '/search-attorney?in=attorney',
  },
  {
    area: 'mfe-s341',
    file: 'mfe-search/kits/search/messages/en-US.json',
    was: '"title.meetings.attorney": "Find an attorney’s 341 meetings"',
    is: '"title.meetings.attorney": "S341-TEAM"',
    path: '/s341-attorney?in=attorney',
  },
  {
    area: 'mfe-locations',
    file: 'mfe-locations/src/messages/en-US.json',
    was: '"title": "Offices and courtrooms"',
    is: '"title": "LOCATIONS-TEAM"',
    path: '/locations',
  },
  {
    area: 'mfe-settings',
    file: 'mfe-settings/src/messages/en-US.json',
    was: '"settings.title": "Settings"',
    is: '"settings.title": "SETTINGS-TEAM"',
    path: '/settings',
  },
];

let site: SiteCopy;
let sources: SourceCopy;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await copyOfSite();
  sources = copySources();
  for (const { file, was, is } of CHANGES) {
    const path = join(sources.folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(was)) throw new Error(`${file} no longer says ${was}`);
    writeFileSync(
      path,
      text.replace(was, () => is),
    );
  }
});
test.afterAll(async () => {
  sources.remove();
  await site.close();
});

const mark = ({ is }: Change) => /[A-Z0-9]+-TEAM/.exec(is)?.[0] ?? '';

async function shows(page: Page, change: Change): Promise<boolean> {
  await page.goto(site.url + change.path);
  await expect(page.locator(`main [data-area="${change.area}"] h1`)).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // the first paint stays until the app shows the same
  await expect(page.locator('[data-first]')).toHaveCount(0);
  return `${await page.title()} ${await page.getByRole('main').textContent()}`.includes(mark(change));
}

/** Every file of the site with its hash. */
function hashes(): Map<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(site.folder, file)))
      .digest('hex');
  return new Map(filesBelow(site.folder).map((file) => [file, hash(file)]));
}

test('a release of the host changes nothing on the screens of the areas', async ({ page }) => {
  test.setTimeout(120_000);
  await sources.release('host', site.folder, '9.0.0');
  for (const change of CHANGES) expect(await shows(page, change), change.area).toBe(false);
});

test('an area’s screens are changed by a release of that area, and of no other', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [at, change] of CHANGES.entries()) {
    const before = hashes();
    await sources.release(change.area, site.folder, '9.0.0');
    const changed = [...hashes()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
    const foreign = changed.filter(
      (file) => !file.startsWith(`${change.area}/`) && /^(assets|mfe-)/.test(file),
    );
    expect(foreign, change.area).toEqual([]);
    expect(await shows(page, change), change.area).toBe(true);
    for (const later of CHANGES.slice(at + 1)) expect(await shows(page, later), later.area).toBe(false);
  }
});

test('the search’s files contain its texts, and the host’s files contain none of them', () => {
  const entry = readRegistry(site.folder).areas['mfe-search']?.current.entry ?? '';
  const own = entry.slice(1, entry.lastIndexOf('/') + 1);
  const holding = filesBelow(site.folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(site.folder, file), 'utf8').includes('SEARCH-TEAM'),
  );
  expect(holding.some((file) => file.startsWith(own))).toBe(true);
  expect(holding.filter((file) => file.startsWith('assets/'))).toEqual([]);
});
