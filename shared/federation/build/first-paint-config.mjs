import { baseConfig, ROOT } from './base-config.mjs';

/** What a first paint has nothing of; what imports it for a type or for another export comes without it. */
const FRAMEWORKS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'jotai',
  'jotai/utils',
  'lucide-react',
];

/**
 * The build of a script that draws a screen before any framework runs: one file, with classes called as those of the build
 * `name` (of an area's release its container, of the host `court_host`), whose sheets it is drawn with.
 */
export function firstPaintConfig({ name, entry, base = '/', context = ROOT, out, mode = 'production' }) {
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
  config.resolve.alias = Object.fromEntries(FRAMEWORKS.map((each) => [`${each}$`, false]));
  config.output.iife = true;
  return config;
}
