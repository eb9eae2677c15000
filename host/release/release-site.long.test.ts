import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedRegistry } from '@court/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AreaFactsError } from './area-facts';
import { type BuiltRemote, buildRemote } from './build-remote';
import { filesBelow } from './content-hash';
import { registryLines } from './print-registry';
import { ReleasedAlreadyError } from './put-files';
import { readRegistry, TamperedRegistryError } from './registry-file';
import { HostTooOldError, putRemote, releaseHost } from './release-area';
import { DamagedReleaseError, NoPreviousReleaseError, rollbackArea } from './rollback-area';
import { newSigningKey } from './signing-key';
import { ForeignKeyError } from './site-keys';
import { SiteSettingError } from './site-record';

const folder = mkdtempSync(join(tmpdir(), 'release-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const area = 'mfe-calendar';
const key = newSigningKey();
const first = join(folder, 'first');
let one: BuiltRemote;
let two: BuiltRemote;

beforeAll(async () => {
  const dir = join(import.meta.dirname, 'fixtures/clean-remote');
  one = await buildRemote({ area, dir, version: '1.0.0' });
  two = await buildRemote({ area, dir, version: '1.1.0' });
  await releaseHost({ site: first, court: 'kywb' }, { key });
  const other = await buildRemote({ area: 'mfe-settings', dir, version: '1.0.0' });
  await putRemote('mfe-settings', other, { site: first }, key);
  await putRemote(area, one, { site: first }, key);
  rmSync(other.folder, { recursive: true, force: true });
}, 60_000);
afterAll(() => {
  for (const built of [one, two]) rmSync(built.folder, { recursive: true, force: true });
});

/** A copy of the site with a host, the settings and the calendar 1.0.0. */
function copy(name: string): string {
  const site = join(folder, name);
  cpSync(first, site, { recursive: true });
  return site;
}

/** File → hash of its bytes. */
function hashes(site: string): Record<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(site, file)))
      .digest('hex');
  return Object.fromEntries(filesBelow(site).map((file) => [file, hash(file)]));
}

/** Files that are not in both, or not the same in both. */
function changed(before: Record<string, string>, after: Record<string, string>): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].filter((file) => before[file] !== after[file]);
}

const versions = (site: string) => {
  const { current, previous } = readRegistry(site).areas[area] ?? {};
  return [current?.version, previous?.version];
};

/** Files that are about pages in general: which there are, and what servers and the device build are told of them. */
const ABOUT_PAGES = ['device/index.html', 'registry.json'];
const OWN_PAGES = ['calendar.html', 'hearing-detail.html', 'hearing.html', 'index.html'];

test('releasing an area, and rolling it back, changes its folder, its own pages and the registry, and nothing else', async () => {
  const site = copy('untouched');
  const before = hashes(site);
  await putRemote(area, two, { site }, key);
  const released = hashes(site);
  const files = changed(before, released);
  expect(files.filter((file) => file.startsWith(`${area}/1.1.0/`))).not.toEqual([]);
  const others = files.filter((file) => !file.startsWith(`${area}/1.1.0/`));
  expect(others.sort()).toEqual([...OWN_PAGES, ...ABOUT_PAGES].sort());
  expect(versions(site)).toEqual(['1.1.0', '1.0.0']);

  expect(await rollbackArea(area, { site }, key)).toEqual({ version: '1.0.0', stopping: [] });
  expect(versions(site)).toEqual(['1.0.0', '1.1.0']);
  expect(changed(released, hashes(site)).sort()).toEqual([...OWN_PAGES, ...ABOUT_PAGES].sort());
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain(one.release.entry);
});

const otherwise = (facts: Partial<BuiltRemote['release']>, built = two): BuiltRemote => ({
  ...built,
  release: { ...built.release, ...facts },
});

test('addresses and menu come with a release, and go with it; a page that nobody answers any more goes too', async () => {
  const site = copy('addresses');
  const routes = [
    { path: '/calendar', page: 'calendar.html' },
    { path: '/calendar-weeks', page: 'calendar-weeks.html' },
  ];
  const menu = [{ path: '/calendar-weeks', label: { 'en-US': 'Weeks' } }];
  await putRemote(area, otherwise({ routes, menu }), { site }, key);
  const pages = () => filesBelow(site).filter((file) => /^(calendar|hearing)[a-z-]*\.html$/.test(file));
  expect(pages()).toEqual(['calendar-weeks.html', 'calendar.html']);
  expect(readRegistry(site).areas[area]?.current.menu).toEqual(menu);
  const servers =
    readFileSync(join(site, 'headers.json'), 'utf8') + readFileSync(join(site, 'firebase.json'), 'utf8');
  expect(servers).toContain('/calendar-weeks.html');
  expect(servers).not.toContain('hearing-detail');
  await rollbackArea(area, { site }, key);
  expect(pages()).toEqual(['calendar.html', 'hearing-detail.html', 'hearing.html']);
  expect(readFileSync(join(site, 'firebase.json'), 'utf8')).toContain('/hearing-detail.html');
  expect(readRegistry(site).areas[area]?.current.menu[0]?.path).toBe('/calendar');
});

