import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@court/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltRemote, buildRemote } from './build/build-remote';
import { AreasStopError } from './build/stopping';
import { buildHost } from './pages/build-host';
import { type BuiltHost, putReleases, putRemote } from './release-area';
import { rollbackArea } from './rollback-area';
import { readHost } from './site/host-record';
import { readRegistry } from './site/registry-file';
import { newSigningKey } from './site/signing-key';

const folder = mkdtempSync(join(tmpdir(), 'host-on-site-'));
const area = 'mfe-calendar';
const key = newSigningKey();
const first = join(folder, 'first');
let host: BuiltHost;
let remote: BuiltRemote;

beforeAll(async () => {
  host = await buildHost();
  remote = await buildRemote({
    area,
    dir: join(import.meta.dirname, 'testing/fixtures/clean-remote'),
    version: '1.0.0',
  });
  await putReleases({ site: first, court: 'kywb' }, { host, remotes: [{ area, ...remote }], key });
}, 90_000);
afterAll(() => {
  for (const each of [folder, host.folder, remote.folder]) rmSync(each, { recursive: true, force: true });
});

function copy(name: string): string {
  const site = join(folder, name);
  cpSync(first, site, { recursive: true });
  return site;
}
const hostOf = (version: string, changes: Partial<BuiltHost['files']> = {}): BuiltHost => ({
  ...host,
  files: { ...host.files, version, ...changes },
});
const releaseOf = (version: string, changes: Partial<Release> = {}): BuiltRemote => {
  const at = (file: string) => file.replace('/1.0.0/', `/${version}/`);
  const { entry, preload } = remote.release;
  const files = preload.map(({ file, ...rest }) => ({ ...rest, file: at(file) }));
  const dir = join(folder, `built-${version}-${Object.keys(changes).join()}`);
  cpSync(remote.folder, dir, { recursive: true });
  return {
    folder: dir,
    release: { ...remote.release, version, entry: at(entry), preload: files, ...changes },
  };
};
const running = (site: string) => [
  readHost(site).current.version,
  readRegistry(site).areas[area]?.current.version,
];
const without = (name: string) => host.files.exports.filter((each) => each !== name);

test('refuses a host that lacks a name that a release of the site uses, and lists the areas that would stop', async () => {
  const site = copy('refused');
  const before = running(site);
  const order = { host: hostOf('2.0.0', { exports: without('courtAtom') }), key };
  await expect(putReleases({ site }, order)).rejects.toThrow(AreasStopError);
  await expect(putReleases({ site }, order)).rejects.toThrow(
    'mfe-calendar 1.0.0 (its current release): it uses courtAtom of the contract, which the host does not have',
  );
  await expect(putReleases({ site }, order)).rejects.toThrow('--allow-stopping mfe-calendar');
  await expect(putReleases({ site }, { ...order, allowStopping: ['mfe-search'] })).rejects.toThrow(
    AreasStopError,
  );
  expect(running(site)).toEqual(before);
  await putReleases({ site }, { ...order, allowStopping: [area] });
  expect(running(site)).toEqual(['2.0.0', '1.0.0']);
  // a release that this host cannot run is not preloaded
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).not.toMatch(/<script[^>]*src="\/mfe-calendar/);
});

test('refuses a host with an older React than an area was built with', async () => {
  const site = copy('older-react');
  const provides = { ...host.files.provides, 'react/jsx-runtime': '19.0.9' };
  const put = putReleases({ site }, { host: hostOf('2.0.0', { provides }), key });
  await expect(put).rejects.toThrow(AreasStopError);
  await expect(put).rejects.toThrow(
    /mfe-calendar 1\.0\.0 \(its current release\): it needs react\/jsx-runtime \^19\.\d+\.0, and the host provides 19\.0\.9[\s\S]*Release a host that provides what they need/,
  );
  expect(running(site)).toEqual([host.files.version, '1.0.0']);
});

