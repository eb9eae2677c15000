import { isAbsolute, join, relative } from 'node:path';
import { baseConfig, ROOT } from './base-config.mjs';
import { compileEarly } from './compile-early.mjs';
import { containerName } from './container-name.mjs';
import { RUNTIME_ALIAS, remoteFederation } from './federation-plugins.mjs';

/**
 * Code of the kits that four or more chunks of an area share goes into one file. Without this rule, code below 20,000
 * characters would be copied into each chunk. One file per set of chunks would be a dozen requests.
 */
const KIT = {
  name: 'kit',
  test: /[\\/](shared[\\/](domain|ui)|kits|node_modules)[\\/]/,
  minChunks: 4,
  minSize: 10_000,
  priority: 10,
};

/**
 * The build of a remote: exposes `src/remote.tsx` and takes everything shared from the host. `dir` is its workspace.
 * With `maps`, each file has a source map.
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
  // the plugin warns about a manifest with publicPath 'auto', which no page reads here
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

/**
 * The area's module as a relative path, because module ids are derived from it and must be the same in every checkout.
 */
function exposed(dir, context) {
  return `./${relative(context, join(dir, 'src/remote.tsx')).replaceAll('\\', '/')}`;
}

/**
 * Whether `dir` is in this repository. False for a workspace of another repository in which this package is installed.
 */
function isBelow(dir, root) {
  const path = relative(root, dir);
  return !path.startsWith('..') && !isAbsolute(path);
}
