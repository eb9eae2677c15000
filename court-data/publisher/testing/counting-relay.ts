import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that passes, by the order in which they come. */
export type Passing = { count: number; method: string };

/**
 * Stands between a publisher and a database, for tests, and passes everything on. `before` is told of each request
 * before it reaches the database, `after` once the database has answered; where one says false, it goes no further.
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
