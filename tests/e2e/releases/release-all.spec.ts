import { resolve } from 'node:path';
import { remotes } from '../../../tools/release/build/workspaces';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { expect, test } from '../calendar-page';
import { reportsOf } from './load-reports';
import { copyOfSite, type SiteCopy } from './other-release';
import { copySources, type SourceCopy } from './source-copy';

let site: SiteCopy;
let sources: SourceCopy;

test.beforeAll(async () => {
  site = await copyOfSite();
  sources = copySources();
  // the next major version of Module Federation, as the build reports it
  sources.change(
    'shared/federation/build/share-list.mjs',
    "export const FEDERATION_VERSION = versionOf('@module-federation/enhanced');",
    "export const FEDERATION_VERSION = '99.0.0';",
  );
  // and as the runtime reports it to the page
  sources.change(
    'host/src/remotes/federation.tsx',
    "[FEDERATION]: instance?.version ?? ''",
    "[FEDERATION]: '99.0.0'",
  );
});
test.afterAll(async () => {
  await site?.close();
  sources?.remove();
});

test('a new Module Federation is released with host and areas together, and a page that reloads each second sees no failure', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const alone = sources.command('tools/release/release.ts', 'host', '--site', resolve(site.folder));
  await expect(alone).rejects.toThrow('would stop');
  const before = readRegistry(site.folder).areas;
  const reports = reportsOf(page);
  const addresses = remotes().flatMap((area) => before[area]?.current.routes[0]?.path.split('/:')[0] ?? []);
  const seen: string[] = [];
  let isOut = false;
  const released = sources
    .command('tools/release/release.ts', 'all', '--site', resolve(site.folder))
    .finally(() => {
      isOut = true;
    });
  // loads the address of every area at least once after the release
  for (let left = addresses.length, n = 0; left > 0; n++, left -= isOut ? 1 : 0) {
    const next = new Promise((go) => setTimeout(go, 1_000));
    await page.goto(site.url + addresses[n % addresses.length]);
    const shown = page.locator('[data-area][data-release], [data-failure]').first();
    await expect(shown).toBeVisible({ timeout: 15_000 });
    seen.push((await shown.getAttribute('data-failure')) ?? 'shown');
    await next;
  }
  await released;
  const after = readRegistry(site.folder).areas;
  for (const area of remotes()) {
    expect(after[area]?.current.version).not.toBe(before[area]?.current.version);
    expect(after[area]?.current.needs['@module-federation/enhanced']).toBe('^99.0.0');
  }
  expect(seen.length).toBeGreaterThan(addresses.length);
  expect(new Set(seen)).toEqual(new Set(['shown']));
  expect((await reports()).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(complaints).toEqual([]);
});
