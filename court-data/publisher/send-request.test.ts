import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { ownerDatabase } from './owner-database';

/** In a thread of its own, so that it goes on while this one is at work; it hangs up 50 ms after each answer. */
const HANGS_UP = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    const { socket } = request;
    request.resume();
    request.on('end', () => response.end('null', () => setTimeout(() => socket.destroy(), 50)));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

function workFor(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('a connection that was hung up during long work is not used again, so that no request goes out twice', async () => {
  const server = new Worker(HANGS_UP, { eval: true });
  const port = await new Promise((resolve) => server.once('message', resolve));
  const send = vi.fn(fetch);
  const database = ownerDatabase(`http://127.0.0.1:${port}`, { fetch: send });
  for (let round = 0; round < 4; round += 1) {
    await database.put('lastUpdated11/checkedAt', round);
    await new Promise((resolve) => setImmediate(resolve));
    workFor(200);
  }
  await server.terminate();
  expect(send).toHaveBeenCalledTimes(4);
});
