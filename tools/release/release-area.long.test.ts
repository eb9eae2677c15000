import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@court/contract';
import { CONTRACT, FEDERATION_VERSION, LIBRARIES } from '@court/federation/share-list';
import { afterAll, expect, test } from 'vitest';
import { buildRemote } from './build/build-remote';
import { filesBelow, integrityOf } from './build/content-hash';
import { BundledSharedCodeError } from './build/inspect-remote';
import { composeSite } from './release-area';
import { NoHostError } from './site/host-record';
import { putFolder, ReleasedAlreadyError } from './site/put-files';
import { withRelease } from './site/registry-file';
import { newSigningKey } from './site/signing-key';

const folder = mkdtempSync(join(tmpdir(), 'release-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fixture = (name: string) => join(import.meta.dirname, 'testing/fixtures', name);
const area = 'mfe-calendar';

const built = buildRemote({ area, dir: fixture('clean-remote') });
afterAll(async () => rmSync((await built).folder, { recursive: true, force: true }));

test('a release lists what it needs from the host, and bundles none of it', { timeout: 30_000 }, async () => {
  const { release } = await built;
  expect(release.needs).toEqual({
    '@court/contract': `^${CONTRACT}.0.0`,
    '@module-federation/enhanced': `^${FEDERATION_VERSION}`,
    jotai: LIBRARIES.jotai,
    'react/jsx-runtime': LIBRARIES['react/jsx-runtime'],
  });
  expect(release.uses).toEqual(['Link', 'courtAtom']);
});

test('leaves the files that describe the build out of the release', async () => {
  expect((await built).folder).toSatisfy((out: string) => !filesBelow(out).some((file) => /^mf-/.test(file)));
});

test('every file that pages name has the integrity of its bytes', async () => {
  const { release, folder: out } = await built;
  const bytes = (path: string) => readFileSync(join(out, path.replace(/^.*\//, '')));
  expect(release.integrity).toBe(integrityOf(bytes(release.entry)));
  expect(release.preload.length).toBeGreaterThanOrEqual(4);
  for (const { file, integrity } of release.preload) expect(integrity).toBe(integrityOf(bytes(file)));
});

test('a chunk of one page is preloaded only on that page', async () => {
  const { release } = await built;
  const parts = release.preload.filter(({ pages }) => pages);
  expect(parts).toMatchObject([{ as: 'script', pages: ['hearing-detail.html'] }]);
});

test('a style sheet has the mark by which the release’s runtime finds it on a page', async () => {
  const { release, folder: out } = await built;
  const { chunk } = release.preload.find(({ as }) => as === 'style') ?? {};
  const entry = readFileSync(join(out, release.entry.replace(/^.*\//, '')), 'utf8');
  expect(entry).toContain(`sriCssHashes={${chunk}:`);
  expect(entry).toContain('"chunk-"+');
  expect(entry).toContain('"data-rspack-loading"');
  expect(entry).toContain(`getAttribute("data-rspack")=="${release.container}:"+`);
});

test('a rule that only sets a custom property is in the released style sheet', async () => {
  const { release, folder: out } = await built;
  const sheet = release.preload.find(({ as }) => as === 'style')?.file.replace(/^.*\//, '') ?? '';
  expect(readFileSync(join(out, sheet), 'utf8')).toContain('{--room-to-write:3rem}');
});

test('the same sources give the same version and the same bytes', { timeout: 30_000 }, async () => {
  const first = await built;
  const again = await buildRemote({ area, dir: fixture('clean-remote') });
  expect(again.release).toEqual(first.release);
  rmSync(again.folder, { recursive: true, force: true });
});

test('two areas with the same style sheet have different class names, because their versions may differ', {
  timeout: 30_000,
}, async () => {
  const classes = ({ release, folder: out }: Awaited<typeof built>) => {
    const sheet = release.preload.find(({ as }) => as === 'style')?.file.replace(/^.*\//, '') ?? '';
    const names = readFileSync(join(out, sheet), 'utf8').match(/\.[a-z][\w-]*/gi) ?? [];
    return new Set(names);
  };
  const other = await buildRemote({ area: 'mfe-search', dir: fixture('clean-remote') });
  const both = [...classes(await built)].filter((name) => classes(other).has(name));
  rmSync(other.folder, { recursive: true, force: true });
  expect(classes(await built).size).toBeGreaterThan(0);
  expect(both).toEqual([]);
});

test('refuses to build a remote that bundles shared code', { timeout: 30_000 }, async () => {
  const dirty = buildRemote({ area, dir: fixture('dirty-remote') });
  await expect(dirty).rejects.toThrow(BundledSharedCodeError);
  await expect(dirty).rejects.toThrow('jotai/esm/vanilla.mjs');
});

function release(name: string, files: Record<string, string>): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

test('never overwrites a version: refuses other bytes, and keeps the existing files', () => {
  const to = join(folder, 'site/mfe-calendar/1.0.0');
  putFolder(release('one', { 'a.js': 'one', 'b.js': 'same' }), to);
  const other = release('two', { 'a.js': 'two', 'b.js': 'same' });
  expect(() => putFolder(other, to)).toThrow(ReleasedAlreadyError);
  expect(readFileSync(join(to, 'a.js'), 'utf8')).toBe('one');
});

test('a version with a file added or missing counts as another release', () => {
  const to = join(folder, 'whole');
  putFolder(release('w1', { 'a.js': '1' }), to);
  expect(() => putFolder(release('w2', { 'a.js': '1', 'b.js': '2' }), to)).toThrow(ReleasedAlreadyError);
  expect(() => putFolder(release('w3', {}), to)).toThrow(ReleasedAlreadyError);
  expect(filesBelow(to)).toEqual(['a.js']);
});

test('keeps five releases, the latest first, without duplicates', async () => {
  const { release } = await built;
  let registry: Registry = { generatedAt: 0, areas: {} };
  for (const version of ['1', '2', '3', '4', '5', '6', '7', '4'])
    registry = withRelease(registry, area, { ...release, version }, 1);
  const { current, previous, earlier = [] } = registry.areas[area] ?? {};
  expect([current?.version, previous?.version, ...earlier.map(({ version }) => version)]).toEqual([
    '4',
    '7',
    '6',
    '5',
    '3',
  ]);
});

test('a site without a host gets an error with the remedy', async () => {
  const composed = composeSite({ site: join(folder, 'empty'), court: 'txwb' }, newSigningKey());
  await expect(composed).rejects.toThrow(NoHostError);
});