test.each([
  [
    'another area’s address',
    { routes: [{ path: '/settings', page: 'settings.html' }], menu: [] },
    'which mfe-settings answers',
  ],
  [
    'the host’s address',
    { routes: [{ path: '/home', page: 'home.html' }], menu: [] },
    'is an address of the host',
  ],
  [
    'a page of another name',
    { routes: [{ path: '/weeks', page: '../weeks.html' }], menu: [] },
    'must have the page of its path',
  ],
  [
    'a menu that leads elsewhere',
    { menu: [{ path: '/settings', label: { 'en-US': 'S' } }] },
    'no route of it',
  ],
  ['no name', { names: {} }, 'names.title'],
])('a release with %s is refused in words, and nothing is written', async (_what, facts, said) => {
  const site = copy(`refused-${said.replaceAll(/\W/g, '')}`);
  const before = hashes(site);
  const release = otherwise(facts as Partial<BuiltRemote['release']>);
  await expect(putRemote(area, release, { site }, key)).rejects.toThrow(AreaFactsError);
  await expect(putRemote(area, release, { site }, key)).rejects.toThrow(said);
  expect(changed(before, hashes(site))).toEqual([]);
});

test('a page of an area that the registry does not know stays, whoever releases', {
  timeout: 60_000,
}, async () => {
  const site = copy('unknown-page');
  writeFileSync(join(site, 'forms.html'), 'another team’s');
  await putRemote(area, two, { site }, key);
  await releaseHost({ site }, { key });
  expect(readFileSync(join(site, 'forms.html'), 'utf8')).toBe('another team’s');
});

