import { rspack } from '@rspack/core';
import { compileEarly } from './compile-early.mjs';

/**
 * Keeps out of the host's first file what its libraries bring for others: servers, manifests, development. It rests on
 * their internals; the versions are pinned, and tests/budgets holds the size of the file.
 */
export function compactHost(config) {
  config.plugins.push(
    compileEarly(/^main\..*js$/),
    new rspack.DefinePlugin({
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      // parts are shared by shared/federation/compose/bundler-runtime.ts, entries loaded by host/src/remotes/load-entry.ts
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
    }),
  );
}
