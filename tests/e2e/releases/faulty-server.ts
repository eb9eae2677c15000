import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSite } from '../../../tools/release/site/serve-site';

/**
 * A fault of a server's answers. `blocked`: the connection ends without an answer. `added`: the body has more bytes
 * than the file.
 */
export type ServerFault = 'error' | 'hang' | 'cut' | 'blocked' | 'emptied' | 'added';

/**
 * Bytes appended to a file: code that records that it ran, or a visible style rule. A JSON file only becomes invalid.
 */
const addedTo = (path: string) =>
  path.endsWith('.css') ? 'body{outline:7px solid red}' : ';globalThis.__ranAltered=1;';

export type FaultyServer = {
  url: string;
  /** From now on, corrupts the answers for paths that `match`, and ends hanging connections. Null: no fault. */
  spoil(fault: ServerFault | null, match?: RegExp): void;
  /** Paths of all files that it has begun to send, in order. Excludes files that the browser had cached. */
  sent: readonly string[];
  close(): Promise<void>;
};

/** The local server of a site, behind a proxy that corrupts answers. */
export async function serveFaulty(site: string): Promise<FaultyServer> {
  const behind = await serveSite({ site, port: 0 });
  const sent: string[] = [];
  const hanging: ServerResponse[] = [];
  let spoilt: { fault: ServerFault; match: RegExp } | null = null;
  const server = createServer((asked, response) => {
    const fault = spoilt?.match.test(asked.url ?? '') ? spoilt.fault : null;
    if (fault === 'hang') {
      hanging.push(response);
      return;
    }
    if (fault === 'blocked') {
      response.destroy();
      return;
    }
    if (fault === 'error') {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
      return;
    }
    const { method, url: path } = asked;
    // requests uncompressed files, because compressing each copy of a site would take seconds
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const passed = request({ port: behind.port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const added = fault === 'added' ? addedTo((path ?? '').replace(/\?.*/, '')) : '';
      const length = fault === 'emptied' ? 0 : Number(answer.headers['content-length']) + added.length;
      const changed = fault === 'emptied' || added ? { 'content-length': length } : {};
      if (answer.statusCode === 200) sent.push((path ?? '').replace(/\?.*/, ''));
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changed });
      if (fault === 'emptied') {
        answer.destroy();
        response.end();
        return;
      }
      if (fault !== 'cut') {
        answer.pipe(response, { end: false });
        answer.once('end', () => response.end(added));
        return;
      }
      // sends half of the announced length
      answer.once('data', (part: Buffer) => {
        response.write(part.subarray(0, part.length / 2), () => response.destroy());
        answer.destroy();
      });
    });
    passed.once('error', () => response.destroy());
    passed.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    spoil(fault, match = /./) {
      spoilt = fault && { fault, match };
      for (const response of hanging.splice(0)) response.destroy();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await behind.close();
    },
  };
}
