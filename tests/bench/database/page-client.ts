import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** A page as the database sees it: a connection that listens to one path. */
export type PageClient = {
  /** Once the next change has come, when it came, by `performance.now()`. */
  nextChange(): Promise<number>;
  close(): void;
};

type Answer = { t: string; d: { r?: number; a?: string; b: { s?: string } } };

/**
 * Connects as Firebase's SDK does, over its websocket, and listens to `path`; returns once the path's data have come. Null where the
 * database refuses politely, with 503; throws for any other end.
 */
export async function connectPage(url: string, namespace: string, path: string): Promise<PageClient | null> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=${namespace}`);
  // ends of connections are told by what is waited for
  socket.on('error', () => {});
  const refused = once(socket, 'unexpected-response').then(
    ([, answer]) => (answer as IncomingMessage).statusCode,
  );
  const opened = once(socket, 'open').then(() => null);
  refused.catch(() => {});
  opened.catch(() => {});
  const status = await Promise.race([refused, opened]);
  if (status !== null) {
    socket.terminate();
    if (status === 503) return null;
    throw new Error(`The database answered ${status} to a connection`);
  }
  let onChange: (at: number) => void = () => {};
  let onReady: () => void = () => {};
  const ready = new Promise<void>((settle, fail) => {
    onReady = settle;
    socket.once('close', () => fail(new Error('The database ended a connection')));
  });
  let left = 0;
  let text = '';
  socket.on('message', (data) => {
    // what is long comes in several frames, of which the first is their number
    const frame = String(data);
    if (left === 0 && /^\d{1,6}$/.test(frame)) {
      left = Number(frame);
      return;
    }
    text += frame;
    left = Math.max(0, left - 1);
    if (left > 0) return;
    const { t, d } = JSON.parse(text) as Answer;
    text = '';
    if (t !== 'd') return;
    if (d.r === 1) onReady();
    else if (d.a === 'm' || (d.a === 'd' && isReady)) onChange(performance.now());
  });
  let isReady = false;
  socket.send(JSON.stringify({ t: 'd', d: { r: 1, a: 'q', b: { p: `/${path}`, h: '' } } }));
  await ready;
  isReady = true;
  return {
    nextChange: () =>
      new Promise((settle) => {
        onChange = settle;
      }),
    close: () => socket.terminate(),
  };
}