test('one can go back to any of the last five releases, and not to one that was tampered with', async () => {
  const site = copy('five');
  const releaseOf = async (version: string) => {
    const dir = join(folder, `built-${version}`);
    cpSync(two.folder, dir, { recursive: true });
    const at = (path: string) => path.replace('/1.1.0/', `/${version}/`);
    const { entry, preload } = two.release;
    const files = preload.map(({ file, ...rest }) => ({ ...rest, file: at(file) }));
    const release = { ...two.release, version, entry: at(entry), preload: files };
    await putRemote(area, { release, folder: dir }, { site }, key);
  };
  for (const version of ['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) await releaseOf(version);
  expect(registryLines(site).find((line) => line.startsWith(area))).toMatch(
    /before: 1\.5\.0, 1\.4\.0, 1\.3\.0, 1\.2\.0$/,
  );
  const back = (to: string) => rollbackArea(area, { site }, key, to);
  await expect(back('1.0.0')).rejects.toThrow('it holds 1.5.0, 1.4.0, 1.3.0, 1.2.0');
  expect((await back('1.3.0')).version).toBe('1.3.0');
  expect(versions(site)).toEqual(['1.3.0', '1.6.0']);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain('/mfe-calendar/1.3.0/');
  writeFileSync(join(site, area, '1.4.0', 'release.json'), '{}');
  await expect(back('1.4.0')).rejects.toThrow(DamagedReleaseError);
});

test('the same release again changes nothing at all, and says that it is not new', async () => {
  const site = copy('again');
  const before = hashes(site);
  expect(await putRemote(area, one, { site }, key)).toEqual({ version: '1.0.0', isNew: false });
  expect(changed(before, hashes(site))).toEqual([]);
});

test('a version that is there with other bytes is refused, and nothing is changed', async () => {
  const site = copy('other-bytes');
  const before = hashes(site);
  const other = { ...two, release: { ...two.release, version: '1.0.0' } };
  await expect(putRemote(area, other, { site }, key)).rejects.toThrow(ReleasedAlreadyError);
  expect(changed(before, hashes(site))).toEqual([]);
});

test('what a release leaves out is as the site has it: its court', async () => {
  const site = copy('remembered');
  await putRemote(area, two, { site }, key);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain('"code":"kywb"');
});

test('how the site is composed is not changed by a release of an area, which says who changes it', async () => {
  const site = copy('settings');
  const before = hashes(site);
  for (const asked of [{ database: 'http://localhost:9200' }, { court: 'txwb' }, { overrides: true }]) {
    await expect(putRemote(area, two, { site, ...asked }, key)).rejects.toThrow(SiteSettingError);
    await expect(putRemote(area, two, { site, ...asked }, key)).rejects.toThrow('npm run court --');
  }
  expect(changed(before, hashes(site))).toEqual([]);
});

test('no page is newer than the registry, and no file of a release in the making stays', async () => {
  const site = copy('order');
  await putRemote(area, two, { site }, key);
  const written = (file: string) => statSync(join(site, file), { bigint: true }).mtimeNs;
  for (const page of OWN_PAGES) expect(written(page) >= written('registry.json'), page).toBe(true);
  expect(filesBelow(site).filter((file) => /\.(new|lock|writing)/.test(file))).toEqual([]);
});

test('an area that is offered with its release is in the menu of every page', async () => {
  const site = copy('offered');
  const facts = {
    routes: [{ path: '/forms', page: 'forms.html' }],
    menu: [{ path: '/forms', label: { 'en-US': 'Forms' } }],
  };
  await putRemote('mfe-forms', otherwise(facts), { site }, key);
  expect(filesBelow(site)).not.toContain('forms.html');
  await putRemote('mfe-forms', otherwise(facts), { site }, key, true);
  for (const page of ['forms.html', 'settings.html', 'home.html', '404.html'])
    expect(readFileSync(join(site, page), 'utf8'), page).toContain('"path":"/forms"');
});

test('a key that the pages do not accept releases nothing and rolls nothing back', async () => {
  const site = copy('foreign');
  const before = hashes(site);
  const foreign = newSigningKey();
  await expect(putRemote(area, two, { site }, foreign)).rejects.toThrow(ForeignKeyError);
  await expect(releaseHost({ site }, { key: foreign })).rejects.toThrow(`--accept ${foreign.publicKey}`);
  await expect(rollbackArea(area, { site }, foreign)).rejects.toThrow(ForeignKeyError);
  expect(changed(before, hashes(site))).toEqual([]);
});

test('keys change over: the host accepts a second one, which then releases, and the first is left out', {
  timeout: 60_000,
}, async () => {
  const site = copy('rotation');
  const next = newSigningKey();
  await releaseHost({ site }, { key, accept: next.publicKey });
  await putRemote(area, two, { site }, next);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain(
    `"keys":["${key.publicKey}","${next.publicKey}"]`,
  );
  await releaseHost({ site }, { key: next, accept: 'none' });
  await expect(rollbackArea(area, { site }, key)).rejects.toThrow(ForeignKeyError);
});

test('a registry that was changed is not signed again', async () => {
  const site = copy('altered');
  const path = join(site, 'registry.json');
  const signed = JSON.parse(readFileSync(path, 'utf8')) as SignedRegistry;
  writeFileSync(path, JSON.stringify({ ...signed, payload: signed.payload.replace('1.0.0', '6.6.6') }));
  await expect(putRemote(area, two, { site }, key)).rejects.toThrow(TamperedRegistryError);
  await expect(rollbackArea(area, { site }, key)).rejects.toThrow(TamperedRegistryError);
});

test('one goes back only to what is there and whole', async () => {
  const site = copy('nowhere-to-go');
  await expect(rollbackArea(area, { site }, key)).rejects.toThrow(NoPreviousReleaseError);
  await putRemote(area, two, { site }, key);
  writeFileSync(join(site, one.release.entry), 'changed');
  await expect(rollbackArea(area, { site }, key)).rejects.toThrow(DamagedReleaseError);
  expect(versions(site)).toEqual(['1.1.0', '1.0.0']);
});

test('an area that the host cannot run is refused, with what is missing', async () => {
  const site = copy('skew');
  const before = hashes(site);
  const put = (facts: Partial<BuiltRemote['release']>) => putRemote(area, otherwise(facts), { site }, key);
  await expect(put({ contract: 2 })).rejects.toThrow(HostTooOldError);
  await expect(put({ needs: { jotai: '^3.0.0' } })).rejects.toThrow('needs jotai ^3.0.0');
  await expect(put({ needs: { '@court/nowhere': '^1.0.0' } })).rejects.toThrow('npm run release -- host');
  expect(changed(before, hashes(site))).toEqual([]);
});

test('the registry says who runs what since when', async () => {
  const site = copy('lines');
  await putRemote(area, two, { site }, key);
  const line = registryLines(site).find((each) => each.startsWith(area)) ?? '';
  expect(line).toMatch(/^mfe-calendar +1\.1\.0 +since 20\d\d-\d\d-\d\dT.*Z +before: 1\.0\.0/);
  expect(registryLines(site)[0]).toMatch(/^host +0\.1\.0-[0-9a-f]{8} .* before: nothing/);
  expect(registryLines(join(folder, 'none'))).toEqual([
    `Nothing has been released to ${join(folder, 'none')}.`,
  ]);
});
