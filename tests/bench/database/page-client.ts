import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A page from the database's point of view: a connection with one listener. */
export type PageClient = {
  /** Resolves when the next change arrives, to that time by `performance.now()`. */
  nextChange(): Promise<number>;
  close(): void;
};

type Answer = { t: string; d: { r?: number; a?: string; b: { s?: string } } };

/**
 * Connects over the websocket like Firebase's SDK, and listens to `path`. Resolves when the data of the path have
 * arrived. Throws if the database refuses or closes the connection.
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
    // a long message has several frames; the first frame is their number
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
