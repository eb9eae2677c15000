import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { contentHash } from '../../../tools/release/build/content-hash';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { expect, test } from '../calendar-page';
import { copyOfSite, type SiteCopy } from './other-release';
import { type OtherRepository, otherRepository, releasePrebuilt, type Way } from './other-repository';

/** An area that this repository does not know, and its page. */
const AREA = 'mfe-forms';
const PATH = 'forms';
const WAYS: Way[] = ['ModuleFederationPlugin', 'remoteConfig()'];

/**
 * Under `npm run proof` the packages are installed from our tarballs by `npm install`, which needs a network.
 * Otherwise they are linked.
 */
const linked = process.env.PROOF !== '1';

let site: SiteCopy;
let other: OtherRepository;
const ours = () => contentHash(['host', 'shared', 'court-data/courts'].map((each) => resolve(each)));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await copyOfSite();
  other = otherRepository({ area: AREA, path: PATH }, { linked });
});
test.afterAll(async () => {
  other.remove();
  rmSync(`${site.folder}.ledger`, { recursive: true, force: true });
  await site.close();
});

/**
 * Asserts that its page works in the host's shell: the shared contract's state, texts and links, and its own styles
 * and chunks.
 */
async function works(page: Page, version: string): Promise<void> {
  await page.goto(`${site.url}/${PATH}`);
  await expect(page.locator(`[data-area="${AREA}"][data-release="${version}"]`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
  await expect(page.getByText('Forms of the', { exact: false })).toContainText('Western District of Texas');
  await expect(page.getByText('Forms of the', { exact: false }).locator('..')).toHaveCSS(
    'padding-left',
    '16px',
  );
  await expect(page.getByText(/A form of today is due on \w+day, /)).toBeVisible();
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Due on/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'The calendar', exact: true }).click();
  await expect(page.locator('[data-area="mfe-calendar"]')).toBeVisible();
  await page.getByRole('link', { name: 'Forms', exact: true }).click();
  await expect(page.getByText(/A form of today is due on/)).toBeVisible();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
}

/**
 * Asserts its first paint in a page whose app does not load: with the styles of its own sheet, and allowed by the
 * page's policy.
 */
async function isDrawnFirst(page: Page): Promise<void> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|integrity/i.test(message.text())) refused.push(message.text());
  });
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto(`${site.url}/${PATH}`);
  await expect(page.locator('[data-first]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
  const words = page.getByText('Forms of the', { exact: false });
  await expect(words).toContainText('Western District of Texas');
  await expect(words.locator('..')).toHaveCSS('padding-left', '16px');
  expect(refused).toEqual([]);
}

test('an area of another repository is released as built there, and works, with either build', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const before = ours();
  let minor = 0;
  for (const way of WAYS) {
    const version = `1.${++minor}.0`;
    const dist = other.build(way, version);
    expect(other.tellFit(dist)).toMatchObject({ code: 0, said: expect.stringContaining('fits.') });
    const { code, said } = await releasePrebuilt(AREA, dist, site.folder, ['--offer']);
    expect(said).toContain(`${AREA} ${version}-`);
    expect(code).toBe(0);
    const unstarted = await browser.newPage();
    await isDrawnFirst(unstarted);
    await unstarted.close();
    const page = await browser.newPage();
    await works(page, readRegistry(site.folder).areas[AREA]?.current.version ?? '');
    await page.close();
  }
  expect(ours()).toBe(before);
});

test('its sources compile with only the packages’ types', () => {
  writeFileSync(
    join(other.folder, 'src/assets.d.ts'),
    "declare module '*.css' { const names: Record<string, string>; export = names; }",
  );
  const options = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    // linked packages are sources with message types beside their catalogues; packed packages are compiled
    ...(linked && { allowArbitraryExtensions: true }),
  };
  const compilerOptions = { ...options, strict: true, noEmit: true, types: [], skipLibCheck: true };
  writeFileSync(join(other.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
    cwd: other.folder,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('an unfit build is refused with file and remedy, and the site does not change', async () => {
  test.setTimeout(120_000);
  const dist = other.build('ModuleFederationPlugin', '1.9.0');
  expect(await releasePrebuilt(AREA, dist, site.folder)).toMatchObject({ code: 0 });
  writeFileSync(join(dist, 'late.js'), 'void 0;');
  const before = contentHash([site.folder]);
  expect(other.tellFit(dist)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/FAILED {2}every chunk has its integrity\n +late\.js/),
  });
  const { code, said } = await releasePrebuilt(AREA, dist, site.folder);
  expect(said).toContain('late.js is not among the integrities');
  expect(code).toBe(1);
  rmSync(join(dist, 'late.js'));
  const taken = await releasePrebuilt('mfe-search', dist, site.folder);
  expect(taken.said).toContain(`/${PATH} is answered by ${AREA} on this site`);
  expect(taken.code).toBe(1);
  expect(contentHash([site.folder])).toBe(before);
});
