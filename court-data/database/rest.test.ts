import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cpuTime } from './testing/cpu-time';
import { connectRaw, openDatabase } from './testing/test-client';

type Asked = { status: number; json: unknown; headers: Headers };

async function ask(
  url: string,
  method = 'GET',
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Asked> {
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(url, { method, body: text, headers });
  const answer = await response.text();
  return {
    status: response.status,
    json: answer === '' ? undefined : JSON.parse(answer),
    headers: response.headers,
  };
}

test('PUT, GET and DELETE write, read and remove', async () => {
  const { url } = await openDatabase();
  expect((await ask(`${url}/a/b.json`, 'PUT', { c: [1, 2], d: null })).json).toEqual({ c: [1, 2] });
  const { json, headers } = await ask(`${url}/a.json`);
  expect(json).toEqual({ b: { c: [1, 2] } });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await ask(`${url}/a/b/c/0.json`, 'DELETE')).json).toBe(null);
  expect((await ask(`${url}/a.json`)).json).toEqual({ b: { c: [null, 2] } });
  expect((await ask(`${url}/.json`)).json).toEqual({ a: { b: { c: [null, 2] } } });
});

test('PATCH updates many paths at once', async () => {
  const { url } = await openDatabase();
  await ask(`${url}/a.json`, 'PUT', { x: { y: 1, z: 2 }, w: 3 });
  expect((await ask(`${url}/a.json`, 'PATCH', { 'x/y': 10, w: null, 'v/u': 4 })).status).toBe(200);
  expect((await ask(`${url}/a.json`)).json).toEqual({ v: { u: 4 }, x: { y: 10, z: 2 } });
});

test('namespaces are separate, and a request without one uses the default', async () => {
  const { url } = await openDatabase({ defaultNamespace: 'home' });
  await ask(`${url}/a.json?ns=home`, 'PUT', 1);
  expect((await ask(`${url}/a.json`)).json).toBe(1);
  expect((await ask(`${url}/a.json?ns=other`)).json).toBe(null);
  expect((await ask(`${url}/a.json?ns=..%2Fetc`)).status).toBe(400);
});

test('shallow lists keys only', async () => {
  const { url } = await openDatabase();
  await ask(`${url}/a.json`, 'PUT', { b: { c: 1 }, d: 2 });
  expect((await ask(`${url}/a.json?shallow=true`)).json).toEqual({ b: true, d: true });
  expect((await ask(`${url}/a/d.json?shallow=true`)).json).toBe(2);
  expect((await ask(`${url}/a.json?shallow=true&orderBy="$key"`)).status).toBe(400);
});

test.each([
  ['orderBy="$key"&startAt="b"', ['b', 'c', 'd']],
  ['orderBy="$key"&startAfter="b"', ['c', 'd']],
  ['orderBy="$key"&endAt="b"', ['a', 'b']],
  ['orderBy="$key"&endBefore="b"', ['a']],
  ['orderBy="$key"&equalTo="c"', ['c']],
  ['orderBy="$key"&limitToFirst=2', ['a', 'b']],
  ['orderBy="$key"&limitToLast=2', ['c', 'd']],
  ['orderBy="n"&startAt=2', ['a', 'b', 'd']],
  ['orderBy="n"&startAfter=2', ['a', 'd']],
  ['orderBy="n"&startAt=2&endBefore="z"', ['a', 'b']],
  ['orderBy="n"&equalTo=3', ['a']],
  ['orderBy="n"&equalTo=null', ['c']],
  ['orderBy="n"&limitToLast=1', ['d']],
  ['orderBy="$priority"&startAt=1', ['d']],
  ['orderBy="n"', ['a', 'b', 'c', 'd']],
])('a query %s selects %j', async (query, keys) => {
  const { url } = await openDatabase();
  await ask(`${url}/p.json`, 'PUT', { a: { n: 3 }, b: { n: 2 }, c: { m: 1 }, d: { n: 'z', '.priority': 4 } });
  expect(Object.keys((await ask(`${url}/p.json?${query}`)).json as object)).toEqual(keys);
});

test('a query by value selects leaves', async () => {
  const { url } = await openDatabase();
  await ask(`${url}/p.json`, 'PUT', { a: 3, b: 1, c: 'x' });
  expect((await ask(`${url}/p.json?orderBy="$value"&startAt=2&endAt=9`)).json).toEqual({ a: 3 });
});

test.each([
  'startAt="a"',
  'orderBy=name',
  'orderBy="$key"&startAt=1',
  'orderBy="$key"&limitToFirst=0',
  'orderBy="$key"&limitToFirst=x',
  'orderBy="$key"&limitToFirst=1&limitToLast=1',
  'orderBy="n"&startAt={}',
  'orderBy="n"&equalTo=1&startAt=1',
  'orderBy="a.b"',
])('a query %s is refused', async (query) => {
  const { url } = await openDatabase();
  const { status, json } = await ask(`${url}/p.json?${query}`);
  expect(status).toBe(400);
  expect(json).toEqual({ error: expect.any(String) });
});

test('a silent write gets an answer without content', async () => {
  const { url } = await openDatabase();
  const { status, json } = await ask(`${url}/a.json?print=silent`, 'PUT', { b: 1 });
  expect([status, json]).toEqual([204, undefined]);
  expect((await ask(`${url}/a.json`)).json).toEqual({ b: 1 });
});

