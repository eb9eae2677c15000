import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { compileEarly } from './compile-early.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const inPackage = (path) => fileURLToPath(import.meta.resolve(path));

/** Files of libraries that the host does not need whole, and what stands for each of them. */
export const STUBS = {
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'stubs/snapshots.js',
  '@module-federation/runtime-core/dist/utils/preload.js': 'stubs/preload.js',
  '@module-federation/sdk/dist/dom.js': 'stubs/dom.js',
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': 'stubs/remotes.js',
};

/**
 * Keeps out of the host's first file what its libraries bring for others: servers, manifests, development. It rests on
 * their internals; the versions are pinned, and tests/budgets holds the size of the file.
 */
export function compactHost(config) {
  const router = inPackage('react-router').replace(/[\\/]development[\\/][^\\/]+$/, '/production/');
  config.resolve.alias['react-router$'] = `${router}index.mjs`;
  config.resolve.alias['react-router/dom$'] = `${router}dom-export.mjs`;
  config.module.rules.push({
    test: /node_modules[\\/]react-router[\\/]/,
    resolve: { alias: { react$: file('stubs/react-of-router.js') } },
  });
  config.plugins.push(
    compileEarly(/^main\..*js$/),
    new rspack.DefinePlugin({
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      // parts are shared by the host's own compose/bundler-runtime.ts
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
    }),
    ...Object.entries(STUBS).map(
      ([path, instead]) =>
        new rspack.NormalModuleReplacementPlugin(
          new RegExp(`/node_modules/${path}$`.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')),
          file(instead),
        ),
    ),
  );
}
