import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotLoopbackError, pathOf, type SiteServer, serveSite } from './serve-site';

const folder = mkdtempSync(join(tmpdir(), 'serve-test-'));
const site = join(folder, 'site');
let server: SiteServer;
let device: SiteServer;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(site, name), text);
  put('index.html', 'index');
  put('404.html', 'unknown');
  put('calendar.html', 'calendar');
  put('hearing-detail.html', 'detail');
  put('assets/main.js', 'main();'.repeat(50));
  put('.sources.json', 'hidden');
  mkdirSync(join(site, 'feeds/txwb/judge'), { recursive: true });
  put('feeds/txwb/.feeds.json', 'hidden');
  put('feeds/txwb/judge/j-ada-brook.ics', 'BEGIN:VCALENDAR');
  const rewrites = [{ source: '/hearing-detail/*', destination: '/hearing-detail.html' }];
  put('firebase.json', JSON.stringify({ note: 'for servers', hosting: { rewrites } }));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  put(
    'headers.json',
    JSON.stringify({
      '/for servers': {},
      '/assets/*': { 'cache-control': 'immutable' },
      '/calendar.html': { 'content-security-policy': "default-src 'none'" },
      '/404.html': { 'content-security-policy': "default-src 'self'" },
    }),
  );
  mkdirSync(join(site, 'device'));
  put('device/headers.json', 'for servers');
  put('assets/HEADERS.JSON', 'for servers');
  server = await serveSite({ site, port: 0 });
  device = await serveSite({ site, port: 0, build: 'device' });
});
afterAll(async () => {
  await Promise.all([server.close(), device.close()]);
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** Sends the path unchanged. fetch would normalize it first. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  host = '127.0.0.1',
  method = 'GET',
  { port } = server,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
const askDevice = (path: string) => ask(path, {}, '127.0.0.1', 'GET', device);
const text = async (path: string) => (await ask(path)).body.toString();

test('answers a route with its page, with and without an id', async () => {
  expect(await text('/')).toBe('index');
  expect(await text('/calendar?date=2026-11-23')).toBe('calendar');
  expect(await text('/hearing-detail')).toBe('detail');
  expect(await text('/hearing-detail/2026-1~a%2Fb')).toBe('unknown');
  expect(await text('/hearing-detail/2026-1~a')).toBe('detail');
});

test('answers an unknown address with the 404 page, status 404 and that page’s headers', async () => {
  for (const path of ['/nowhere', '/calendar/deeper', '/assets/none.js']) {
    const answer = await ask(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'unknown']);
    expect(answer.headers['content-security-policy']).toBe("default-src 'self'");
  }
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/%5c..%5csecret.txt',
  '//../secret.txt',
  '/link.txt',
  '/.sources.json',
  '/feeds/txwb/.feeds.json',
  '/assets/main.js%00.html',
  '/%',
])('serves no file outside the site and no hidden file: %s', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).toBe('unknown');
});

test('serves a calendar feed as text/calendar, and does not send an unchanged one again', async () => {
  const path = '/feeds/txwb/judge/j-ada-brook.ics';
  const { headers, body } = await ask(path, { 'accept-encoding': 'br' });
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('BEGIN:VCALENDAR');
  const again = await ask(path, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('serves the app association files with the right type, and no other hidden file beside them', async () => {
  const apple = '/.well-known/apple-app-site-association';
  expect((await ask(apple)).status).toBe(404);
  mkdirSync(join(site, '.well-known'));
  for (const name of ['apple-app-site-association', 'assetlinks.json', 'others.json'])
    writeFileSync(join(site, '.well-known', name), '[]');
  const answers = [await ask(apple), await askDevice('/.well-known/assetlinks.json')];
  expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
    [200, '[]'],
    [200, '[]'],
  ]);
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/json; charset=utf-8',
  ]);
  expect((await ask('/.well-known/others.json')).status).toBe(404);
  expect((await ask('/assets/.well-known/assetlinks.json')).status).toBe(404);
});

test('a site with a base path has them at the top of its host', async () => {
  const top = join(folder, 'below');
  mkdirSync(join(top, '.well-known'), { recursive: true });
  mkdirSync(join(top, 'tx'));
  writeFileSync(join(top, '.site.json'), JSON.stringify({ base: '/tx/', court: 'txwb' }));
  writeFileSync(join(top, 'tx/headers.json'), '{}');
  writeFileSync(join(top, '.well-known/assetlinks.json'), '[1]');
  const below = await serveSite({ site: top, port: 0 });
  const { status, body } = await ask('/.well-known/assetlinks.json', {}, '127.0.0.1', 'GET', below);
  await below.close();
  expect([status, body.toString()]).toEqual([200, '[1]']);
});

test('rejects a path with .., a backslash or a null byte', () => {
  expect(pathOf('/a/%2e%2e/b')).toBeNull();
  expect(pathOf('/a%5cb')).toBeNull();
  expect(pathOf('/a%00')).toBeNull();
  expect(pathOf('/a/b?c=..')).toBe('/a/b');
});

test('listens only on this machine', async () => {
  await expect(serveSite({ site, port: 0, host: '0.0.0.0' })).rejects.toThrow(NotLoopbackError);
  await expect(serveSite({ site, port: 0, host: '::' })).rejects.toThrow(NotLoopbackError);
});

test.each(['evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'localhost.evil.example'])(
  'refuses a request with the host name “%s”',
  async (host) => {
    for (const path of ['/', '/calendar', '/assets/main.js', '/nowhere']) {
      const answer = await ask(path, { host });
      expect(answer.status).toBe(403);
      expect(answer.body.toString()).toBe('This site answers to this machine only\n');
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  },
);

test.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:8080', '[::1]:8080', 'calendar.localhost:8080'])(
  'accepts this machine’s own name %s',
  async (host) => {
    expect((await ask('/calendar', { host })).body.toString()).toBe('calendar');
  },
);

test.each(['/headers.json', '/assets/HEADERS.JSON', '/firebase.json', '/device/headers.json'])(
  'does not serve files for servers: %s',
  async (path) => {
    for (const answer of [await ask(path), await askDevice(path)]) {
      expect(answer.body.toString()).not.toContain('for servers');
    }
    expect((await ask(path)).status).toBe(404);
    expect((await askDevice(path)).status).toBe(404);
  },
);

test('sends a file with the headers of the longest prefix and of its own name', async () => {
  expect((await ask('/assets/main.js')).headers['cache-control']).toBe('immutable');
  expect((await ask('/calendar')).headers['content-security-policy']).toBe("default-src 'none'");
});

test('sends brotli to clients that accept it, with its header', async () => {
  const small = await ask('/assets/main.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.body).toString()).toBe('main();'.repeat(50));
  const plain = await ask('/assets/main.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.etag).not.toBe(small.headers.etag);
});

test('does not send an unchanged file again', async () => {
  const { headers } = await ask('/calendar');
  const again = await ask('/calendar', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('serves a changed file with its new content, also compressed', async () => {
  const path = join(site, 'assets/changing.js');
  const accept = { 'accept-encoding': 'br' };
  writeFileSync(path, 'a');
  expect(brotliDecompressSync((await ask('/assets/changing.js', accept)).body).toString()).toBe('a');
  writeFileSync(path, 'b');
  utimesSync(path, 1, 1);
  expect(brotliDecompressSync((await ask('/assets/changing.js', accept)).body).toString()).toBe('b');
});

test('allows only GET and HEAD', async () => {
  expect((await ask('/calendar', {}, '127.0.0.1', 'POST')).status).toBe(405);
  const head = await ask('/calendar', {}, '127.0.0.1', 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});