test('POST is refused, and nothing is written', async () => {
  const { url } = await openDatabase();
  expect((await ask(`${url}/l.json`, 'POST', 1)).status).toBe(405);
  expect((await ask(`${url}/l.json`)).json).toBeNull();
});

test('format=export keeps priorities', async () => {
  const { url } = await openDatabase();
  await ask(`${url}/a.json`, 'PUT', { b: { '.value': 1, '.priority': 2 } });
  expect((await ask(`${url}/a.json`)).json).toEqual({ b: 1 });
  expect((await ask(`${url}/a.json?format=export`)).json).toEqual({ b: { '.value': 1, '.priority': 2 } });
});

test('a write with if-match happens only if the data has that ETag', async () => {
  const { url } = await openDatabase();
  const wanted = { 'X-Firebase-ETag': 'true' };
  expect((await ask(`${url}/lease.json`, 'GET', undefined, wanted)).headers.get('etag')).toBe('null_etag');
  const first = await ask(`${url}/lease.json`, 'PUT', 'me', { ...wanted, 'if-match': 'null_etag' });
  expect(first.status).toBe(200);
  const late = await ask(`${url}/lease.json`, 'PUT', 'you', { 'if-match': 'null_etag' });
  expect([late.status, late.json]).toEqual([412, 'me']);
  expect(late.headers.get('etag')).toBe(first.headers.get('etag'));
  expect((await ask(`${url}/lease.json`, 'PATCH', {}, { 'if-match': 'null_etag' })).status).toBe(400);
  const gone = await ask(`${url}/lease.json`, 'DELETE', undefined, {
    'if-match': String(first.headers.get('etag')),
  });
  expect(gone.status).toBe(200);
});

test('invalid data is refused with the reason', async () => {
  const { url } = await openDatabase();
  const put = (body: string, path = 'a.json') => fetch(`${url}/${path}`, { method: 'PUT', body });
  expect((await put('{bad')).status).toBe(400);
  expect((await put('')).status).toBe(400);
  expect((await put('{"a.b":1}')).status).toBe(400);
  expect((await put('{"":1}')).status).toBe(400);
  expect((await put('1e999')).status).toBe(400);
  expect((await put('{".sv":"no"}')).status).toBe(400);
  expect((await put(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)).status).toBe(400);
  expect((await put(JSON.stringify({ ['é'.repeat(400)]: 1 }))).status).toBe(400);
  expect((await put('1', 'a%5Bb.json')).status).toBe(400);
  expect((await put('1', 'a%zz.json')).status).toBe(400);
  expect((await put('1', `${'a/'.repeat(33)}b.json`)).status).toBe(400);
  expect(await (await put('1', 'a%23b.json')).json()).toEqual({
    error: expect.stringMatching(/^Invalid path: /),
  });
  expect((await fetch(`${url}/a`)).status).toBe(404);
  expect((await put(`"${'x'.repeat(17 * 1024 * 1024)}"`)).status).toBe(413);
  expect((await ask(`${url}/.json`)).json).toBe(null);
});

test('a key named __proto__ is data like any other', async () => {
  const { url } = await openDatabase();
  await fetch(`${url}/a.json`, { method: 'PUT', body: '{"__proto__":{"x":1},"constructor":2}' });
  expect(await (await fetch(`${url}/a.json`)).text()).toBe('{"__proto__":{"x":1},"constructor":2}');
  expect(({} as { x?: number }).x).toBeUndefined();
});

test('pages of any origin may read, and preflights list the allowed methods and headers', async () => {
  const { url } = await openDatabase();
  const preflight = await fetch(`${url}/a.json`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Headers': 'if-match', Origin: 'http://a.example' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('if-match');
  const { headers } = await ask(`${url}/a.json`);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe('ETag');
  expect(headers.get('timing-allow-origin')).toBe('*');
});

test('long answers are compressed if the client accepts gzip', async () => {
  const { url, port } = await openDatabase();
  await ask(`${url}/a.json`, 'PUT', 'x'.repeat(5000));
  const body = await new Promise<Buffer>((resolve, reject) => {
    httpRequest(
      { port, host: '127.0.0.1', path: '/a.json', headers: { 'Accept-Encoding': 'gzip' } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      },
    )
      .on('error', reject)
      .end();
  });
  expect(gunzipSync(body).toString()).toBe(JSON.stringify('x'.repeat(5000)));
});

test('an update of 5,000 paths with a listener takes less than a second of CPU time', async () => {
  const { url } = await openDatabase();
  const listener = await connectRaw(url);
  listener.send({ t: 'd', d: { r: 1, a: 'q', b: { p: '/days', h: '' } } });
  await listener.next();
  const row = { d: 'Smith, John', c: '21-12345', t: 930, j: 'CAD', k: 'Motion to dismiss' };
  const paths = Object.fromEntries(
    Array.from({ length: 5000 }, (_, i) => [`days/2025-06-02/0930~${i}`, row]),
  );
  const write = async () => expect((await ask(`${url}/.json`, 'PATCH', paths)).status).toBe(200);
  expect(await cpuTime(write)).toBeLessThan(1000);
});
