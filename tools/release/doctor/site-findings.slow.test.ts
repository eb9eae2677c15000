import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSigningKey, signRegistry } from '../site/signing-key';
import { tinyHost, tinySite } from '../testing/tiny-site';
import { siteFindings } from './site-findings';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const first = join(folder, 'first');
const key = { ...newSigningKey(), ledger: join(folder, 'ledger') };
let put: Awaited<ReturnType<typeof tinySite>>['put'];
beforeAll(async () => {
  ({ put } = await tinySite(first, key));
  await put(tinyHost('1.1.0'));
});

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(folder, 'site-'));
  cpSync(first, site, { recursive: true });
});

const path = (file: string) => join(site, file);
const write = (file: string, text: string) => writeFileSync(path(file), text);
const read = (file: string) => readFileSync(path(file), 'utf8');
/** The findings, one line each: place and problem. */
const found = (top = site) => siteFindings(top, null).findings.map(({ place, what }) => `${place}: ${what}`);
/** The search's current entry, which its pages name. */
const ENTRY = 'mfe-search/1.1.0/remoteEntry.00000001.js';

test('finds nothing on a site after a release', () => {
  expect(found(first)).toEqual([]);
});

test('says how to create a site in an empty folder', () => {
  const { findings } = siteFindings(join(folder, 'nothing'), null);
  expect(findings).toMatchObject([{ remedy: expect.stringContaining('npm run release -- all --site') }]);
});

test('reports a changed file of a current release, and names the rollback command', () => {
  write(ENTRY, '/* changed */');
  const { findings } = siteFindings(site, null);
  expect(findings[0]).toEqual({
    place: 'mfe-search 1.1.0',
    what: `Readers do not get all of it. 1 of its files is missing or changed: /${ENTRY}.`,
    remedy: expect.stringContaining(`npm run site -- rollback mfe-search --site ${site}`),
  });
  expect(findings[1]).toMatchObject({ place: 'search-attorney.html', what: expect.stringContaining(ENTRY) });
});

test('reports a missing file of an earlier release, which can no longer be rolled back to', () => {
  rmSync(path('mfe-search/1.0.0/remoteEntry.00000001.js'));
  expect(found()).toEqual([
    'mfe-search 1.0.0: It is kept for rollback, which no longer works. 1 of its files is missing or changed: ' +
      '/mfe-search/1.0.0/remoteEntry.00000001.js.',
  ]);
});

test('reports a registry with another signature, or one older than this machine’s last one', async () => {
  const registry = JSON.parse(read('registry.json')) as { payload: string };
  write('registry.json', JSON.stringify(signRegistry(JSON.parse(registry.payload), newSigningKey())));
  expect(found()).toEqual([expect.stringContaining('has been changed since it was signed')]);
  cpSync(join(first, 'registry.json'), path('registry.json'));
  const before = JSON.parse(registry.payload) as { generatedAt: number };
  write('registry.json', JSON.stringify(signRegistry({ ...before, generatedAt: 1 } as never, key)));
  expect(siteFindings(site, key.ledger).findings[0]?.what).toMatch(
    /is older .* than the one this machine wrote/,
  );
});

test('reports an area that the host does not run, with what the host lacks', async () => {
  cpSync(first, path('other'), { recursive: true });
  const { put: release } = await tinySite(path('other'), key);
  await release(tinyHost('2.0.0', { contract: 3 }));
  expect(found(path('other'))).toEqual([
    expect.stringMatching(
      /^mfe-settings 1\.0\.0: Readers do not get it: the host 2\.0\.0 does not run it: .* contract 2/,
    ),
    expect.stringMatching(/^mfe-search 1\.1\.0: Readers do not get it/),
  ]);
});

test('reports missing pages, pages of another release, and pages whose headers refuse their script', () => {
  rmSync(path('settings.html'));
  write('search-debtor.html', read('search-debtor.html').replaceAll('1.1.0', '1.0.0'));
  const headers = JSON.parse(read('headers.json')) as Record<string, Record<string, string>>;
  headers['/index.html'] = { 'content-security-policy': "default-src 'none'" };
  write('headers.json', JSON.stringify(headers));
  write('firebase.json', '{}');
  expect(found()).toEqual([
    'settings.html: The page is not there.',
    'search-debtor.html: It is of mfe-search 1.0.0, and the registry has mfe-search 1.1.0.',
    'headers.json: It is missing, or says other headers than the site needs: /index.html.',
    'firebase.json: It is missing, or says other addresses or headers than the site needs.',
  ]);
  const { findings } = siteFindings(site, null);
  expect(findings[0]?.remedy).toBe(`Rebuild all pages: npm run site -- court --site ${site} --court txwb`);
});

test('reports files of interrupted releases, but not a recent lock', () => {
  write('.writing.json', '[]');
  write('.release.lock', '{}');
  const now = Date.now() / 1000;
  // the file system's own clock differs if this process has another one (tools/checks/other-days.ts)
  utimesSync(path('.release.lock'), now, now);
  mkdirSync(path('mfe-search/1.2.0.new'));
  write('mfe-search/1.2.0.new/half.js', '');
  write('registry.json.new', '{');
  const places = () => siteFindings(site, null).findings.map(({ place }) => place);
  expect(places()).toEqual(['.writing.json', 'mfe-search/1.2.0.new', 'registry.json.new']);
  const hourAgo = now - 3600;
  utimesSync(path('.release.lock'), hourAgo, hourAgo);
  expect(places()).toContain('.release.lock');
});

test.each(['.site.json', '.host.json', 'registry.json', '.courts.json'])(
  'reports a damaged %s, and checks the rest',
  (file) => {
    write(file, '{"');
    const lines = found();
    expect(lines[0]).toContain(`${file} is not valid JSON`);
  },
);
