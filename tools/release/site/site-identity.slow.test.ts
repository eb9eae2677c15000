import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@court/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { putText } from './put-files';
import { registryText } from './registry-file';
import { newSigningKey, type SigningKey } from './signing-key';
import { ownRegistry, RegistryRefusedError, rememberWritten } from './site-identity';
import { openSite, type Site, siteIdOf, siteRecord } from './site-record';

const folder = mkdtempSync(join(tmpdir(), 'site-identity-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let key: SigningKey;
let top: string;
let count = 0;
beforeEach(() => {
  count += 1;
  top = join(folder, `site-${count}`);
  key = { ...newSigningKey(), ledger: join(folder, `ledger-${count}`) };
});

const siteAt = (adopt = false, at = top) => openSite({ site: at, adopt });
const begin = (adopt = false) => ownRegistry(siteAt(adopt), [key.publicKey], key);

const putRegistry = (to: string, registry: Registry, signer: SigningKey) =>
  putText(join(to, 'registry.json'), registryText(to, registry, signer));

function keepRecord(site: Site, id: string | undefined): void {
  const [file, text] = siteRecord(site, id);
  putText(join(site.top, file), text);
}

/** Writes a registry as a release does. */
function write(registry: Registry, at = top): Registry {
  const site = siteAt(false, at);
  keepRecord(site, registry.site);
  putRegistry(site.folder, registry, key);
  rememberWritten(site, registry, key);
  return registry;
}
const registryFile = () => join(top, 'registry.json');

test('the first release gives the site a permanent random id', () => {
  const first = write({ ...begin(), generatedAt: 5 });
  expect(first.site).toMatch(/^[0-9a-f-]{36}$/);
  expect(siteIdOf(top)).toBe(first.site);
  expect(begin()).toEqual(first);
});

test('reads a site of an older version, which gets its id with the next release', () => {
  putRegistry(siteAt().folder, { generatedAt: 7, areas: {} }, key);
  expect(begin()).toEqual({
    format: 2,
    site: expect.stringMatching(/^[0-9a-f-]{36}$/),
    generatedAt: 7,
    areas: {},
  });
});

test('a site that lost its record keeps the id in its registry', () => {
  const first = write({ ...begin(), generatedAt: 5 });
  rmSync(join(top, '.site.json'));
  expect(begin().site).toBe(first.site);
});

/** Events since the last release → the expected error. Null if the release continues. */
const SINCE: [string, () => void, RegExp | null][] = [
  ['nothing happened', () => {}, null],
  ['another machine released', () => putRegistry(top, { ...begin(), generatedAt: 30 }, key), null],
  [
    'an older registry was put back',
    () => putRegistry(top, { ...begin(), generatedAt: 10 }, key),
    /is older \(of 1970-01-01T00:00:00.010Z\) than the one .* \(of 1970-01-01T00:00:00.020Z, in .*--adopt-registry/,
  ],
  [
    'an old registry without a site id was put back',
    () => putRegistry(top, { generatedAt: 10, areas: {} }, key),
    /is older/,
  ],
  ['the registry was deleted', () => rmSync(registryFile()), /is older \(or missing\)/],
  [
    "another site's registry was put in its place",
    () => putRegistry(top, { site: 'other', generatedAt: 30, areas: {} }, key),
    /is of another site \(other\) than this one .*--adopt-registry/,
  ],
  [
    'the whole folder was replaced by another site',
    () => {
      keepRecord(siteAt(), 'other');
      putRegistry(top, { site: 'other', generatedAt: 30, areas: {} }, key);
    },
    /is of another site \(other\) than this one/,
  ],
  ['the folder was emptied', () => rmSync(top, { recursive: true }), null],
  [
    'this machine’s ledger was damaged',
    () => writeFileSync(join(key.ledger ?? '', `${siteIdOf(top)}.json`), '{"site":'),
    null,
  ],
];

test.each(SINCE)('since the last release %s: the next continues or says why', (_what, happens, said) => {
  write({ ...begin(), generatedAt: 20 });
  happens();
  if (said === null) {
    expect(begin().areas).toEqual({});
    return;
  }
  expect(begin).toThrow(RegistryRefusedError);
  expect(begin).toThrow(said);
});

test('adopting a registry continues it with a later time than any page has, and only once', () => {
  const { site } = write({ ...begin(), generatedAt: 20 });
  putRegistry(top, { site: 'other', generatedAt: 10, areas: {} }, key);
  const adopted = begin(true);
  expect(adopted).toEqual({ format: 2, site, generatedAt: 21, areas: {} });
  write(adopted);
  expect(begin()).toEqual(adopted);
});

test('refuses an outdated copy of a site, in whatever folder it is', () => {
  const first = write({ ...begin(), generatedAt: 20 });
  const copy = join(folder, `copy-${count}`);
  write({ ...first, generatedAt: 40 }, copy);
  expect(begin).toThrow(`in ${copy}`);
});

test('a key that is not stored records no writes', () => {
  const nowhere = newSigningKey();
  const site = siteAt();
  rememberWritten(site, { site: 'a', generatedAt: 20, areas: {} }, nowhere);
  putRegistry(site.folder, { site: 'a', generatedAt: 10, areas: {} }, nowhere);
  expect(ownRegistry(site, [nowhere.publicKey], nowhere).generatedAt).toBe(10);
});

test.each([
  ['release --', 'tools/release/release.ts'],
  ['site -- rollback', 'tools/site/rollback.ts'],
])(
  'npm run %s mfe-search exits with 3 for a registry of another site, and changes nothing',
  (_command, script) => {
    keepRecord(siteAt(), 'own');
    putRegistry(top, { site: 'other', generatedAt: 1, areas: {} }, key);
    writeFileSync(
      join(top, '.host.json'),
      JSON.stringify({
        ...{ format: 2, current: { provides: {} }, previous: null, released: {} },
        keys: [key.publicKey],
      }),
    );
    const before = readFileSync(registryFile(), 'utf8');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', script, 'mfe-search', '--site', top],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          RELEASE_KEY: key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        },
      },
    );
    expect(stderr).toContain('is of another site (other) than this one (own). Nothing was changed.');
    expect(status).toBe(3);
    expect(readFileSync(registryFile(), 'utf8')).toBe(before);
  },
  30_000,
);
