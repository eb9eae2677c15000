import type { Area } from '@court/domain';
import { remotes } from '../../../tools/release/build/workspaces';
import { rollbackArea } from '../../../tools/release/rollback-area';
import { readHost } from '../../../tools/release/site/host-record';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';
import { someOf } from '../some-of';
import { nextSources } from './next-sources';
import { copyOfSite, keyOfCopies, type SiteCopy } from './other-release';
import { tryPair } from './skew-pair';
import type { SourceCopy } from './source-copy';

const NEXT = '9.0.0';
const areas = someOf(remotes(), 1);

let site: SiteCopy;
let next: SourceCopy;
const table: Record<string, string>[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await copyOfSite();
  next = nextSources();
});
test.afterAll(async () => {
  next.remove();
  await site.close();
  if (table.length > 0) console.table(table);
});

test('the sources of today and of the next version: each pair runs, or is refused before its download', async ({
  browser,
}) => {
  test.setTimeout(60_000 + areas.length * 90_000);
  const host = readHost(testSite().folder).current.version;
  const pair = async (area: Area, names: { host: string; remote: string }) => {
    const page = await browser.newPage();
    const verdict = await tryPair(page, site, area);
    table.push({ area, ...names, verdict });
    await page.close();
    return verdict;
  };
  for (const area of areas) expect(await pair(area, { host: 'N-1', remote: 'N-1' })).toBe('runs');
  await expect(next.release(areas[0] ?? 'mfe-calendar', site.folder, NEXT)).rejects.toThrow(
    'does not run on the site’s host'.replace('’', "'"),
  );
  await next.release('host', site.folder, NEXT);
  for (const area of areas) expect(await pair(area, { host: 'N', remote: 'N-1' })).toBe('runs');
  for (const area of areas) {
    await next.release(area, site.folder, NEXT);
    expect(await pair(area, { host: 'N', remote: 'N' })).toBe('runs');
  }
  await rollbackArea('host', { site: site.folder }, keyOfCopies());
  expect(readHost(site.folder).current.version).toBe(host);
  for (const area of areas)
    expect(await pair(area, { host: 'N-1', remote: 'N' })).toBe('refused before download');
});
