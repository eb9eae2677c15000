import { fileURLToPath } from 'node:url';
import { baseConfig, ROOT } from './base-config.mjs';

/** Externals of a first paint. Modules that import one for another export are built without it. */
const FRAMEWORKS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'jotai',
  'jotai/utils',
];

/** Modules that are nothing but names of classes, which are known when they are built. */
export const CLASS_TABLE = /(\.module\.css|-classes\.ts)$/;

const LOADER = fileURLToPath(new URL('./class-table-loader.mjs', import.meta.url));

/**
 * The build of a script that draws a screen before any framework runs: one file, with classes called as those of the build
 * `name` (of an area's release its container, of the host `court_host`), whose sheets it is drawn with. `tables`: the exports of
 * its modules of class names, by file, as classTablesConfig builds them; those modules stand as they are where left out.
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
  // views make DOM nodes: see the docstring of jsx-runtime.ts of @court/ui
  const views = config.module.rules.find(({ loader }) => loader === 'builtin:swc-loader');
  views.options.jsc.transform.react = { runtime: 'automatic', importSource: '@court/ui/dom' };
  config.externals = Object.fromEntries(FRAMEWORKS.map((each) => [each, 'var {}']));
  config.output.iife = true;
  // its styles are those of the sheets
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

/** The build of a library for Node that exports, as `t0` and so on, what each of `files` exports. */
export function classTablesConfig(order, files) {
  const config = firstPaintConfig(order);
  const rows = files.map((file, at) => `export * as t${at} from ${JSON.stringify(file)};`);
  config.entry = { main: `data:text/javascript,${encodeURIComponent(rows.join(''))}` };
  Object.assign(config.output, { iife: false, filename: 'tables.cjs', library: { type: 'commonjs2' } });
  config.optimization.minimize = false;
  return config;
}
