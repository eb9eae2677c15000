import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release } from '@court/contract';
import type { Area } from '@court/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildElsewhere, buildElsewherePaint, ELSEWHERE } from '../testing/build-elsewhere';
import { integrityOf } from './content-hash';
import { readPrebuilt } from './prebuilt';

const folder = fs.mkdtempSync(join(tmpdir(), 'prebuilt-test-'));
const [plain, painted] = [join(folder, 'plain'), join(folder, 'painted')];
const forms = 'mfe-forms' as Area;
const EMPTY: Registry = { generatedAt: 0, areas: {} };
const made: string[] = [];

beforeAll(() => {
  buildElsewhere(plain);
  buildElsewherePaint(painted);
}, 60_000);
afterAll(() => {
  for (const each of [folder, ...made]) fs.rmSync(each, { recursive: true, force: true });
});

/** A copy of the valid build with its first paint, remote.json and package.json, which a test can damage. */
function copy(name: string, from = plain): string {
  const project = join(folder, `project-${name}`);
  fs.mkdirSync(project);
  for (const file of ['remote.json', 'package.json']) fs.cpSync(join(ELSEWHERE, file), join(project, file));
  fs.cpSync(from, join(project, 'dist'), { recursive: true });
  fs.cpSync(painted, join(project, 'first-paint'), { recursive: true });
  return join(project, 'dist');
}

/** Changes fields of the remote.json beside a build. */
function say(dist: string, change: object): void {
  const file = join(dist, '../remote.json');
  fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), ...change }));
}
const route = (more: object) => ({ routes: [{ path: '/forms', page: 'forms.html', ...more }] });
const DRAWN = { template: 'docket', reads: [] };
const PAINT = { firstPaint: 'first-paint/first-paint.js' };
const PAINTED = { ...route(DRAWN), ...PAINT };

function read(dist: string, { registry = EMPTY, area = forms, base = '/' } = {}) {
  const prebuilt = readPrebuilt({ area, folder: dist, base, registry });
  made.push(prebuilt.folder);
  return prebuilt;
}

const named = (dist: string, form: RegExp) => fs.readdirSync(dist).find((file) => form.test(file)) ?? '';

