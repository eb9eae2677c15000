import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A relayed request. `count` is its number. */
export type Passing = { count: number; method: string };

/**
 * A test proxy between a publisher and a database. Calls `before` for each request before it reaches the database, and
 * `after` when the database has answered. If one of them returns false, the request or answer is dropped.
 */
export async function startRelay(
  database: string,
  { before, after }: Record<'before' | 'after', (passing: Passing) => boolean>,
) {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count += 1;
    const passing = { count, method: incoming.method ?? '' };
    if (!before(passing)) return;
    const { method, headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', database), { method, headers }, (answer) => {
      if (!after(passing)) return void answer.resume();
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
