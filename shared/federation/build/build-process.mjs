// Runs one build in a process of its own, for host/release/build/run-build.ts. Rspack writes the source text of its own
// runtime into bundles, and a process that runs TypeScript (tsx, vitest) has rewritten that text.
import { rspack } from '@rspack/core';
import { firstPaintConfig } from './first-paint-config.mjs';
import { hostConfig } from './host-config.mjs';
import { remoteConfig } from './remote-config.mjs';

/** What the checks of a release read. */
const STATS = {
  all: false,
  modules: true,
  nestedModules: true,
  chunks: true,
  chunkModules: true,
  chunkRelations: true,
  ids: true,
  errors: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
};

const CONFIGS = { host: hostConfig, remote: remoteConfig, 'first-paint': firstPaintConfig };

process.once('message', ({ kind, options }) => {
  const compiler = rspack(CONFIGS[kind](options));
  compiler.run((error, stats) => {
    const failure = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
    const answer = failure === null ? { stats: stats.toJson(STATS) } : { failure };
    compiler.close(() => process.send(answer, () => process.disconnect()));
  });
});
