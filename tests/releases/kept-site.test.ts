import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow, integrityOf, scriptHash } from '../../tools/release/build/content-hash';
import { trustedRegistry } from '../../tools/release/site/registry-file';
import { newSigningKey } from '../../tools/release/site/signing-key';
import { aboutKept, INLINE, KEPT_DATABASE, KeepError, keepSite, keptStates, restoreSite } from './kept-site';

const folder = mkdtempSync(join(tmpdir(), 'kept-site-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = newSigningKey();
const database = 'http://localhost:9123';

test.each(keptStates())('%s is restored completely, reads the given database, and trusts the key', (name) => {
  const to = join(folder, name);
  restoreSite(name, { to, database, key });
  const { releases } = aboutKept(name);
  const { areas } = trustedRegistry(to, [key.publicKey]);
  for (const [area, entry] of Object.entries(areas)) expect(entry.current.version).toBe(releases[area]);
  expect(Object.keys(areas)).toHaveLength(5);
  const page = readFileSync(join(to, 'calendar.html'), 'utf8');
  const scripts = [...page.matchAll(INLINE)].map(([, script = '']) => script);
  expect(scripts).not.toHaveLength(0);
  expect(page).toContain('localhost:9123');
  // the policy names the host's scripts by sha256, and an area's first paint by the release's integrity
  for (const script of scripts)
    expect(page.includes(scriptHash(script)) || page.includes(`'${integrityOf(script)}'`), script).toBe(true);
  expect(page).not.toContain('kept-database');
});

test('at least one state has a contract, and all states are small', () => {
  const states = keptStates().map((name) => aboutKept(name));
  expect(states.filter(({ contract }) => contract !== null).length).toBeGreaterThanOrEqual(1);
  for (const { bytes } of states) expect(bytes).toBeLessThan(600_000);
});

/** Bytes that are no text in any encoding of our files. */
const ICON = Buffer.from([0x89, 0x50, 0xff, 0x00, 0xc3]);

/** A small site with an icon, whose host has the version `host`. */
function site(host: string, url = KEPT_DATABASE): string {
  const path = join(folder, `site-${host}`);
  mkdirSync(path, { recursive: true });
  const current = { version: host, provides: { '@court/contract': '1.4.0' } };
  const payload = JSON.stringify({ generatedAt: 1, areas: {} });
  const write = (file: string, content: object) => writeFileSync(join(path, file), JSON.stringify(content));
  write('.host.json', { current });
  write('.site.json', { database: url });
  write('registry.json', { key: 'its key', signature: '', payload });
  writeFileSync(join(path, 'a.js'), `// ${host}`);
  writeFileSync(join(path, 'icon.png'), ICON);
  return path;
}

test('states are numbered by the contract’s version, and a fourth state makes the oldest too many', () => {
  const kept = join(folder, 'kept');
  mkdirSync(kept);
  const names = ['1', '2', '3', '4'].map((host) => keepSite(site(host), 'abc1234', kept));
  expect(names.map(({ name }) => name)).toEqual(['1.4.0-1', '1.4.0-2', '1.4.0-3', '1.4.0-4']);
  expect(names.map(({ tooMany }) => tooMany)).toEqual([[], [], [], ['1.4.0-1']]);
  expect(aboutKept('1.4.0-2', kept)).toMatchObject({
    commit: 'abc1234',
    contract: '1.4.0',
    releases: { host: '2' },
  });
  restoreSite('1.4.0-3', { to: join(folder, 'third'), database, key, folder: kept });
  expect(filesBelow(join(folder, 'third'))).toEqual(filesBelow(site('3')));
  expect(readFileSync(join(folder, 'third/a.js'), 'utf8')).toBe('// 3');
  expect(readFileSync(join(folder, 'third/icon.png'))).toEqual(ICON);
  expect(() => keepSite(site('2'), 'abc1234', kept)).toThrow('holds the releases of 1.4.0-2');
});

test('a site with another database, or without releases, is not stored', () => {
  expect(() => keepSite(site('5', 'http://localhost:9000'), 'abc1234', folder)).toThrow(KeepError);
  expect(() => keepSite(join(folder, 'nothing'), 'abc1234', folder)).toThrow('no released site');
});
