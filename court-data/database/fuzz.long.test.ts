import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ownerToken } from './access/owner-token';
import { type DatabaseChild, startChild } from './testing/database-child';
import { isOwners, oddFrame, oddRequest } from './testing/odd-requests';
import type { Random } from './testing/odd-values';
import { residentBytes } from './testing/process-memory';
import { seededRandom } from './testing/seeded-random';
import { temporaryFolder } from './testing/temporary-folder';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const ALL = process.env.PROOF === '1' ? 10_000 : 1500;
const [FRAMES, REQUESTS] = [ALL * 0.5, ALL * 0.5];
const CANARY = 'kept-in-another-namespace';
const SECRET = 'kept-from-the-public';
const OWNER = { Authorization: `Bearer ${ownerToken()}` };

const faults: string[] = [];

/** Searches every answer for data that must not leak. If `isOwner`, the publisher's own data may appear. */
function inspect(answer: string, isOwner: boolean, what: () => string): void {
  if (answer.includes(CANARY)) faults.push(`another namespace in the answer to ${what()}`);
  if (!isOwner && answer.includes(SECRET)) faults.push(`what is hidden in the answer to ${what()}`);
  if (/^HTTP\/1.1 500/.test(answer)) faults.push(`an internal error for ${what()}`);
}

async function load({ url }: DatabaseChild): Promise<void> {
  const send = async (path: string, value: unknown) => {
    const init = { method: 'PUT', body: JSON.stringify(value), headers: OWNER };
    expect((await fetch(`${url}/${path}`, init)).status).toBe(200);
  };
  await send('.json?ns=canary', { lastUpdated11: CANARY, hearingCalendar11: { a: CANARY } });
  await send('publisher11.json?ns=txwb', { lease: SECRET });
  for (let day = 0; day < 100; day += 1) {
    const row = {
      n: '21-12345',
      c: 'Smith, John',
      m: 'Motion to dismiss'.repeat(10),
      j: 'hto',
      s: 'scheduled',
    };
    const rows = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`0930~h${day}-${n}`, row]));
    await send(`hearingCalendar11/days/d${day}.json?ns=txwb`, rows);
  }
}

/** Sends raw bytes. Resolves to everything received until the other side closes. */
function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

async function fuzzRequest(port: number, random: Random): Promise<void> {
  const { bytes, isOwner } = oddRequest(random);
  const answer = await exchange(port, bytes);
  inspect(answer, isOwner, () => bytes.subarray(0, 2000).toString());
  // A refusal before the end of a long body may be lost with the connection.
  const isLost = answer === '' && bytes.length > 1024 * 1024;
  if (!isLost && !/^HTTP\/1.1 \d\d\d /.test(answer)) faults.push(`no answer to ${bytes.subarray(0, 2000)}`);
}

async function fuzzSocket(port: number, random: Random, frames: number): Promise<void> {
  let socket: WebSocket | null = null;
  let isOwner = false;
  for (let sent = 0; sent < frames; sent += 1) {
    if (socket?.readyState !== WebSocket.OPEN) {
      const fresh = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=txwb`);
      isOwner = isOwners(random);
      const asOwner = isOwner;
      fresh.setMaxListeners(0);
      fresh.on('error', () => undefined);
      fresh.on('message', (data) => inspect(String(data), asOwner, () => `a frame of seed ${SEED}`));
      fresh.on(
        'close',
        (code) => code === 1011 && faults.push(`an internal error for a frame of seed ${SEED}`),
      );
      await once(fresh, 'message');
      if (isOwner) fresh.send(JSON.stringify({ t: 'd', d: { r: 0, a: 'gauth', b: { cred: ownerToken() } } }));
      socket = fresh;
    }
    socket.send(oddFrame(random));
    if (random() < 0.3) await pong(socket);
    // After a frame that is a number, the server would join the next frames as its parts, so sometimes disconnect.
    if (random() < 0.05) socket.terminate();
  }
  socket?.terminate();
}

/** Resolves when the server has processed everything sent so far, or has closed the socket. */
function pong(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('pong', () => resolve());
    socket.once('close', () => resolve());
    if (socket.readyState === WebSocket.OPEN) socket.ping();
    else resolve();
  });
}

test(`${ALL} odd frames and requests crash nothing, leak nothing and do not grow memory`, async () => {
  console.log(`fuzz: FUZZ_SEED=${SEED}`);
  const child = await startChild('--data', temporaryFolder());
  const port = Number(new URL(child.url).port);
  await load(child);
  const idle = residentBytes(child.pid);
  const parts = Array.from({ length: 20 }, (_, part) => async () => {
    await fuzzSocket(port, seededRandom(SEED + part), FRAMES / 20);
    const random = seededRandom(SEED + 200 + part);
    for (let sent = 0; sent < REQUESTS / 20; sent += 1) await fuzzRequest(port, random);
  });
  for (let first = 0; first < parts.length; first += 4) {
    await Promise.all(parts.slice(first, first + 4).map((part) => part()));
  }
  expect(faults).toEqual([]);
  expect(child.hasEnded()).toBe(false);
  expect(child.complaints()).toBe('');
  const canary = await (await fetch(`${child.url}/lastUpdated11.json?ns=canary`)).json();
  expect(canary).toBe(CANARY);
  const after = residentBytes(child.pid);
  console.log(
    `fuzz: ${Math.round(idle / 1e6)} MB when loaded and idle, ${Math.round(after / 1e6)} MB afterwards`,
  );
  expect(after / idle).toBeLessThan(2);
}, 300_000);
