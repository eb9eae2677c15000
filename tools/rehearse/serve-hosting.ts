import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathOf } from '../release/site/serve-site';

type Hosting = {
  public: string;
  ignore: string[];
  redirects?: { source: string; destination: string; type: number }[];
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Whether `path` matches a source of firebase.json: `*` matches a part of an address, `**` any number of parts,
 * `!(a)` the end of a part that is not `a`.
 */
export function fits(source: string, path: string): boolean {
  const pattern = source
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^\*\*\/|\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : stars === '**/' ? '(.*/)?' : '.*'))
    .replace(/!\\\(([^/)]*)\\\)/g, '(?!$1(/|$))[^/]*');
  return new RegExp(`^${pattern}$`).test(path);
}

/**
 * The headers that firebase.json gives `path`, with or without a trailing slash. A later rule overrides an earlier
 * one.
 */
export function hostingHeaders(hosting: Pick<Hosting, 'headers'>, path: string): Record<string, string> {
  const ruled = hosting.headers
    .filter(({ source }) => fits(source, path) || fits(source, path.replace(/\/$/, '')))
    .flatMap((rule) => rule.headers);
  return Object.fromEntries(ruled.map(({ key, value }) => [key.toLowerCase(), value]));
}

/**
 * Serves a released site on this machine like Firebase Hosting, by the site's `firebase.json`: redirects, files,
 * clean addresses, rewrites, 404.html, and only the headers of that file. docs/operate says why it is not Firebase's
 * own `superstatic`, and how the two were compared. Port 0 takes a free port.
 */
export async function serveHosting(site: string, port: number) {
  const file = (path: string) => {
    const name = join(site, path);
    return existsSync(name) && statSync(name).isFile() ? name : null;
  };

  function answer(url: string, response: ServerResponse): void {
    const { hosting } = JSON.parse(readFileSync(join(site, 'firebase.json'), 'utf8')) as { hosting: Hosting };
    const path = pathOf(url);
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const headers = hostingHeaders(hosting, path ?? '/');
    const send = (status: number, name: string) => {
      const bytes = readFileSync(name);
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      response
        .writeHead(status, { 'content-type': type, ...headers, 'content-length': bytes.length })
        .end(bytes);
    };
    const lead = (status: number, to: string) =>
      response.writeHead(status, { ...headers, location: to }).end();
    const deployed = (name: string) =>
      hosting.ignore.some((source) => fits(source, name.replace(/^\//, ''))) ? null : file(name);

    if (path !== null) {
      const redirect = hosting.redirects?.find(({ source }) => fits(source, path));
      if (redirect) return void lead(redirect.type, redirect.destination);
      const bare = path === '/' ? '' : path.replace(/\/$/, '');
      const found = deployed(path) ?? deployed(`${bare}.html`) ?? deployed(`${bare}/index.html`);
      const clean = bare.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
      if (found && clean !== path) return void lead(301, clean + query);
      if (found && path !== '/404') return void send(200, found);
      const rewrite = hosting.rewrites.find(({ source }) => fits(source, path));
      const rewritten = rewrite && deployed(rewrite.destination);
      if (rewritten) return void send(200, rewritten);
    }
    const lost = file('/404.html');
    if (lost) send(404, lost);
    else response.writeHead(404, headers).end();
  }

  const server = createServer((request, response) => answer(request.url ?? '/', response));
  await new Promise<void>((up, fail) => server.once('error', fail).listen(port, '127.0.0.1', up));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((down) => {
        server.close(() => down());
        server.closeAllConnections();
      }),
  };
}
