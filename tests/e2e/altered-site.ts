import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the site of `origin` at another address, with its pages changed by `alter`. Each answer waits for `before`.
 * The caller closes it.
 */
export async function alteredSite(
  origin: string,
  alter: (page: string) => string,
  before: (path: string) => Promise<void> = async () => {},
) {
  const server = createServer(async ({ url = '/' }, response) => {
    await before(url);
    // a connection of its own, because the site may close an idle one as it is used again
    const answer = await fetch(origin + url, { headers: { connection: 'close' } });
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers = ['content-type', 'content-security-policy', 'etag'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    const body = type.startsWith('text/html') ? alter(bytes.toString()) : bytes;
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
