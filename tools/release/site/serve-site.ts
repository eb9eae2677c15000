import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { PageConfig } from '@court/contract';
import { ignoreMissingIPv6, isLoopbackHeader } from '../../../court-data/database/access/loopback';
import { DEVICE } from '../pages/page-templates';
import { APPLE_FILE, GOOGLE_FILE } from './association-files';
import type { SiteHeaders } from './site-compose';
import { defaultBuild } from './site-courts';
import { createSiteFiles } from './site-files';
import { baseOf, openSite } from './site-record';

export type SiteServer = { url: string; port: number; close(): Promise<void> };

/** Thrown for a host name that other machines could reach. The local server serves only this machine. */
export class NotLoopbackError extends Error {
  override name = 'NotLoopbackError';
  constructor(host: string) {
    super(`${host} is not this machine alone; use 127.0.0.1, ::1 or localhost`);
  }
}

/** `build`: which of the site's builds answers its addresses. By default the court's default view mode. */
export type SiteOptions = { site: string; port: number; build?: PageConfig['build']; host?: string };

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
/** Files of a site that only servers read. Upper case is compared too, because some file systems ignore case. */
const FOR_SERVERS = ['headers.json', 'firebase.json'];

/** Files that phones request at the top of a host, whatever the site's base path. */
const FOR_PHONES = [APPLE_FILE, GOOGLE_FILE].map((file) => `/${file}`);

/**
 * Serves a released site on this machine: pages by route, headers from headers.json, brotli if accepted. Port 0 uses a
 * free port. Reads changed files again, so that a release needs no restart.
 */
export async function serveSite(options: SiteOptions): Promise<SiteServer> {
  const {
    site: top,
    port,
    build = defaultBuild(openSite({ site: options.site })),
    host = '127.0.0.1',
  } = options;
  if (!LOOPBACK.includes(host)) throw new NotLoopbackError(host);
  const base = baseOf(top);
  const site = join(top, base);
  const files = createSiteFiles(site);
  const topFiles = createSiteFiles(top);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : undefined);
    });
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // refuses foreign host names that resolve to this machine (DNS rebinding)
    if (!isLoopbackHeader(request.headers.host)) {
      const text = 'This site answers to this machine only\n';
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = pathOf(request.url ?? '/');
    const association = asked !== null && FOR_PHONES.includes(asked) ? asked.slice(1) : null;
    if (asked === '/' && base !== '/') {
      response.writeHead(302, { location: base }).end();
      return;
    }
    const path = asked === null ? null : belowBase(asked, base);
    const found = association ?? (path === null ? null : fileFor(path));
    const name = found ?? (build === 'device' ? `${DEVICE}/index.html` : '404.html');
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const file = await (association ? topFiles : files).read(name, brotli);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const headers = {
      ...headersFor(`/${name}`),
      'content-type': file.type,
      etag: file.etag,
      vary: 'accept-encoding',
      ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    };
    if (found && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(found ? 200 : 404, { ...headers, 'content-length': file.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : file.bytes);
  }

  /** File that answers `path`: the file itself, or the page of its route. Null if there is none. */
  function fileFor(path: string): string | null {
    const name = path.slice(1);
    if (FOR_SERVERS.includes(basename(name).toLowerCase())) return null;
    if (files.has(name) && !name.endsWith('.html')) return name;
    if (build === 'device' && files.has(`${DEVICE}/${name}`)) return `${DEVICE}/${name}`;
    if (build === 'device') return path === '/' || pageAt(path) ? `${DEVICE}/index.html` : null;
    if (path === '/') return 'index.html';
    if (files.has(name) && !name.startsWith(DEVICE)) return name;
    return pageAt(path);
  }

  /** The page of an address. Its last part may be an id if firebase.json says so. Ignores a trailing slash. */
  function pageAt(path: string): string | null {
    const name = path.slice(1).replace(/\/+$/, '').toLowerCase();
    const [first = '', ...more] = name.split('/');
    const takesId = more.length === 1 && rewritten().has(`${base}${first}/*`);
    const page = `${takesId ? first : name}.html`;
    return !page.startsWith(DEVICE) && files.has(page) ? page : null;
  }

  function rewritten(): Set<string> {
    const { hosting } = JSON.parse(readFileSync(join(top, 'firebase.json'), 'utf8')) as {
      hosting: { rewrites: { source: string }[] };
    };
    return new Set(hosting.rewrites.map(({ source }) => source));
  }

  function headersFor(path: string): Record<string, string> {
    const all = JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8')) as SiteHeaders;
    if (all[path]) return all[path];
    const prefix = Object.keys(all)
      .filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
      .sort((a, b) => b.length - a.length)[0];
    return prefix ? (all[prefix] ?? {}) : {};
  }

  const first = await listen(createServer(answer), port, host);
  const { address, port: taken } = first.address() as AddressInfo;
  const listenAlso = () => listen(createServer(answer), taken, '::1').catch(ignoreMissingIPv6(port));
  // browsers try ::1 for localhost too
  const second =
    address === '::1'
      ? null
      : await listenAlso().catch(async (error) => {
          await stop(first);
          throw error;
        });
  return {
    url: `http://localhost:${taken}${base.slice(0, -1)}`,
    port: taken,
    close: async () => {
      await Promise.all([first, second].map((server) => server && stop(server)));
    },
  };
}

/** `path` relative to a site at `base`. Null if it is outside the site. */
function belowBase(path: string, base: string): string | null {
  if (path === base.slice(0, -1)) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : null;
}

/** Decoded path of a request. Null if it is malformed, or contains dot segments, backslashes or a null byte. */
export function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
    const parts = path.split('/');
    if (!path.startsWith('/') || path.includes('\\') || path.includes('\0')) return null;
    return !FOR_PHONES.includes(path) && parts.some((part) => part.startsWith('.')) ? null : path;
  } catch {
    return null;
  }
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
