import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from '@court/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putReleases } from '../release-area';
import { rollbackArea } from '../rollback-area';
import { tinyArea, tinySite } from '../testing/tiny-site';
import { siteCourts } from './site-courts';

const site = mkdtempSync(join(tmpdir(), 'newer-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

const read = (file: string): object => JSON.parse(readFileSync(join(site, file), 'utf8'));

/** What a release tool newer than this one may have written, and this one knows nothing of. */
const LATER = { laterFact: 'of a newer tool' };

type Court = { modules: string[]; offices: object[] };
const laterCourt = (court: Court) => ({
  ...court,
  ...LATER,
  modules: court.modules.filter((area) => area !== 'mfe-locations'),
  offices: court.offices.map((office) => ({ ...office, ...LATER })),
});

const NEWER: Record<string, () => object> = {
  '.courts.json': () => {
    const { courts, ...rest } = read('.courts.json') as { courts: Court[] };
    return { ...rest, courts: courts.map(laterCourt) };
  },
  '.host.json': () => ({ ...read('.host.json'), ...LATER }),
  '.site.json': () => ({ ...read('.site.json'), ...LATER }),
  'manifest.webmanifest': () => ({ ...read('manifest.webmanifest'), ...LATER }),
  'headers.json': () => ({ ...read('headers.json'), '/service-worker.js': LATER }),
  'firebase.json': () => ({ hosting: { ...firebase().hosting, ...LATER }, ...LATER }),
};
const firebase = () => read('firebase.json') as { hosting: { rewrites: { source: string }[] } };
const newer: Record<string, unknown> = {};

let tiny: Awaited<ReturnType<typeof tinySite>>;
beforeAll(async () => {
  tiny = await tinySite(site);
  for (const [file, change] of Object.entries(NEWER)) {
    const json = change();
    writeFileSync(join(site, file), `${JSON.stringify(json, null, 2)}\n`);
    newer[file] = json;
  }
});

const files = () => Object.fromEntries(Object.keys(NEWER).map((file) => [file, read(file)]));

test('an area’s release leaves what a newer release tool wrote of the court, the host and the server as it is', async () => {
  await tiny.put(undefined, tinyArea('mfe-search', '1.2.0'));
  expect(files()).toEqual(newer);
});

test('so does a rollback of an area', async () => {
  await rollbackArea('mfe-search', { site }, tiny.key);
  expect(files()).toEqual(newer);
});

test('an address that a release adds and one that it leaves are told to the servers, beside what stands there', async () => {
  const area: Area = 'mfe-search';
  const { routes, menu } = tinyArea(area, '1.3.0').release;
  const own = (each: { path: string }) => each.path !== '/search-attorney-detail/:id?';
  const more = { path: '/dockets/:id?', page: 'dockets.html' };
  await tiny.put(undefined, tinyArea(area, '1.3.0', { routes: [...routes.filter(own), more], menu }));
  const { hosting } = firebase();
  expect(hosting).toMatchObject(LATER);
  const rewritten = hosting.rewrites.map(({ source }) => source);
  expect(rewritten).toContain('/dockets/*');
  expect(rewritten).not.toContain('/search-attorney-detail/*');
  expect(Object.keys(read('headers.json'))).toContain('/dockets.html');
  expect(Object.keys(read('headers.json'))).not.toContain('/search-attorney-detail.html');
});

test('a court that is to offer an area keeps every fact that this release tool does not know', async () => {
  const [area, key] = ['mfe-locations' as const, tiny.key];
  await putReleases({ site, adopt: true }, { remotes: [tinyArea(area, '1.0.0')], offer: [area], key });
  const [court] = (siteCourts({ folder: site }) ?? []).filter(({ code }) => code === 'txwb');
  expect(court).toMatchObject(LATER);
  expect(court?.offices[0]).toMatchObject(LATER);
  expect(court?.modules).toContain(area);
});
