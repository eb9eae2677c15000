import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Area } from '@court/domain';
import { type BuiltRemote, buildRemote } from './build/build-remote';
import { ROOT, remoteFile } from './build/workspaces';
import { rebuildOnChange } from './rebuild-on-change';

/** The version that pages expect of an overridden area (host/src/remotes/overrides.tsx). */
const VERSION = 'override';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

type Options = { area: Area; port?: number; onBuilt?: (problem: string | null) => void };

/**
 * Serves an area, built as for a release, at `url` on this machine, for pages that allow overrides. Builds it again
 * whenever its sources change. Throws BuildError or BundledSharedCodeError if the first build fails.
 */
export async function serveOverride({ area, port = remoteFile(area).port, onBuilt = () => {} }: Options) {
  let built: BuiltRemote | null = null;
  const build = async () => {
    const before = built;
    built = await buildRemote({ area, version: VERSION });
    if (!before) return;
    rmSync(before.folder, { recursive: true, force: true });
    onBuilt(null);
  };
  const sources = ['src', 'kits', 'remote.json'].map((part) => join(ROOT, area, part)).filter(existsSync);
  const rebuilding = await rebuildOnChange(sources, build, ({ message }) => onBuilt(message));
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const { folder = '', release } = built ?? {};
    const file = name === 'remoteEntry.js' ? basename(release?.entry ?? name) : name;
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };
    try {
      const bytes = readFileSync(join(folder, file));
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
  }).catch(async (error) => {
    await rebuilding.close();
    throw error;
  });
  return {
    url: `http://localhost:${port}/remoteEntry.js`,
    async close() {
      await rebuilding.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      if (built) rmSync(built.folder, { recursive: true, force: true });
    },
  };
}
