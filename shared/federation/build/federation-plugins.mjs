import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { hostShared, remoteShared } from './share-list.mjs';

const require = createRequire(import.meta.url);

const moduleOf = (name) => fileURLToPath(import.meta.resolve(name));

/**
 * `resolve.alias` of the packages that the plugin adds to a build: CommonJS entry → ES module entry of the same
 * package. The minifier can drop unused code only from ES modules.
 */
export const RUNTIME_ALIAS = {
  [require.resolve('@module-federation/runtime')]: moduleOf('@module-federation/runtime'),
  [require.resolve('@module-federation/webpack-bundler-runtime')]: moduleOf(
    '@module-federation/webpack-bundler-runtime',
  ),
  [require.resolve('@module-federation/inject-external-runtime-core-plugin')]: moduleOf(
    '@module-federation/inject-external-runtime-core-plugin',
  ),
};

/**
 * Removes the checkout's folder from the plugin's start module, whose request contains its source text. Module ids are
 * derived from requests, so a release gets the same hashes in every checkout.
 */
const withoutFolder = () =>
  new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,import%20__module/, (start) => {
    start.request = start.request.replaceAll(/from%20%22[^"]*?node_modules/g, 'from%20%22.%2Fnode_modules');
  });

/** Plugins of a page's first script, which provides the shared modules and the runtime that remotes use. */
export const hostFederation = (mode) => [
  new ModuleFederationPlugin({
    name: 'court_host',
    // the default strategy loads every registered remote before the host's first shared module
    shareStrategy: 'loaded-first',
    shared: hostShared(mode),
    dts: false,
    manifest: false,
    experiments: {
      provideExternalRuntime: true,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  }),
  withoutFolder(),
];

/** Plugins of a remote that exposes `exposed` as ./remote. `elsewhere`: it is built in another repository. */
export const remoteFederation = ({ name, mode, exposed, elsewhere }) => [
  new ModuleFederationPlugin({
    name,
    filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: { './remote': { import: exposed, name: 'remote' } },
    shared: remoteShared(mode, elsewhere),
    dts: false,
    // the release tool reads mf-stats.json, and Module Federation's DevTools read mf-manifest.json
    manifest: true,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  }),
  withoutFolder(),
];
