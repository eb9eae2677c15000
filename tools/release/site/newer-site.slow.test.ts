import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from '@court/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageTemplates } from '../pages/page-template';
import { putReleases } from '../release-area';
import { rollbackArea } from '../rollback-area';
import { tinyArea, tinySite } from '../testing/tiny-site';
import { siteCourts } from './site-courts';

const site = mkdtempSync(join(tmpdir(), 'newer-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

const read = (file: string): object => JSON.parse(readFileSync(join(site, file), 'utf8'));

/** A field of a newer release tool that this tool does not know. */
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
/**
 * A site whose host was released by a newer tool: its templates have another optional slot, which every page has
 * filled.
 */
function withSeason() {
  const templates = read('.templates/1.0.0.json') as PageTemplates;
  for (const each of Object.values(templates.templates)) each.html.push('<!-- ', { text: 'season' }, ' -->');
  const slots = { required: [], optional: { season: 'unset' } };
  writeFileSync(join(site, '.templates/1.0.0.json'), JSON.stringify({ ...templates, slots }));
  const winter = Object.keys(read('.pages.json')).map((file) => [file, { season: `winter on ${file}` }]);
  writeFileSync(join(site, '.slots.json'), JSON.stringify(Object.fromEntries(winter)));
}

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

test('an area’s release keeps fields that a newer release tool wrote for the court, the host and the server', async () => {
  await tiny.put(undefined, tinyArea('mfe-search', '1.2.0'));
  expect(files()).toEqual(newer);
});

test('a rollback of an area keeps them too', async () => {
  await rollbackArea('mfe-search', { site }, tiny.key);
  expect(files()).toEqual(newer);
});

test('updates the servers’ addresses that a release adds and removes, and keeps everything else', async () => {
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

test('releases of an area keep a newer tool’s optional slot values, and a new page gets the templates’ default', async () => {
  withSeason();
  const before = read('.slots.json');
  const { routes, menu } = tinyArea('mfe-settings', '1.1.0').release;
  const more = { path: '/fees', page: 'fees.html' };
  await tiny.put(undefined, tinyArea('mfe-settings', '1.1.0', { routes: [...routes, more], menu }));
  await tiny.put(undefined, tinyArea('mfe-settings', '1.2.0', { routes: [...routes, more], menu }));
  const text = (file: string) => readFileSync(join(site, file), 'utf8');
  expect(text('settings.html')).toMatch(/1\.2\.0.*<!-- winter on settings\.html -->$/s);
  expect(text('device/index.html')).toMatch(/1\.2\.0.*<!-- winter on device\/index\.html -->$/s);
  expect(text('fees.html')).toMatch(/<!-- unset -->$/);
  expect(read('.slots.json')).toEqual({ ...before, 'fees.html': { season: 'unset' } });
  await tiny.put(undefined, tinyArea('mfe-settings', '1.3.0'));
  expect(read('.slots.json')).toEqual(before);
});

test('refuses another required slot before any write, and names the checkout to release from', async () => {
  const file = '.templates/1.0.0.json';
  const templates = read(file);
  const newer = { format: 9, slots: { required: ['season'], optional: {} } };
  const checkout = { commit: 'abc1234', date: '2027-01-04' };
  writeFileSync(join(site, file), JSON.stringify({ ...templates, ...newer, checkout }));
  const before = readFileSync(join(site, 'registry.json'), 'utf8');
  const put = tiny.put(undefined, tinyArea('mfe-settings', '1.4.0'));
  await expect(put).rejects.toThrow('Update this checkout to commit abc1234 of 2027-01-04 or later');
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(before);
  expect(existsSync(join(site, 'mfe-settings/1.4.0'))).toBe(false);
  writeFileSync(join(site, file), JSON.stringify(templates));
});

test('a court that offers another area keeps all unknown fields', async () => {
  const [area, key] = ['mfe-locations' as const, tiny.key];
  await putReleases({ site, adopt: true }, { remotes: [tinyArea(area, '1.0.0')], offer: [area], key });
  const [court] = (siteCourts({ folder: site }) ?? []).filter(({ code }) => code === 'txwb');
  expect(court).toMatchObject(LATER);
  expect(court?.offices[0]).toMatchObject(LATER);
  expect(court?.modules).toContain(area);
});
