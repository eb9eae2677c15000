import { fileURLToPath } from 'node:url';
import { baseConfig, ROOT } from './base-config.mjs';

/** Externals of a first paint. It contains modules that import them for other exports, but not the frameworks. */
const FRAMEWORKS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'jotai',
  'jotai/utils',
];

/** Modules that export only class names, which are known at build time. */
export const CLASS_TABLE = /(\.module\.css|-classes\.ts)$/;

const LOADER = fileURLToPath(new URL('./class-table-loader.mjs', import.meta.url));

/**
 * The build of a script that draws a screen before any framework runs. It is one file. Its class names are those of
 * the build `name`, whose style sheets it uses: an area release's container, or `court_host`. `tables`: the exports of
 * its class-name modules by file, as classTablesConfig builds them. Without `tables`, those modules are bundled as
 * they are.
 */
export function firstPaintConfig({
  name,
  entry,
  base = '/',
  context = ROOT,
  out,
  mode = 'production',
  tables,
}) {
  const config = baseConfig({
    name,
    mode,
    version: '',
    base,
    context,
    output: {
      path: out,
      filename: 'first-paint.[contenthash:8].js',
      cssFilename: 'first-paint.[contenthash:8].css',
    },
  });
  config.entry = { main: entry };
  // views create DOM nodes: see the docstring of jsx in jsx-runtime.ts of @court/ui
  const views = config.module.rules.find(({ loader }) => loader === 'builtin:swc-loader');
  views.options.jsc.transform.react = { runtime: 'automatic', importSource: '@court/ui/dom' };
  config.externals = Object.fromEntries(FRAMEWORKS.map((each) => [each, 'var {}']));
  config.output.iife = true;
  // the release's style sheets contain its styles
  config.module.generator['css/auto'].exportsOnly = true;
  if (tables) {
    config.module.rules = config.module.rules.filter(({ type }) => type !== 'css/auto');
    config.module.rules.push(
      { test: /\.css$/, type: 'javascript/auto', sideEffects: false },
      { test: CLASS_TABLE, loader: LOADER, options: { tables }, enforce: 'post' },
    );
  }
  return config;
}

/** The build of a Node library that exports the exports of each of `files` as `t0`, `t1` … */
export function classTablesConfig(order, files) {
  const config = firstPaintConfig(order);
  const rows = files.map((file, at) => `export * as t${at} from ${JSON.stringify(file)};`);
  config.entry = { main: `data:text/javascript,${encodeURIComponent(rows.join(''))}` };
  Object.assign(config.output, { iife: false, filename: 'tables.cjs', library: { type: 'commonjs2' } });
  config.optimization.minimize = false;
  return config;
}