test('reads the needs of a build that uses only Module Federation’s plugin from its mf-stats.json', () => {
  const { release, folder: out } = read(copy('whole'), { base: '/app/' });
  expect(release.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(release.container).toBe('mfe_forms_1_0_0');
  expect(release.contract).toBe(2);
  expect(release.needs).toEqual({
    '@court/contract': '^2.0.0',
    '@module-federation/enhanced': '^2.5.0',
    jotai: '^2.20.0',
    react: '^19.2.0',
    'react/jsx-runtime': '^19.2.0',
  });
  expect(release.routes).toEqual([{ path: '/forms', page: 'forms.html' }]);
  expect(release.menu).toEqual([{ path: '/forms', label: { 'en-US': 'Forms' } }]);
  expect(release.names.title).toEqual({ 'en-US': 'Forms' });
  const bytesOf = (address: string) => fs.readFileSync(join(out, address.replace(/^.*\//, '')));
  const [entry, ...chunks] = release.preload;
  expect(entry?.file).toBe(release.entry);
  expect(chunks.map(({ as }) => as)).toEqual(['script', 'style']);
  const [script, sheet] = chunks;
  expect(bytesOf(script?.file ?? '').toString()).toContain(`.push([[${sheet?.chunk}]`);
  for (const { file: address, integrity } of release.preload) {
    expect(address).toContain(`/app/mfe-forms/${release.version}/`);
    expect(integrity).toBe(integrityOf(bytesOf(address)));
  }
});

test('leaves maps, types and manifests of a build out of the release', () => {
  const dist = copy('more');
  for (const file of ['a.js.map', 'remote.d.ts', 'seal.svg']) fs.writeFileSync(join(dist, file), '');
  const described = ['mf-manifest.json', 'mf-stats.json'];
  expect(fs.readdirSync(plain)).toEqual(expect.arrayContaining(described));
  const files = fs.readdirSync(plain).filter((file) => !described.includes(file));
  expect(fs.readdirSync(read(dist).folder).sort()).toEqual([...files, 'seal.svg'].sort());
});

function changeStats(dist: string, was: RegExp, is: string): void {
  const file = join(dist, 'mf-stats.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(was, is));
}

const SPOILED: [name: string, spoil: (dist: string) => void, said: RegExp][] = [
  [
    'a chunk that was changed after the build',
    (dist) => fs.writeFileSync(join(dist, named(dist, /^\d+\..*js$/)), 'void 0;'),
    /is not among the integrities in remoteEntry\..*SubresourceIntegrityPlugin/,
  ],
  [
    'a missing chunk',
    (dist) => fs.rmSync(join(dist, named(dist, /css$/))),
    /names a chunk of integrity sha384-/,
  ],
  ['a page', (dist) => fs.writeFileSync(join(dist, 'index.html'), ''), /index\.html is a page/],
  ['a link', (dist) => fs.symlinkSync('/etc/hostname', join(dist, 'a.js')), /a\.js is a link/],
  [
    'a script of another build',
    (dist) => fs.cpSync(join(dist, named(dist, /^remoteEntry/)), join(dist, 'remoteEntry.old.js')),
    /remoteEntry\.old\.js is not among the integrities/,
  ],
  [
    'no mf-stats.json',
    (dist) => fs.rmSync(join(dist, 'mf-stats.json')),
    /dist\/mf-stats\.json is missing: set "manifest: true" in the options of ModuleFederationPlugin/,
  ],
  [
    'a truncated mf-stats.json',
    (dist) => fs.writeFileSync(join(dist, 'mf-stats.json'), '{"metaData":'),
    /mf-stats\.json is not JSON: set "manifest: true"/,
  ],
  [
    'a mf-stats.json of another format',
    (dist) => fs.writeFileSync(join(dist, 'mf-stats.json'), '{"assets":[]}'),
    /mf-stats\.json does not have the form of ModuleFederationPlugin/,
  ],
  [
    'the mf-stats.json of another build',
    (dist) => changeStats(dist, /remoteEntry\.\w+\.js/, 'remoteEntry.0ld.js'),
    /mf-stats\.json names remoteEntry\.0ld\.js, which is not in .*: build again/,
  ],
  [
    'a mf-stats.json with another container',
    (dist) => changeStats(dist, /"globalName": "\w+"/, '"globalName": "mfe_forms_0_9_0"'),
    /is container mfe_forms_0_9_0, and its chunks find each other under mfe_forms_1_0_0/,
  ],
  ['no build', (dist) => fs.rmSync(dist, { recursive: true }), /is no folder/],
  ['no remote.json', (dist) => fs.rmSync(join(dist, '../remote.json')), /no remote\.json.*write it like/s],
  ['a truncated remote.json', (dist) => fs.writeFileSync(join(dist, 'remote.json'), '{'), /not valid JSON/],
  [
    'a route without its page',
    (dist) =>
      fs.writeFileSync(join(dist, 'remote.json'), '{"port":4110,"routes":[{"path":"/forms"}],"menu":[]}'),
    /forms\.html|page/,
  ],
  [
    'a first paint that was not built',
    (dist) => {
      say(dist, PAINTED);
      fs.rmSync(join(dist, '../first-paint'), { recursive: true });
    },
    /no file .*first-paint\.js: build the first paint first/,
  ],
  [
    'a first paint among the chunks',
    (dist) => {
      fs.cpSync(join(dist, '../first-paint/first-paint.js'), join(dist, 'first.js'));
      say(dist, { ...PAINTED, firstPaint: 'dist/first.js' });
    },
    /first\.js lies in the remote's build.*into a folder beside that one/,
  ],
  [
    'a first paint that is a module',
    (dist) => {
      say(dist, PAINTED);
      fs.writeFileSync(join(dist, '../first-paint/first-paint.js'), "import './other.js';");
    },
    /first-paint\.js is no script as pages run it .*without output\.module/,
  ],
  [
    'a first paint outside the folder',
    (dist) => say(dist, { ...PAINTED, firstPaint: '../first.js' }),
    /no script below the folder/,
  ],
  [
    'a first paint that no route shows',
    (dist) => say(dist, PAINT),
    /No route shows .*give its route "reads"/,
  ],
  [
    'a first paint without a template',
    (dist) => say(dist, { ...PAINTED, ...route({ reads: [] }) }),
    /add "template": "docket"/,
  ],
  [
    'a route whose first paint is not named',
    (dist) => say(dist, route({ ...DRAWN, firstPaint: 'record' })),
    /A route names the first paint record: name its script in firstPaints/,
  ],
  ['no version', (dist) => fs.rmSync(join(dist, '../package.json')), /--version/],
];

test.each(SPOILED)('refuses %s, and says the file and the remedy', (name, spoil, said) => {
  const dist = copy(name.replaceAll(' ', '-'));
  spoil(dist);
  expect(() => read(dist)).toThrow(said);
});

const other = (area: Area, facts: object): Registry => {
  const current = {
    version: '0.9.0',
    container: 'other',
    preload: [],
    needs: {},
    ...facts,
  } as unknown as Release;
  const routes = [{ path: '/forms', page: 'forms.html' }];
  return {
    generatedAt: 1,
    areas: { [area]: { current: { ...current, routes }, previous: null } },
  };
};

test('refuses an address that another area of the site answers, but not the area’s own', () => {
  const dist = copy('address');
  expect(() => read(dist, { registry: other('mfe-search', {}) })).toThrow('/forms is answered by mfe-search');
  expect(read(dist, { registry: other(forms, {}) }).release.routes[0]?.path).toBe('/forms');
});

test('refuses two versions with one container name, because a page that rolls back would run the newer one', () => {
  const registry = other(forms, { container: 'mfe_forms_1_0_0' });
  expect(() => read(copy('container'), { registry })).toThrow(
    'container mfe_forms_1_0_0 is that of mfe-forms 0.9.0',
  );
});

test('releases a first paint with its integrity, under a name with its hash, and with the sheet’s class names', () => {
  const dist = copy('painted');
  say(dist, PAINTED);
  const { release, folder: out } = read(dist);
  const { file = '', integrity } = release.firstPaint ?? {};
  expect(file).toMatch(new RegExp(`^/mfe-forms/${release.version}/first-paint\\.[0-9a-f]{8}\\.js$`));
  const script = fs.readFileSync(join(out, file.replace(/^.*\//, '')), 'utf8');
  expect(integrity).toBe(integrityOf(script));
  const sheet = release.preload.find(({ as }) => as === 'style')?.file.replace(/^.*\//, '') ?? '';
  const [, page = ''] = /\.([\w-]+)\{padding:1rem\}/.exec(fs.readFileSync(join(out, sheet), 'utf8')) ?? [];
  expect(script).toContain(`className:"${page}"`);
  // a changed first paint gives another release
  fs.writeFileSync(join(dist, '../first-paint/first-paint.js'), `${script};`);
  expect(read(dist).release.version).not.toBe(release.version);
});

test('uses a named first paint for the routes that name it', () => {
  const dist = copy('named');
  const firstPaints = { record: 'first-paint/first-paint.js' };
  say(dist, { ...route({ ...DRAWN, firstPaint: 'record' }), firstPaints });
  const { firstPaint, firstPaints: named } = read(dist).release;
  expect(firstPaint).toBe(undefined);
  expect(named?.record?.file).toMatch(/first-paint\.[0-9a-f]{8}\.js$/);
});
