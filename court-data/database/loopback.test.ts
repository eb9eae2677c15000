import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './testing/test-client';

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

test('another address than 127.0.0.1 and ::1 is not listened on', async () => {
  const { port, url } = await openDatabase();
  expect((await fetch(`${url}/.json`)).status).toBe(200);
  // an address of this machine too, which a server on all of its addresses would answer
  const signal = AbortSignal.timeout(2_000);
  await expect(fetch(`http://127.0.0.2:${port}/.json`, { signal })).rejects.toThrow();
});

test('a port that is taken is the error node gives', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  await expect(openDatabase({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
