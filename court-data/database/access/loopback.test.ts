import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../testing/test-client';

test('a request for another host name is refused', async () => {
  const { port } = await openDatabase();
  const status = await new Promise((resolve, reject) => {
    httpRequest(
      { port, host: '127.0.0.1', path: '/.json', headers: { Host: 'evil.example' } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});

test('the database answers at 127.0.0.1, and not at another address of this machine', async () => {
  const { port, url } = await openDatabase();
  expect((await fetch(`${url}/.json`)).status).toBe(200);
  // also an address of this machine; a server that listens on all addresses would answer
  const signal = AbortSignal.timeout(2_000);
  await expect(fetch(`http://127.0.0.2:${port}/.json`, { signal })).rejects.toThrow();
});

test.each(['127.0.0.1', '::1'])('a port in use on %s throws Node’s own error', async (host) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, host, resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  await expect(openDatabase({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  // nothing is left listening beside the other program
  const other = host === '::1' ? '127.0.0.1' : '[::1]';
  await expect(fetch(`http://${other}:${port}/.json`)).rejects.toThrow();
});
