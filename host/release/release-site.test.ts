import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedRegistry } from '@court/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltRemote, buildRemote } from './build-remote';
import { filesBelow } from './content-hash';
import { registryLines } from './print-registry';
import { ReleasedAlreadyError } from './put-files';
import { readRegistry, TamperedRegistryError } from './registry-file';
import { HostTooOldError, putRemote, releaseHost } from './release-area';
import { DamagedReleaseError, NoPreviousReleaseError, rollbackArea } from './rollback-area';
import { newSigningKey } from './signing-key';
import { ForeignKeyError } from './site-keys';

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

test('releasing an area, and rolling it back, changes no byte under the host or another area', async () => {
  const site = copy('untouched');
  const before = hashes(site);
  await putRemote(area, two, { site }, key);
  const released = hashes(site);
  const folders = (files: string[]) =>
    new Set(files.filter((file) => /\//.test(file)).map((file) => file.replace(/\/[^/]*$/, '')));
  expect(folders(changed(before, released))).toEqual(new Set([`${area}/1.1.0`, 'device']));
  expect(versions(site)).toEqual(['1.1.0', '1.0.0']);

  expect(await rollbackArea(area, { site }, key)).toBe('1.0.0');
  expect(versions(site)).toEqual(['1.0.0', '1.1.0']);
  expect(folders(changed(released, hashes(site)))).toEqual(new Set(['device']));
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain(one.release.entry);
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

test('what a release leaves out is as the site has it: its court, its database', async () => {
  const site = copy('remembered');
  await putRemote(area, two, { site }, key);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain('"code":"kywb"');
  await putRemote(area, two, { site, database: 'http://localhost:9200' }, key);
  await rollbackArea(area, { site }, key);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain('http://localhost:9200?ns=kywb');
});

test('pages come before the registry, and no file of a release in the making stays', async () => {
  const site = copy('order');
  await putRemote(area, two, { site }, key);
  const written = (file: string) => statSync(join(site, file), { bigint: true }).mtimeNs;
  const pages = filesBelow(site).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) expect(written(page) <= written('registry.json'), page).toBe(true);
  expect(filesBelow(site).filter((file) => /\.(new|lock)/.test(file))).toEqual([]);
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
  const otherwise = (facts: Partial<BuiltRemote['release']>) =>
    putRemote(area, { ...two, release: { ...two.release, ...facts } }, { site }, key);
  await expect(otherwise({ contract: 2 })).rejects.toThrow(HostTooOldError);
  await expect(otherwise({ needs: { jotai: '^3.0.0' } })).rejects.toThrow('needs jotai ^3.0.0');
  await expect(otherwise({ needs: { '@court/nowhere': '^1.0.0' } })).rejects.toThrow(
    'npm run release -- host',
  );
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
