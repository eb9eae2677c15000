import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectRaw, openDatabase } from './testing/test-client';
import { MAX_TOTAL_UNREAD_BYTES } from './wire/unread-budget';

vi.setConfig({ testTimeout: 240_000 });

const LONG = 'x'.repeat(15 * 1024 * 1024);
const WRITES = 3;
/** What some megabytes in the system's own buffers leave of it to wait with us. */
const WAITING = (WRITES - 0.5) * LONG.length;
const CLIENTS = Math.ceil((1.3 * MAX_TOTAL_UNREAD_BYTES) / WAITING);
const MOST_LEFT = Math.ceil(MAX_TOTAL_UNREAD_BYTES / WAITING) + 1;

const listen = { t: 'd', d: { r: 1, a: 'q', b: { p: 'long', h: '' } } };
const leave = (who: number) => ({ t: 'd', d: { r: 2, a: 'o', b: { p: `gone/${who}`, d: true } } });
const put = (url: string, value: string) =>
  fetch(`${url}/long.json?print=silent`, { method: 'PUT', body: JSON.stringify(value) });

/** Listens, wishes to leave a mark when it is let go, and reads nothing from then on. */
type Open = (url: string, who: number) => Promise<void>;
const bySocket: Open = async (url, who) => {
  const raw = await connectRaw(url);
  raw.send(listen);
  raw.send(leave(who));
  for (let message = 0; message < 3; message += 1) await raw.next();
  raw.socket.pause();
};

test('many websockets that are not read from are let go before they fill the memory', async () => {
  const { url } = await openDatabase();
  expect((await put(url, 'begin')).status).toBe(204);
  for (let who = 0; who < CLIENTS; who += 1) await bySocket(url, who);
  for (let n = 0; n < WRITES; n += 1) expect((await put(url, `${n}${LONG}`)).status).toBe(204);
  const countGone = async () =>
    Object.keys(((await (await fetch(`${url}/gone.json`)).json()) as object | null) ?? {}).length;
  // a change by which all are looked at once more; a socket that was ended leaves its mark a moment later
  await vi.waitFor(
    async () => {
      expect((await put(url, 'end')).status).toBe(204);
      expect(CLIENTS - (await countGone())).toBeLessThanOrEqual(MOST_LEFT);
    },
    { timeout: 60_000, interval: 500 },
  );
  expect(await countGone()).toBeLessThan(CLIENTS);
});

test('many answers that are not read are cut off before they fill the memory, and a reader gets the whole of its own', async () => {
  const { url, port } = await openDatabase();
  expect((await put(url, LONG)).status).toBe(204);
  const count = Math.ceil((1.3 * MAX_TOTAL_UNREAD_BYTES) / (LONG.length * 0.7));
  const sockets: Socket[] = [];
  for (let who = 0; who < count; who += 1) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET /long.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await once(socket, 'readable');
    sockets.push(socket);
  }
  expect(((await (await fetch(`${url}/long.json`)).json()) as string).length).toBe(LONG.length);
  const lengths = await Promise.all(
    sockets.map(async (socket) => {
      let length = 0;
      socket.on('data', (part) => {
        length += part.length;
      });
      await once(socket, 'close');
      return length;
    }),
  );
  const whole = lengths.filter((length) => length > LONG.length).length;
  expect(whole).toBeLessThan(count);
  expect(whole * 0.7 * LONG.length).toBeLessThanOrEqual(MAX_TOTAL_UNREAD_BYTES + LONG.length);
});
