// Runs the development servers in a separate process, for tools/release/dev-servers.ts. Rspack builds wrong bundles in a
// process that runs TypeScript (see shared/federation/build/build-process.mjs).

import { devConfig } from '@court/federation/dev-config';
import { hostConfig } from '@court/federation/host-config';
import { remoteConfig } from '@court/federation/remote-config';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

const servers = [];

function configOf({ kind, options, port }) {
  if (kind === 'remote')
    return devConfig(remoteConfig({ ...options, mode: 'development' }), {
      role: 'remote',
      publicPath: `http://localhost:${port}/`,
    });
  return devConfig(hostConfig({ ...options, mode: 'development' }), { role: 'page', publicPath: '/assets/' });
}

/** Answers every request for a page with the same page. */
function pageMiddleware(html) {
  return (request, response, next) => {
    const wanted = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wanted) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  };
}

async function start(order) {
  const compiler = rspack(configOf(order));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port: order.port,
      hot: true,
      liveReload: true,
      static: false,
      allowedHosts: ['localhost'],
      headers: { 'access-control-allow-origin': '*' },
      devMiddleware: { publicPath: order.kind === 'page' ? '/assets/' : '/', stats: 'errors-warnings' },
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: 'localhost', port: order.port } },
      setupMiddlewares: (middlewares) =>
        order.html ? [{ name: 'page', middleware: pageMiddleware(order.html) }, ...middlewares] : middlewares,
    },
    compiler,
  );
  const built = new Promise((resolve) => compiler.hooks.done.tap('court-dev', () => resolve()));
  servers.push(server);
  await server.start();
  await built;
}

process.once('message', async (orders) => {
  try {
    await Promise.all(orders.map(start));
    process.send({ ready: true });
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) });
  }
});
process.once('disconnect', async () => {
  await Promise.allSettled(servers.map((server) => server.stop()));
  process.exit(0);
});
