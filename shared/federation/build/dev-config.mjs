import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const CODE = /\.tsx?$/;

/**
 * A development build with hot replacement that keeps state. Host and remotes share one React Refresh runtime: the page's
 * first script (`role` page) puts its own on the window, remotes take it from there. With two, the screen would not change.
 */
export function devConfig(config, { role, publicPath }) {
  config.output.publicPath = publicPath;
  config.output.clean = false;
  config.plugins.push(new ReactRefreshRspackPlugin({ test: CODE }));
  if (role === 'page') {
    config.entry.main = [file('refresh-given.cjs'), ...[config.entry.main].flat()];
  } else {
    config.plugins.push(
      new rspack.NormalModuleReplacementPlugin(
        /react-refresh([\\/]runtime(\.js)?)?$/,
        file('refresh-taken.cjs'),
      ),
    );
  }
  return config;
}
