import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from '@court/domain';
import { CONTRACT } from '@court/federation/share-list';
import type { Browser } from '@playwright/test';
import { contentHash } from '../../../tools/release/build/content-hash';
import { incompatibility } from '../../../tools/release/build/host-provides';
import { remotes } from '../../../tools/release/build/workspaces';
import { putRemote, releaseHost } from '../../../tools/release/release-area';
import { rollbackArea } from '../../../tools/release/rollback-area';
import { readHost } from '../../../tools/release/site/host-record';
import { readRegistry } from '../../../tools/release/site/registry-file';
import { aboutKept, keptStates, restoreSite } from '../../releases/kept-site';
import { expect, test } from '../calendar-page';
import { testSite } from '../site';
import { someOf } from '../some-of';
import { serveFaulty } from './faulty-server';
import { keyOfCopies, type SiteCopy } from './other-release';
import { tryPair, type Verdict } from './skew-pair';

const AREAS = someOf(remotes(), 2);
const STATES = keptStates();
const SINCE_CONTRACT = STATES.filter((name) => aboutKept(name).contract !== null);
const table: Record<string, string>[] = [];
test.afterAll(() => {
  if (table.length > 0) console.table(table);
});

/** Serves a stored site unchanged, with the tests' database. */
async function serveKept(name: string): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), `kept-${name}-`));
  restoreSite(name, { to: folder, database: testSite().database, key: keyOfCopies() });
  const server = await serveFaulty(folder);
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, folder, close };
}

/** Releases the tests' site's build of an area with today's tool. */
async function releaseToday(area: Area, site: SiteCopy): Promise<void> {
  const release = readRegistry(testSite().folder).areas[area]?.current;
  if (!release) throw new RangeError(`${area} is not in the tests' site`);
  const folder = mkdtempSync(join(tmpdir(), 'today-'));
  cpSync(join(testSite().folder, area, release.version), folder, { recursive: true });
  rmSync(join(folder, 'release.json'), { force: true });
  try {
    await putRemote(area, { release, folder }, { site: site.folder }, keyOfCopies());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pair(browser: Browser, site: SiteCopy, area: Area, of: { host: string; remote: string }) {
  const page = await browser.newPage();
  const verdict = await tryPair(page, site, area);
  table.push({ area, ...of, verdict });
  await page.close();
  return verdict;
}

/** The release tool's verdict on the area's current release with the site's host. */
function foretold(site: SiteCopy, area: Area): Verdict {
  const release = readRegistry(site.folder).areas[area]?.current;
  const why = release && incompatibility(readHost(site.folder).current, release);
  return why === null ? 'runs' : 'refused before download';
}

for (const name of STATES) {
  test(`${name}: today’s host with its areas, and the reverse, run or are refused as predicted`, async ({
    browser,
  }) => {
    test.setTimeout(120_000 + AREAS.length * 60_000);
    const site = await serveKept(name);
    const key = keyOfCopies();
    const tried = async (host: string, remote: string) => {
      for (const area of AREAS)
        expect(await pair(browser, site, area, { host, remote }), `${area} of ${remote} on ${host}`).toBe(
          foretold(site, area),
        );
    };
    try {
      // first unchanged, before today's tool has written to it
      for (const area of AREAS)
        expect(await pair(browser, site, area, { host: name, remote: name })).toBe('runs');
      const hasTemplates = existsSync(join(site.folder, '.templates'));
      const { isNew } = await releaseHost({ site: site.folder }, { key, allowStopping: remotes() });
      await tried('today', name);
      for (const area of AREAS) {
        await releaseToday(area, site);
        expect(await pair(browser, site, area, { host: 'today', remote: 'today' })).toBe('runs');
      }
      const back = rollbackArea('host', { site: site.folder }, key);
      if (hasTemplates && isNew) {
        await back;
        await tried(name, 'today');
      }
      // a host without templates cannot make pages again; a host of today's sources is the same host
      else await expect(back).rejects.toThrow('holds no release of host before its present one');
    } finally {
      await site.close();
    }
  });
}

test('the newest state runs on today’s host in every area', async () => {
  const site = await serveKept(SINCE_CONTRACT.at(-1) ?? '');
  try {
    await releaseHost({ site: site.folder }, { key: keyOfCopies() });
    for (const area of remotes()) expect(foretold(site, area), area).toBe('runs');
  } finally {
    await site.close();
  }
});

test('a state with an earlier contract is refused at release, with a message, and does not change', async () => {
  const earlier = SINCE_CONTRACT.filter((name) => !aboutKept(name).contract?.startsWith(`${CONTRACT}.`));
  const site = await serveKept(earlier.at(-1) ?? '');
  const key = keyOfCopies();
  try {
    const bytes = contentHash([site.folder]);
    await expect(releaseHost({ site: site.folder }, { key })).rejects.toThrow(
      new RegExp(
        `mfe-settings .*it is built for contract \\d, not ${CONTRACT}[\\s\\S]*npm run release -- all`,
      ),
    );
    await expect(releaseToday('mfe-settings', site)).rejects.toThrow(
      new RegExp(`it is built for contract ${CONTRACT}, not \\d\\. .*npm run release -- all`),
    );
    expect(contentHash([site.folder])).toBe(bytes);
  } finally {
    await site.close();
  }
});
