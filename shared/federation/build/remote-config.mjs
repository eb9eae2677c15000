import { isAbsolute, join, relative } from 'node:path';
import { baseConfig, ROOT } from './base-config.mjs';
import { compileEarly } from './compile-early.mjs';
import { containerName } from './container-name.mjs';
import { RUNTIME_ALIAS, remoteFederation } from './federation-plugins.mjs';

/**
 * What four chunks of an area or more have of the kits is one file of the area's: below 20,000 characters each would have its own
 * copy, and one file for each set of chunks that share something would be a dozen requests.
 */
const KIT = {
  name: 'kit',
  test: /[\\/](kits|node_modules)[\\/]/,
  minChunks: 4,
  minSize: 10_000,
  priority: 10,
};

/**
 * The one build of a remote: exposes `src/remote.tsx`, takes everything shared from the host. `dir` is its workspace. With
 * `maps` a source map lies beside each file.
 */
export function remoteConfig({
  area,
  dir,
  version,
  base = '/',
  mode = 'production',
  out = join(dir, 'dist'),
  maps = false,
}) {
  const elsewhere = !isBelow(dir, ROOT);
  const context = elsewhere ? dir : ROOT;
  const config = baseConfig({
    name: containerName(area, version),
    mode,
    version,
    base,
    context,
    output: {
      path: out,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
  });
  config.entry = {};
  config.optimization.splitChunks.cacheGroups = { kit: KIT };
  // the plugin warns of a manifest with publicPath 'auto', which no page reads here
  config.infrastructureLogging = { level: 'error' };
  if (maps) config.devtool = 'hidden-source-map';
  config.resolve.alias = RUNTIME_ALIAS;
  config.plugins.push(
    ...remoteFederation({
      name: containerName(area, version),
      mode,
      exposed: exposed(dir, context),
      elsewhere,
    }),
  );
  if (mode === 'production') config.plugins.push(compileEarly(/^remote(Entry)?\..*js$/));
  return config;
}

/** The area's own module as the container names it: modules have their ids by name, and those are the same in every checkout. */
function exposed(dir, context) {
  return `./${relative(context, join(dir, 'src/remote.tsx')).replaceAll('\\', '/')}`;
}

/** False for a workspace of another repository, in which this package is installed. */
function isBelow(dir, root) {
  const path = relative(root, dir);
  return !path.startsWith('..') && !isAbsolute(path);
}
