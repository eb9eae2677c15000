import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedRegistry } from '@court/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltRemote } from './build/build-remote';
import { filesBelow } from './build/content-hash';
import { HostTooOldError, putRemote, releaseHost } from './release-area';
import { DamagedReleaseError, NoPreviousReleaseError, rollbackArea } from './rollback-area';
import { ReleasedAlreadyError } from './site/put-files';
import { readRegistry, TamperedRegistryError } from './site/registry-file';
import { registryRows } from './site/registry-table';
import { newSigningKey } from './site/signing-key';
import { ForeignKeyError } from './site/site-keys';
import { area, changed, hashes, otherwise, releasedSite } from './testing/released-site';

let base: Awaited<ReturnType<typeof releasedSite>>;
beforeAll(async () => {
  base = await releasedSite();
}, 90_000);
afterAll(() => base.remove());

const versions = (site: string) => {
  const { current, previous } = readRegistry(site).areas[area] ?? {};
  return [current?.version, previous?.version];
};

/** Files that describe all pages, for servers and the device build. */
const ABOUT_PAGES = ['device/index.html', 'headers.json', 'registry.json'];
const OWN_PAGES = ['calendar.html', 'hearing-detail.html', 'hearing.html', 'index.html'];

test('a release of an area and its rollback change only its folder, its own pages and the registry', async () => {
  const site = base.copy('untouched');
  const before = hashes(site);
  await putRemote(area, base.two, { site }, base.key);
  const released = hashes(site);
  const files = changed(before, released);
  expect(files.filter((file) => file.startsWith(`${area}/1.1.0/`))).not.toEqual([]);
  const others = files.filter((file) => !file.startsWith(`${area}/1.1.0/`));
  expect(others.sort()).toEqual([...OWN_PAGES, ...ABOUT_PAGES].sort());
  const [headersBefore, headers] = [base.copy('before'), site].map(
    (at) => JSON.parse(readFileSync(join(at, 'headers.json'), 'utf8')) as Record<string, unknown>,
  );
  const told = Object.keys(headers ?? {}).filter(
    (path) => JSON.stringify(headers?.[path]) !== JSON.stringify(headersBefore?.[path]),
  );
  expect(OWN_PAGES).toEqual(expect.arrayContaining(told.map((path) => path.slice(1))));
  expect(versions(site)).toEqual(['1.1.0', '1.0.0']);

  expect(await rollbackArea(area, { site }, base.key)).toEqual({ version: '1.0.0', stopping: [] });
  expect(versions(site)).toEqual(['1.0.0', '1.1.0']);
  expect(changed(released, hashes(site)).sort()).toEqual([...OWN_PAGES, ...ABOUT_PAGES].sort());
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain(base.one.release.entry);
});

