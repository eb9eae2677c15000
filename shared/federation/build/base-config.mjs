import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { CATALOGUE } from '../messages/catalogue.mjs';

/** Root of the repository; the context of its builds, so that CSS class names differ between areas. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

const MESSAGES = fileURLToPath(new URL('../messages/messages-loader.mjs', import.meta.url));

/** The oldest supported browsers (README.md). Code is not transpiled for older ones. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'safari >= 16.2', 'ios_saf >= 16.2', 'firefox >= 121'];

/** Ms, the maximum of a browser's timer, because a slow chunk is waited for and its screen shows that it is loading. */
const CHUNK_TIMEOUT_MS = 2_147_483_647;

/** The common configuration of host and remote builds. `version` becomes the constant RELEASE, `base` BASE. */
export function baseConfig({ name, mode, version, base = '/', context = ROOT, output }) {
  const production = mode === 'production';
  return {
    name,
    mode,
    context,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
    },
    output: {
      clean: true,
      uniqueName: name,
      // Releases on one page contain different versions of the same parts, so their class names must differ.
      hashSalt: name,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      ...output,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: CATALOGUE, type: 'javascript/auto', sideEffects: false, loader: MESSAGES },
      ],
      // A custom property that a rule sets for another file would be lost, because it counts as an unused local name.
      // A row's areas have the same names in each of its style sheets.
      parser: { 'css/auto': { dashedIdents: false, grid: false } },
      generator: { 'css/auto': { localIdentName: '[local]-[hash:8]' } },
    },
    plugins: [
      new rspack.DefinePlugin({
        RELEASE: JSON.stringify(version),
        PRODUCTION: JSON.stringify(production),
        BASE: JSON.stringify(base.slice(0, -1)),
      }),
      ...(production ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
    optimization: {
      splitChunks: { chunks: 'async' },
      // rspack's default minimizers, with three compression passes and the supported browsers
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}
