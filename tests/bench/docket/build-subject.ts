import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { baseConfig } from '@court/federation/base-config';
import { rspack } from '@rspack/core';

/** Paths of a calendar's files, of those that its first view needs, and the brotli bytes of these. */
export type BuiltSubject = { files: string[]; entry: string[]; bytes: number };

const require = createRequire(import.meta.url);
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));

function brotliSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).byteLength, 0);
}

/** Bundles one subject with React for production into `folder`. All subjects use the same version of React. */
export async function buildSubject(main: string, folder: string): Promise<BuiltSubject> {
  mkdirSync(folder, { recursive: true });
  const config = baseConfig({
    name: 'subject',
    mode: 'production',
    version: 'bench',
    output: { path: folder, filename: 'subject.js', cssFilename: 'subject.css', publicPath: '' },
  });
  const compiler = rspack({
    ...config,
    entry: main,
    plugins: config.plugins.filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
    optimization: { splitChunks: false },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        react: packageFolder('react'),
        'react-dom': packageFolder('react-dom'),
      },
    },
  });
  const entry = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else {
        const { entrypoints = {} } = stats?.toJson({ all: false, entrypoints: true }) ?? {};
        const assets = Object.values(entrypoints).flatMap((entrypoint) => entrypoint.assets ?? []);
        compiler.close(() => resolve(assets.map(({ name }) => join(folder, name))));
      }
    }),
  );
  const files = readdirSync(folder).map((name) => join(folder, name));
  return { files, entry, bytes: brotliSize(entry) };
}
