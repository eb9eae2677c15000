import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { compileEarly } from './compile-early.mjs';
import { hostFederation, RUNTIME_ALIAS } from './federation-plugins.mjs';

/**
 * The build of a page's first script. `virtual`: files that exist only in this build, by their path in `dir`. `first`:
 * files, by absolute path, that run before the entry. `base`: the base path of the site, with a slash at both ends.
 * `federated`: the script loads remotes and provides the shared modules. `splitsLibraries`: a production build has
 * the libraries in a second script, `libraries`.
 */
export function hostConfig({
  dir,
  version,
  mode = 'production',
  entry = 'src/main.tsx',
  first = [],
  out = join(dir, 'dist'),
  virtual = {},
  base = '/',
  publicPath = `${base}assets/`,
  federated = false,
  splitsLibraries = false,
}) {
  const production = mode === 'production';
  const hash = production ? '.[contenthash:8]' : '';
  const config = baseConfig({
    name: 'court_host',
    mode,
    version,
    base,
    output: {
      path: out,
      publicPath,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
    },
  });
  config.entry = { main: [...first, join(dir, entry)] };
  // otherwise the plugins' parts would be five more files, whose names and hashes every page would contain
  config.module.rules.push({
    test: /node_modules[\\/]@(capacitor|capgo|aparajita)[\\/]/,
    parser: { dynamicImportMode: 'eager' },
  });
  config.plugins.push(
    new rspack.experiments.VirtualModulesPlugin(
      Object.fromEntries(Object.entries(virtual).map(([path, text]) => [join(dir, path), text])),
    ),
  );
  if (federated) {
    config.resolve.alias = RUNTIME_ALIAS;
    config.plugins.push(...hostFederation(mode));
  }
  // A browser completes the compilation of each script in one task. One script would block a slow phone for too long.
  if (production && splitsLibraries)
    config.optimization.splitChunks.cacheGroups = {
      libraries: {
        name: 'libraries',
        test: /node_modules/,
        chunks: (chunk) => chunk.name === 'main',
        enforce: true,
      },
    };
  if (production) config.plugins.push(compileEarly(/^(main|libraries)\..*js$/));
  return config;
}
