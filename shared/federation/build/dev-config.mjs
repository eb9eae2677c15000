import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const CODE = /\.tsx?$/;

/**
 * A development build with hot replacement that keeps state. Host and remotes share one React Refresh runtime, because
 * with two the screen would not update. The page's first script (`role` page) puts its runtime on the window, and
 * remotes use it.
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
