import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CourtServer = { port: number; close(): Promise<void> };

/**
 * A court's own server in front of a site at `url` on this machine. The site answers only requests with this
 * machine's host names.
 */
export async function serveAsCourt(url: string): Promise<CourtServer> {
  const server = createServer((asked, response) => {
    const { host: _, ...headers } = asked.headers;
    const passed = request(new URL(asked.url ?? '/', url), { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    passed.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
