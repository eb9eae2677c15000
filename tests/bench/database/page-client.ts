import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A page as the database sees it: a connection that listens to one path. */
export type PageClient = {
  /** Once the next change has come, when it came, by `performance.now()`. */
  nextChange(): Promise<number>;
  close(): void;
};

type Answer = { t: string; d: { r?: number; a?: string; b: { s?: string } } };

/**
 * Connects as Firebase's SDK does, over its websocket, and listens to `path`. Resolves when the path's data have come.
 * Throws if the database refuses or ends the connection.
 */
export async function connectPage(url: string, namespace: string, path: string): Promise<PageClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/.ws?v=5&ns=${namespace}`);
  await once(socket, 'open');
  // the `close` listener below reports a broken connection
  socket.on('error', () => {});
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
