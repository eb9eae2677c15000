import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Area } from '@court/domain';
import { containerName } from '@court/federation/container-name';
import { packKits, runNpm } from '../../../tools/kits/pack-kits';
import { ELSEWHERE } from '../../../tools/release/testing/build-elsewhere';
import { runRelease } from './run-release';

/** The build of the other repository: with our configuration, or with only Module Federation's plugin. */
export type Way = 'remoteConfig()' | 'ModuleFederationPlugin';

/**
 * A separate repository with one area, in the machine's temporary folder. `tellFit` runs the contract suite there on
 * a build.
 */
export type OtherRepository = {
  folder: string;
  build(way: Way, version: string): string;
  tellFit(dist: string): { code: number | null; said: string };
  remove(): void;
};

type Order = { area: Area; path: string };

/** Configuration text for each way. `plain`: the text for only the plugin. */
const CONFIGS: Record<Way, (plain: string, area: Area, version: string) => string> = {
  'remoteConfig()': (_, area, version) => `import { remoteConfig } from '@court/federation/remote-config';
export default remoteConfig({ area: '${area}', dir: import.meta.dirname, version: '${version}' });`,
  ModuleFederationPlugin: (plain, area, version) =>
    plain.replace(/const name = '.*'/, `const name = '${containerName(area, version)}'`),
};

const BUILD = `import remote from './rspack.config.mjs';
import paint from './first-paint.config.mjs';
import { rspack } from '@rspack/core';
rspack([remote, paint]).run((error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});`;

/**
 * Creates the repository. Its packages are installed by npm from the registry and from our tarballs. With `linked`
 * they are this repository's own, which needs no network. Its only page answers `/<path>`.
 */
export function otherRepository({ area, path }: Order, { linked }: { linked: boolean }): OtherRepository {
  const folder = mkdtempSync(join(tmpdir(), 'other-repository-'));
  cpSync(ELSEWHERE, folder, { recursive: true });
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  const plain = readFileSync(join(folder, 'rspack.config.mjs'), 'utf8');
  change('src/remote.tsx', (text) => text.replace("path: 'forms'", `path: '${path}'`));
  const routes = [{ path: `/${path}`, page: `${path}.html`, template: 'docket', reads: [] }];
  const menu = [{ path: `/${path}`, label: 'Forms' }];
  const firstPaint = 'first-paint/first-paint.js';
  change('remote.json', () => JSON.stringify({ port: 4110, routes, menu, firstPaint }));
  if (linked) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  else installKits(folder);
  return {
    folder,
    build(way, version) {
      for (const built of ['dist', 'first-paint'])
        rmSync(join(folder, built), { recursive: true, force: true });
      change('rspack.config.mjs', () => CONFIGS[way](plain, area, version));
      change('package.json', (text) => text.replace(/"version": ".*"/, `"version": "${version}"`));
      const env = { ...process.env, NODE_OPTIONS: '' };
      execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: folder, env });
      return join(folder, 'dist');
    },
    tellFit(dist) {
      const suite = linked
        ? ['--import', 'tsx', resolve('shared/federation/suite/court-contract-suite.ts')]
        : ['node_modules/.bin/court-contract-suite'];
      const env = { ...process.env, NODE_OPTIONS: '' };
      const { status, stdout, stderr } = spawnSync(process.execPath, [...suite, dist], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { code: status, said: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs `npm install` with the tarballs and the area's other imports, in the versions of this repository. */
function installKits(folder: string): void {
  const packs = join(folder, 'packs');
  mkdirSync(packs);
  packKits(packs);
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('shared/federation/package.json', 'utf8'));
  const versions = { ...devDependencies, ...dependencies } as Record<string, string>;
  const libraries = ['react', 'react-dom', 'jotai', 'typescript', '@types/react'];
  const { status, stderr } = runNpm(
    [
      'install',
      '--no-audit',
      '--no-fund',
      ...readdirSync(packs).map((file) => join(packs, file)),
      ...libraries.map((name) => `${name}@${versions[name]}`),
    ],
    folder,
  );
  if (status !== 0) throw new Error(`npm install in ${folder}: ${stderr}`);
}

/**
 * Runs `npm run release -- <area> --prebuilt <folder>` for a copy of the tests' site. Returns its exit code and
 * output.
 */
export const releasePrebuilt = (area: Area, folder: string, site: string, more: string[] = []) =>
  runRelease(site, area, '--prebuilt', folder, ...more);
