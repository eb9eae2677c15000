import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { get, ref, set } from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { seededRandom } from './testing/seeded-random';
import { connect, connectRaw, openDatabase } from './testing/test-client';

async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=txwb`);
  onTestFinished(() => socket.terminate());
  await once(socket, 'message');
  return socket;
}

async function closeCode(url: string, ...frames: (string | Buffer)[]): Promise<unknown> {
  const socket = await openSocket(url);
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  for (const frame of frames) socket.send(frame);
  return (await closed)[0];
}

test.each([
  ['text that is not JSON', ['{oops'], 1008],
  ['JSON that is no message', ['[1,2]'], 1008],
  ['a message without content', ['{"t":"d"}'], 1008],
  ['a binary frame', [Buffer.from('{"t":"d","d":{}}')], 1003],
  ['too many parts', ['99999'], 1009],
  ['parts that do not fit together', ['2', '{"t":', 'oops'], 1008],
  ['a message past 16 MB', ['x'.repeat(17 * 1024 * 1024)], 1009],
])('%s closes the socket and has no other effect', async (_, frames, code) => {
  const { url } = await openDatabase();
  expect(await closeCode(url, ...frames)).toBe(code);
  await set(ref(connect(url), 'a'), 1);
});

test.each([
  ['p', { p: 'a.b', d: 1 }, 'invalid_path'],
  ['p', { p: 'a\u0001', d: 1 }, 'invalid_path'],
  ['p', { p: 'x'.repeat(800), d: 1 }, 'invalid_path'],
  ['p', { p: 'a/'.repeat(40), d: 1 }, 'invalid_path'],
  ['p', { d: 1 }, 'invalid_path'],
  ['p', { p: 'a', d: { 'b#': 1 } }, 'invalid_data'],
  ['p', { p: 'a', d: { '.sv': 'no' } }, 'invalid_data'],
  ['p', { p: 'a', d: { '.priority': {}, '.value': 1 } }, 'invalid_data'],
  ['m', { p: 'a', d: 5 }, 'invalid_data'],
  ['m', { p: 'a', d: { 'b/$': 1 } }, 'invalid_path'],
  ['q', { p: 'a', q: 5, t: 1 }, 'invalid_query'],
  ['q', { p: 'a', q: { l: -1 }, t: 1 }, 'invalid_query'],
  ['g', { p: 'a', q: { i: '.key', sp: 5 } }, 'invalid_query'],
  ['o', { p: 'a', d: { '.sv': 5 } }, 'invalid_data'],
  ['nonsense', {}, 'invalid_request'],
  ['__proto__', null, 'invalid_request'],
])('the action %s with %j is answered %s', async (a, b, status) => {
  const { url } = await openDatabase();
  const raw = await connectRaw(url);
  raw.send({ t: 'd', d: { r: 7, a, b } });
  expect(await raw.next()).toMatchObject({ t: 'd', d: { r: 7, b: { s: status, d: expect.any(String) } } });
});

test('a keepalive is not a message, and the parts of a message are joined', async () => {
  const { url } = await openDatabase();
  const raw = await connectRaw(url);
  raw.socket.send('0');
  for (const part of ['3', '{"t":"c",', '"d":{"t":', '"p","d":{}}}']) raw.socket.send(part);
  expect(await raw.next()).toEqual({ t: 'c', d: { t: 'o', d: {} } });
});

test('the server still answers after hundreds of garbled frames and requests', async () => {
  const { url, port } = await openDatabase();
  const random = seededRandom(11);
  const seeds = [
    '{"t":"d","d":{"r":1,"a":"q","b":{"p":"/g","q":{"i":"v","sp":1,"l":2,"vf":"l"},"t":1,"h":""}}}',
    '{"t":"d","d":{"r":2,"a":"p","b":{"p":"/g/x","d":{"v":[1,{"y":null}],".priority":3}}}}',
    '{"t":"d","d":{"r":3,"a":"m","b":{"p":"/g","d":{"a/b":1,"c":{".sv":"timestamp"}}}}}',
    '{"t":"c","d":{"t":"n","d":{}}}',
  ];
  for (let round = 0; round < 300; round += 1) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=txwb`);
    socket.on('error', () => undefined);
    await once(socket, 'open');
    for (let frame = 0; frame < 5; frame += 1)
      socket.send(garble(seeds[Math.floor(random() * 4)] ?? '', random));
    socket.send('[', () => socket.send('{'));
    await once(socket, 'close');
  }
  for (let round = 0; round < 300; round += 1) {
    await rawRequest(
      port,
      garble(
        'PUT /g/h.json?orderBy="v"&startAt=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\n\r\n{"a":1}',
        random,
      ),
    );
  }
  await set(ref(connect(url), 'still'), 'here');
  expect((await get(ref(connect(url), 'still'))).val()).toBe('here');
  expect((await fetch(`${url}/g.json`)).status).toBe(200);
});

function garble(text: string, random: () => number): string {
  const characters = [...text];
  for (let edits = 1 + Math.floor(random() * 3); edits > 0; edits -= 1) {
    const place = Math.floor(random() * characters.length);
    const replacement = String.fromCharCode(Math.floor(random() * 256));
    characters.splice(place, Math.floor(random() * 4), ...(random() < 0.7 ? [replacement] : []));
  }
  return characters.join('');
}

/** Half-closes the socket after sending, so that a truncated request ends too. */
async function rawRequest(port: number, text: string): Promise<void> {
  const socket = connectTcp(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  const closed = once(socket, 'close').catch(() => undefined);
  socket.end(text);
  await closed;
}