test('rolls back to any of the last five releases, but not to a changed one', async () => {
  const site = base.copy('five');
  const releaseOf = async (version: string) => {
    const dir = join(base.folder, `built-${version}`);
    cpSync(base.two.folder, dir, { recursive: true });
    const moved = JSON.stringify(base.two.release).replaceAll('/1.1.0/', `/${version}/`);
    const release = { ...(JSON.parse(moved) as typeof base.two.release), version };
    await putRemote(area, { release, folder: dir }, { site }, base.key);
  };
  for (const version of ['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) await releaseOf(version);
  const [host, ...areas] = registryRows(site);
  expect(host?.release).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  const released = areas.find((row) => row.area === area);
  expect(released?.previous).toEqual(['1.5.0', '1.4.0', '1.3.0', '1.2.0']);
  const back = (to: string) => rollbackArea(area, { site }, base.key, to);
  await expect(back('1.0.0')).rejects.toThrow('it holds 1.5.0, 1.4.0, 1.3.0, 1.2.0');
  expect((await back('1.3.0')).version).toBe('1.3.0');
  expect(versions(site)).toEqual(['1.3.0', '1.6.0']);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain('/mfe-calendar/1.3.0/');
  writeFileSync(join(site, area, '1.4.0', 'release.json'), '{}');
  await expect(back('1.4.0')).rejects.toThrow(DamagedReleaseError);
});

test('releasing the same release again changes nothing, and reports that it is not new', async () => {
  const site = base.copy('again');
  const before = hashes(site);
  expect(await putRemote(area, base.one, { site }, base.key)).toEqual({ version: '1.0.0', isNew: false });
  expect(changed(before, hashes(site))).toEqual([]);
});

test('refuses a version that exists with other bytes, and changes nothing', async () => {
  const site = base.copy('other-bytes');
  const before = hashes(site);
  const other = { ...base.two, release: { ...base.two.release, version: '1.0.0' } };
  await expect(putRemote(area, other, { site }, base.key)).rejects.toThrow(ReleasedAlreadyError);
  expect(changed(before, hashes(site))).toEqual([]);
});

test('a release keeps the site’s settings that it does not name: its court', async () => {
  const site = base.copy('remembered');
  await putRemote(area, base.two, { site }, base.key);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain('"code":"kywb"');
});

test('no page is older than the registry, and no temporary file remains', async () => {
  const site = base.copy('order');
  await putRemote(area, base.two, { site }, base.key);
  const written = (file: string) => statSync(join(site, file), { bigint: true }).mtimeNs;
  for (const page of OWN_PAGES) expect(written(page) >= written('registry.json'), page).toBe(true);
  expect(filesBelow(site).filter((file) => /\.(new|lock|writing)/.test(file))).toEqual([]);
});

test('a key that the pages do not accept can neither release nor roll back', async () => {
  const site = base.copy('foreign');
  const before = hashes(site);
  const foreign = newSigningKey();
  await expect(putRemote(area, base.two, { site }, foreign)).rejects.toThrow(ForeignKeyError);
  await expect(releaseHost({ site }, { key: foreign })).rejects.toThrow(`--accept ${foreign.publicKey}`);
  await expect(rollbackArea(area, { site }, foreign)).rejects.toThrow(ForeignKeyError);
  expect(changed(before, hashes(site))).toEqual([]);
});

test('key rotation: the host accepts a second key, which then releases, and drops the first', {
  timeout: 60_000,
}, async () => {
  const site = base.copy('rotation');
  const next = newSigningKey();
  await releaseHost({ site }, { key: base.key, accept: next.publicKey });
  await putRemote(area, base.two, { site }, next);
  expect(readFileSync(join(site, 'calendar.html'), 'utf8')).toContain(
    `"keys":["${base.key.publicKey}","${next.publicKey}"]`,
  );
  await releaseHost({ site }, { key: next, accept: 'none' });
  await expect(rollbackArea(area, { site }, base.key)).rejects.toThrow(ForeignKeyError);
});

test('does not sign a registry that was changed', async () => {
  const site = base.copy('altered');
  const path = join(site, 'registry.json');
  const signed = JSON.parse(readFileSync(path, 'utf8')) as SignedRegistry;
  writeFileSync(path, JSON.stringify({ ...signed, payload: signed.payload.replace('1.0.0', '6.6.6') }));
  await expect(putRemote(area, base.two, { site }, base.key)).rejects.toThrow(TamperedRegistryError);
  await expect(rollbackArea(area, { site }, base.key)).rejects.toThrow(TamperedRegistryError);
});

test('rolls back only to a release that exists and is complete', async () => {
  const site = base.copy('nowhere-to-go');
  await expect(rollbackArea(area, { site }, base.key)).rejects.toThrow(NoPreviousReleaseError);
  await putRemote(area, base.two, { site }, base.key);
  writeFileSync(join(site, base.one.release.entry), 'changed');
  await expect(rollbackArea(area, { site }, base.key)).rejects.toThrow(DamagedReleaseError);
  expect(versions(site)).toEqual(['1.1.0', '1.0.0']);
});

test('refuses an area that the host cannot run, and says what is missing', async () => {
  const site = base.copy('skew');
  const before = hashes(site);
  const put = (facts: Partial<BuiltRemote['release']>) =>
    putRemote(area, otherwise(base.two, facts), { site }, base.key);
  await expect(put({ contract: 3 })).rejects.toThrow(HostTooOldError);
  await expect(put({ needs: { jotai: '^3.0.0' } })).rejects.toThrow('needs jotai ^3.0.0');
  await expect(put({ needs: { '@court/nowhere': '^1.0.0' } })).rejects.toThrow(
    'Nor does the host of this checkout: it needs @court/nowhere',
  );
  expect(changed(before, hashes(site))).toEqual([]);
});

test('does not roll back to a release that the host cannot run', async () => {
  const site = base.copy('back-to-skew');
  await putRemote(area, base.two, { site }, base.key);
  const file = join(site, '.host.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record.current.provides.jotai = '1.0.0';
  writeFileSync(file, JSON.stringify(record));
  await expect(rollbackArea(area, { site }, base.key)).rejects.toThrow(
    /it needs jotai \S+, and the host provides 1\.0\.0\. Roll the host back first/,
  );
  expect(versions(site)).toEqual(['1.1.0', '1.0.0']);
});
