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

test('an address that is not this machine is refused', async () => {
  for (const host of ['0.0.0.0', '192.168.1.5', '::', 'example.org', '127.0.0.1.example.org']) {
    await expect(openDatabase({ host })).rejects.toThrow(
      expect.objectContaining({ name: 'NotLoopbackError' }),
    );
  }
});

test('a port that is taken is the error node gives', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  await expect(openDatabase({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
