import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from '@court/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteFile } from '../release/build/workspaces';
import { firebaseFile } from '../release/site/firebase-file';
import { fits, serveHosting } from './serve-hosting';

const release = {
  ...{ version: '1.0.0', releasedAt: 0, entry: '/entry.js', integrity: '', container: 'c', contract: 1 },
  ...{ needs: {}, preload: [], frame: [], ...remoteFile('mfe-calendar') },
};
const registry: Registry = {
  generatedAt: 0,
  areas: { 'mfe-calendar': { current: release, previous: null } },
};

const FILES = {
  'firebase.json': JSON.stringify(firebaseFile({ base: '/', overrides: false }, registry, [])),
  ...{ 'headers.json': '{}', '.site.json': '{}', 'registry.json': '{}', 'service-worker.js': '' },
  ...{ '.well-known/apple-app-site-association': '{"applinks":{}}', '.templates/1.json': '{}' },
  ...{ 'index.html': 'first', 'calendar.html': 'calendar', 'hearing-detail.html': 'hearing' },
  ...{ '404.html': 'lost', 'google-map.html': 'map', 'assets/a.js': 'a', 'mfe-calendar/1.0.0/b.js': 'b' },
};

let site: string;
let server: Awaited<ReturnType<typeof serveHosting>>;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'hosting-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  server = await serveHosting(site, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

async function ask(path: string) {
  const answer = await fetch(server.url + path, { redirect: 'manual' });
  const { status, headers } = answer;
  return { status, headers, to: headers.get('location'), text: await answer.text() };
}

test('pages answer at their clean addresses, also with an id, and other addresses redirect there', async () => {
  for (const [path, text] of [
    ['/', 'first'],
    ['/calendar?date=2026-11-23', 'calendar'],
    ['/hearing-detail/h1', 'hearing'],
    ['/assets/a.js', 'a'],
  ] as const)
    expect(await ask(path)).toMatchObject({ status: 200, text });
  expect(await ask('/calendar.html?date=2026-11-23')).toMatchObject({
    status: 301,
    to: '/calendar?date=2026-11-23',
  });
  expect(await ask('/calendar/')).toMatchObject({ status: 301, to: '/calendar' });
});

test('the files that phones request for the court’s apps are deployed, as JSON, but no other hidden folder', async () => {
  const apple = await ask('/.well-known/apple-app-site-association');
  expect([apple.status, apple.headers.get('content-type')]).toEqual([200, 'application/json']);
  const { ignore } = firebaseFile({ base: '/', overrides: false }, registry, []).hosting;
  const ignored = [
    '.templates/1.json',
    '.firebase/hosting.cache',
    'a/.git/config',
    '.site.json',
    '.well-knowns/a',
  ];
  for (const name of ignored)
    expect(
      ignore.some((source) => fits(source, name)),
      name,
    ).toBe(true);
  for (const name of ['.well-known/assetlinks.json', 'assets/a.js', 'index.html'])
    expect(
      ignore.some((source) => fits(source, name)),
      name,
    ).toBe(false);
});

test('files that are not deployed or do not exist get the 404 page', async () => {
  for (const path of ['/headers.json', '/firebase.json', '/.site.json', '/nowhere', '/hearing-detail/a/b'])
    expect(await ask(path), path).toMatchObject({ status: 404, text: 'lost' });
  expect((await ask('/%2e%2e/secret')).status).toBe(404);
});

test('the headers are exactly those of firebase.json, and a later rule overrides an earlier one', async () => {
  const everywhere = {
    'content-security-policy': "frame-ancestors 'none'",
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
  const own = async (path: string) => {
    const sent = Object.fromEntries((await ask(path)).headers);
    for (const name of [
      'connection',
      'content-length',
      'content-type',
      'date',
      'keep-alive',
      'location',
      'transfer-encoding',
    ])
      delete sent[name];
    return sent;
  };
  const fresh = { ...everywhere, 'cache-control': 'no-cache' };
  const kept = { ...everywhere, 'cache-control': 'public, max-age=31536000, immutable' };
  expect(await own('/calendar')).toEqual(fresh);
  expect(await own('/nowhere')).toEqual(fresh);
  expect(await own('/calendar/')).toEqual(fresh);
  expect(await own('/assets/a.js')).toEqual(kept);
  expect(await own('/mfe-calendar/1.0.0/b.js')).toEqual(kept);
  expect(await own('/google-map')).toMatchObject({ 'content-security-policy': "frame-ancestors 'self'" });
  expect(await own('/service-worker.js')).toMatchObject({ 'service-worker-allowed': '/' });
});

test('a source of firebase.json matches as Firebase documents', () => {
  expect(fits('**', '/a/b')).toBe(true);
  expect(fits('/mfe-*/**', '/mfe-calendar/1.0.0/a.js')).toBe(true);
  expect(fits('/hearing-detail/*', '/hearing-detail/a/b')).toBe(false);
  expect(fits('**/.*', '.site.json')).toBe(true);
  expect(fits('**/.*', 'a/.site.json')).toBe(true);
  expect(fits('**/headers.json', 'a/headers.jsonx')).toBe(false);
});
