import { expect, test, vi } from 'vitest';
import { connectRaw, openDatabase } from './testing/test-client';

vi.setConfig({ testTimeout: 120_000 });

const LONG = 'x'.repeat(15 * 1024 * 1024);
const listen = { t: 'd', d: { r: 1, a: 'q', b: { p: 'long', h: '' } } };
const leave = (who: string) => ({ t: 'd', d: { r: 2, a: 'o', b: { p: `gone/${who}`, d: true } } });

const put = (url: string, path: string, value: unknown) =>
  fetch(`${url}/${path}.json?print=silent`, { method: 'PUT', body: JSON.stringify(value) });

/**
 * Repeatedly writes a value that is too long for any network buffer, until the clients are disconnected or 12 writes
 * are done.
 */
async function writeUntilGone(url: string, who: string): Promise<unknown> {
  for (let n = 0; n < 12; n += 1) {
    expect((await put(url, 'long', `${n}${LONG}`)).status).toBe(204);
    if (await (await fetch(`${url}/gone/${who}.json`)).json()) return true;
  }
  return false;
}

test('a client that does not read its websocket is disconnected, and no other client notices', async () => {
  const { url } = await openDatabase();
  const raw = await connectRaw(url);
  raw.send(listen);
  raw.send(leave('socket'));
  await raw.next();
  await raw.next();
  raw.socket.pause();
  expect(await writeUntilGone(url, 'socket')).toBe(true);
});
