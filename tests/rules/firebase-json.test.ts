import { readFileSync } from 'node:fs';
import type { PageCourt, Registry } from '@court/contract';
import { expect, test } from 'vitest';
import { rulesFile } from '../../court-data/database/access/rules-for';
import { remoteFile, remotes } from '../../tools/release/build/workspaces';
import { pageTemplates } from '../../tools/release/pages/page-templates';
import { readCourt } from '../../tools/release/site/court-file';
import { firebaseFile } from '../../tools/release/site/firebase-file';
import { fileHeaders } from '../../tools/release/site/site-compose';
import { areaPages, hostPages } from '../../tools/release/site/site-pages';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };
const { database, hosting, emulators } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  database: { rules: string };
  hosting: {
    public: string;
    ignore: string[];
    cleanUrls: boolean;
    rewrites: { source: string; destination: string }[];
    headers: HeaderRule[];
  };
  emulators: Record<string, { port?: number }>;
};

/** The headers of a path. A later matching rule overrides an earlier one, as in Firebase. */
function headersOf(path: string): Record<string, string> {
  const fits = ({ source }: HeaderRule) => {
    const pattern = source.replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
    return new RegExp(`^${pattern}$`).test(path);
  };
  const all = hosting.headers.filter(fits).flatMap(({ headers }) => headers);
  return Object.fromEntries(all.map(({ key, value }) => [key.toLowerCase(), value]));
}

const areas = remotes();
const release = {
  version: '1.0.0',
  releasedAt: 0,
  entry: '/entry.js',
  integrity: '',
  container: 'c',
  contract: 1,
  needs: {},
  preload: [],
  frame: [{ file: '/frame.js', integrity: '', as: 'script' as const }],
};
const registry: Registry = {
  generatedAt: 0,
  areas: Object.fromEntries(
    areas.map((area) => [area, { current: { ...release, ...remoteFile(area) }, previous: null }]),
  ),
};
const court = { ...readCourt('txwb'), modules: areas, mapsKey: 'AIzaSy-no-key-of-anybody' };
const theme = { file: '/assets/theme.js', integrity: '' };
const files = { theme, themeText: '', scripts: [], styles: [] };
const courts: [PageCourt] = [court];
const parts = {
  ...{ registry, court, courts, keys: [] },
  templates: pageTemplates(files),
  host: { contract: 1, provides: {}, exports: [] },
};
const pages = new Map([...hostPages(parts), ...areas.flatMap((area) => [...areaPages(parts, area)])]);
const pageHeaders = Object.fromEntries([...pages].map(([file, page]) => [`/${file}`, page.headers]));
const headers: Record<string, Record<string, string>> = { ...pageHeaders, ...fileHeaders(registry, courts) };

test('Hosting sends the same headers as the local server, for pages, released files and the registry', () => {
  const ruled = Object.entries(headers);
  expect(ruled.length).toBeGreaterThan(5);
  for (const [path, sent] of ruled) {
    const { 'content-security-policy': _, ...rest } = sent;
    const asked = path.replace('/*', '/1.0.0/file.js').replace(/\.html$/, '');
    if (path !== '/device/google-map.html') expect(headersOf(asked), path).toMatchObject(rest);
  }
});

test('the release puts the policy into each page, and the header adds the part that a page cannot set', () => {
  expect(headersOf('/calendar')['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(headersOf('/google-map')['content-security-policy']).toBe("frame-ancestors 'self'");
  // skips the pages that Capacitor serves without headers
  for (const [name, { html }] of [...pages].filter(([page]) => page !== 'device/google-map.html')) {
    const header = headersOf(`/${name.replace(/\.html$/, '')}`)['content-security-policy'] ?? '';
    const whole = headers[`/${name}`]?.['content-security-policy'] ?? '';
    const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const parts = [...meta.replaceAll('&amp;', '&').split('; '), header];
    expect(parts.sort(), name).toEqual(whole.split('; ').sort());
  }
});

test('every address of the specification leads to its page', () => {
  const rewrites = hosting.rewrites.map(({ source, destination }) => `${source} ${destination}`);
  const routes = areas.flatMap((area) => remoteFile(area).routes);
  const open = routes.filter(({ path }) => path.endsWith('/:id?')).map(({ path }) => path.slice(0, -5));
  expect(rewrites.sort()).toEqual(open.map((path) => `${path}/* ${path}.html`).sort());
  expect(hosting.cleanUrls).toBe(true);
  for (const area of areas)
    for (const { path, page } of remoteFile(area).routes)
      expect(`/${page}`).toBe(`${path.replace('/:id?', '')}.html`);
});

test('the rules are the generated ones, and the emulator uses our ports', () => {
  expect(readFileSync(database.rules, 'utf8')).toBe(rulesFile());
  expect([emulators.database?.port, emulators.hosting?.port]).toEqual([9000, 8080]);
  expect(hosting.public).toBe('dist/site');
  // the site's own files are not deployed, except those that phones request for its apps
  expect(hosting.ignore).toEqual(expect.arrayContaining(['headers.json', '**/.*', '**/.!(well-known)/**']));
});

test('a released site has the same file for itself, below its sub-path if it has one', () => {
  const own = firebaseFile({ base: '/', overrides: false }, registry, []).hosting;
  expect(own.headers).toEqual(hosting.headers);
  const bySource = (a: { source: string }, b: { source: string }) => (a.source < b.source ? -1 : 1);
  expect(own.rewrites).toEqual([...hosting.rewrites].sort(bySource));
  expect(own.public).toBe('.');
  const below = firebaseFile({ base: '/calendar-app/', overrides: false }, registry, []).hosting;
  expect(below.rewrites[0]?.destination).toMatch(/^\/calendar-app\/[a-z0-9-]+\.html$/);
  expect(below.headers.map(({ source }) => source)).toEqual([
    '**',
    '/calendar-app/google-map',
    '/calendar-app/google-map.html',
    '/calendar-app/service-worker.js',
    '/.well-known/apple-app-site-association',
    '/calendar-app/assets/**',
    '/calendar-app/mfe-*/**',
  ]);
  expect(below.redirects).toEqual([{ source: '/', destination: '/calendar-app', type: 302 }]);
  const open = firebaseFile({ base: '/', overrides: true }, registry, []).hosting.headers[0]?.headers ?? [];
  expect(open.some(({ key }) => key === 'Integrity-Policy')).toBe(false);
});

test('the example of several courts names its own targets, and existing courts and rules', () => {
  const page = readFileSync('docs/operate/firebase.md', 'utf8');
  const blockOf = (file: string) =>
    JSON.parse(page.split(`\`\`\`json ${file}\n`)[1]?.split('```')[0] ?? '') as Record<string, unknown>;
  const { projects, targets } = blockOf('.firebaserc') as {
    projects: { default: string };
    targets: Record<string, { database: { courts: string[] }; hosting: { calendar: string[] } }>;
  };
  const own = targets[projects.default];
  const codes = own?.database.courts.map((instance) => instance.split('-').at(-1) ?? '') ?? [];
  expect(codes.map((code) => readCourt(code).code)).toEqual(['txwb', 'wawb', 'kywb']);
  const [{ target, rules } = { target: '', rules: '' }] = blockOf('firebase.json').database as {
    target: string;
    rules: string;
  }[];
  expect(Object.keys(own?.database ?? {})).toEqual([target]);
  expect(rules).toBe(database.rules);
  expect(page).toContain(`firebase target:apply database ${target} ${own?.database.courts.join(' ')}`);
  expect(page).toContain('firebase target:apply hosting calendar court-calendar');
});
