import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, ROOT } from './base-config.mjs';
import { compileEarly } from './compile-early.mjs';
import { containerName } from './container-name.mjs';
import { remoteShared } from './share-list.mjs';

const SHIM = fileURLToPath(new URL('bundler-runtime-shim.cjs', import.meta.url));

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
  config.plugins.push(
    new ModuleFederationPlugin({
      name: containerName(area, version),
      filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
      exposes: { './remote': { import: exposed(dir, context), name: 'remote' } },
      shared: remoteShared(mode, elsewhere),
      dts: false,
      // the release tool reads mf-stats.json, Module Federation's DevTools mf-manifest.json
      manifest: true,
      // nothing of it is left in an entry; were it to come back, a page without the global says so at once
      experiments: { externalRuntime: true },
    }),
    new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,import%20__module/, withoutFolder),
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.(c|m)?js$/, SHIM),
  );
  if (mode === 'production') config.plugins.push(compileEarly(/^remote(Entry)?\..*js$/));
  return config;
}

/** The area's own module as the container names it: modules have their ids by name, and those are the same in every checkout. */
function exposed(dir, context) {
  return `./${relative(context, join(dir, 'src/remote.tsx')).replaceAll('\\', '/')}`;
}

/** Takes the checkout's folder out of Module Federation's start, whose whole text is its name; what it imports is replaced besides. */
function withoutFolder(start) {
  start.request = start.request.replace(/from%20%22[^"]*?node_modules/, 'from%20%22.%2Fnode_modules');
}

/** False for a workspace of another repository, in which this package is installed. */
function isBelow(dir, root) {
  const path = relative(root, dir);
  return !path.startsWith('..') && !isAbsolute(path);
}