test('releases host and area together if neither can be released first', async () => {
  const site = copy('together');
  const needs = { '@module-federation/enhanced': '^3.0.0' };
  const provides = { ...host.files.provides, '@module-federation/enhanced': '3.0.0' };
  const next = { ...releaseOf('2.0.0', { needs }), area } as const;
  await expect(putRemote(area, next, { site }, key)).rejects.toThrow('npm run release -- all');
  await expect(putReleases({ site }, { host: hostOf('2.0.0', { provides }), key })).rejects.toThrow(
    AreasStopError,
  );
  const became = await putReleases({ site }, { host: hostOf('2.0.0', { provides }), remotes: [next], key });
  expect(became.map(({ isNew }) => isNew)).toEqual([true, true]);
  expect(running(site)).toEqual(['2.0.0', '2.0.0']);
  // a page of the old host that reads the newest release falls back to one that it can run
  expect(readRegistry(site).areas[area]?.previous?.version).toBe('1.0.0');
});

test('a rollback to a host that does not run an area’s release succeeds, and lists what stops', async () => {
  const site = copy('back');
  const provides = { ...host.files.provides, extra: '1.0.0' };
  await putReleases({ site }, { host: hostOf('2.0.0', { provides }), key });
  await putRemote(area, releaseOf('2.0.0', { needs: { extra: '^1.0.0' } }), { site }, key);
  const { version, stopping } = await rollbackArea('host', { site }, key);
  expect(version).toBe(host.files.version);
  expect(stopping).toMatchObject([{ area, version: '2.0.0', is: 'current' }]);
});

test('keeps five releases of the host, each with its page templates', async () => {
  const site = copy('five');
  for (const version of ['2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0'])
    await putReleases({ site }, { host: hostOf(version), key });
  const { previous, earlier } = readHost(site);
  expect([previous, ...earlier].map((each) => each?.version)).toEqual(['5.0.0', '4.0.0', '3.0.0', '2.0.0']);
  expect(readdirSync(join(site, '.templates'))).toContain('3.0.0.json');
  expect((await rollbackArea('host', { site }, key, '3.0.0')).version).toBe('3.0.0');
  expect(running(site)).toEqual(['3.0.0', '1.0.0']);
});

test('composes pages from the site’s host templates, not from this checkout’s', async () => {
  const site = copy('templates');
  const { templates } = host;
  const marked = { ...templates, templates: { ...templates.templates } };
  for (const [name, template] of Object.entries(marked.templates))
    marked.templates[name] = { ...template, html: [...template.html, '<!-- of another host -->'] };
  await putReleases({ site }, { host: { ...hostOf('2.0.0'), templates: marked }, key });
  await putRemote(area, releaseOf('1.1.0'), { site }, key);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toMatch(/1\.1\.0.*<!-- of another host -->$/s);
});

test('refuses page templates of a newer format with a remedy, and writes nothing', async () => {
  const site = copy('format');
  const file = join(site, '.templates', `${host.files.version}.json`);
  writeFileSync(file, JSON.stringify({ ...host.templates, format: 9 }));
  const before = readFileSync(join(site, 'registry.json'), 'utf8');
  const put = putRemote(area, releaseOf('1.1.0'), { site }, key);
  await expect(put).rejects.toThrow('has page templates of format 9. This checkout fills formats up to 1.');
  await expect(put).rejects.toThrow(
    /Update this checkout to commit [0-9a-f]{7,} of \d{4}-\d\d-\d\d or later/,
  );
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(before);
  expect(readdirSync(join(site, area))).toEqual(['1.0.0']);
});

test('refuses releases to a site whose host has an older format, and changes nothing', async () => {
  const site = copy('old-host');
  const record = JSON.parse(readFileSync(join(site, '.host.json'), 'utf8'));
  writeFileSync(join(site, '.host.json'), JSON.stringify({ ...record, format: undefined }));
  const before = readFileSync(join(site, 'registry.json'), 'utf8');
  const refusal =
    '.host.json is of format 1, of a host that runs no area of today: release all into an empty folder';
  await expect(putRemote(area, releaseOf('1.1.0'), { site }, key)).rejects.toThrow(refusal);
  await expect(putReleases({ site }, { host, key })).rejects.toThrow(refusal);
  expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(before);
});
