import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../../tools/release/build/content-hash';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { expect, test } from '../calendar-page';
import { copyOfSite, type SiteCopy } from './other-release';
import { runRelease } from './run-release';
import { tryPair } from './skew-pair';
import { copySources, type SourceCopy } from './source-copy';

const AREA = 'mfe-settings';
const PAGES = 'tools/release/pages';

let site: SiteCopy;
/** The host team's checkout, newer than the checkout of this test. */
let newer: SourceCopy;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await copyOfSite();
  newer = copySources();
  addSlot('season', 'winter');
  newer.change(
    `${PAGES}/page-template.ts`,
    'OPTIONAL_SLOTS: Record<string, unknown> = {}',
    "OPTIONAL_SLOTS: Record<string, unknown> = { season: 'unset' }",
  );
});
test.afterAll(async () => {
  newer.remove();
  rmSync(`${site.folder}.ledger`, { recursive: true, force: true });
  await site.close();
});

/** Adds a slot to every page of the newer checkout's host. Its release tool fills the slot with the value. */
function addSlot(name: string, value: string): void {
  const last = "isDrawn ? FIRST_DRAWN : '',";
  newer.change(`${PAGES}/page-templates.ts`, last, `${last} '<!-- ${name} ', { text: '${name}' }, ' -->',`);
  newer.change('tools/release/site/site-pages.ts', 'text: {\n', `text: {\n${name}: '${value}',\n`);
}

const settingsPage = () => readFileSync(join(site.folder, 'settings.html'), 'utf8');
const released = () => readRegistry(site.folder).areas[AREA]?.current.version;

test('an older checkout releases an area to a host with one more optional slot, and does not change its content', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newer.release('host', site.folder, '9.0.0');
  expect(settingsPage()).toContain('<!-- season winter -->');
  const before = settingsPage();
  expect(await runRelease(site.folder, AREA, '--version', '9.0.0')).toMatchObject({ code: 0 });
  expect(released()).toBe('9.0.0');
  expect(settingsPage()).not.toBe(before);
  expect(settingsPage()).toContain('<!-- season winter -->');
  expect(await tryPair(page, site, AREA)).toBe('runs');
});

test('one more required slot refuses an older checkout and names the commit to release from, which then works', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Host team', '-c', 'user.email=host@court.example', ...args], {
      cwd: newer.folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'feat(host): fill the era');
  addSlot('era', 'new');
  newer.change(`${PAGES}/page-template.ts`, "'view'],\n  ],", "'view'],\n  ],\n  ['era'],");
  await newer.release('host', site.folder, '9.1.0');
  const before = contentHash([site.folder]);
  const { code, said } = await runRelease(site.folder, AREA, '--version', '9.1.0');
  expect(said).toContain('page templates of format 2, which need the slots era.');
  expect(said).toContain(
    `Update this checkout to commit ${git('log', '-1', '--format=%h of %cs').trim()} or later`,
  );
  expect(code).toBe(1);
  expect(contentHash([site.folder])).toBe(before);
  await newer.release(AREA, site.folder, '9.1.0');
  expect(settingsPage()).toMatch(/<!-- era new --><!-- season winter -->/);
  expect(await tryPair(page, site, AREA)).toBe('runs');
});
