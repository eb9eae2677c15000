import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A database that accepts everything and stores nothing, for tests of a publisher's memory. Counts the writes. The test
 * must close it.
 */
export async function testSink() {
  const seen = { paths: 0, requests: 0 };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    seen.requests += 1;
    if (request.method === 'PATCH') {
      seen.paths += Object.keys(JSON.parse(Buffer.concat(pieces).toString())).length;
    }
    response.writeHead(200, { ETag: 'one' }).end('null');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
