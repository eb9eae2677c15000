import type { ServerResponse } from 'node:http';
import type { DatabaseClient } from '../database-client';
import { parseRestQuery } from '../rest/rest-query';
import { formatPath, type Path } from '../tree/database-path';
import { Listener } from '../tree/listener';
import { MAX_UNREAD_BYTES } from './frame-assembler';

const KEEP_ALIVE_MS = 30_000;

/** Server-sent events: `put` and `patch` with the path relative to the one asked for, `keep-alive` between. */
export function streamEvents(
  client: DatabaseClient,
  path: Path,
  params: URLSearchParams,
  response: ServerResponse,
): void {
  const listener = new Listener(path, parseRestQuery(params), ({ kind, path: changed, json }) => {
    const event = kind === 'put' ? 'put' : 'patch';
    const relative = JSON.stringify(formatPath(changed.slice(path.length)));
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else response.write(`event: ${event}\ndata: {"path":${relative},"data":${json}}\n\n`);
  });
  client.demandRead(path, listener.query);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  client.listen(listener);
  const keepAlive = setInterval(() => response.write('event: keep-alive\ndata: null\n\n'), KEEP_ALIVE_MS);
  response.on('close', () => {
    clearInterval(keepAlive);
    client.store.unlisten(listener);
  });
}
