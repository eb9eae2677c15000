import { readFileSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Area } from '@court/records';
import { buildRemote } from './build/build-remote';
import { ROOT, remoteFile } from './build/workspaces';

/** The version pages expect of an area that an address overrides (host/src/remotes/overrides.ts). */
const VERSION = 'override';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

type Options = { area: Area; port?: number; onBuilt?: (problem: string | null) => void };

/**
 * Serves an area, built as it would be released, at `url` on this machine, for pages composed with overrides allowed. It
 * is built anew whenever its sources change. Throws BuildError or BundledSharedCodeError when the first build fails.
 */
export async function serveOverride({ area, port = remoteFile(area).port, onBuilt = () => {} }: Options) {
  let built = await buildRemote({ area, version: VERSION });
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = name === 'remoteEntry.js' ? basename(built.release.entry) : name;
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };
    try {
      const bytes = readFileSync(join(built.folder, file));
      response
        .writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'text/plain' })
        .end(bytes);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', listening);
  });
  let isBuilding = false;
  const watcher = watch(join(ROOT, area, 'src'), { recursive: true }, () => {
    if (isBuilding) return;
    isBuilding = true;
    buildRemote({ area, version: VERSION })
      .then(
        (next) => {
          rmSync(built.folder, { recursive: true, force: true });
          built = next;
          onBuilt(null);
        },
        (error: Error) => onBuilt(error.message),
      )
      .finally(() => {
        isBuilding = false;
      });
  });
  return {
    url: `http://localhost:${port}/remoteEntry.js`,
    async close() {
      watcher.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(built.folder, { recursive: true, force: true });
    },
  };
}
