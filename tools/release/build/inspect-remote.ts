import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { neededModules, readFederationStats, STATS_FILE } from '@court/federation/federation-stats';
import { CONTRACT_KEY, FEDERATION_VERSION, LIBRARIES } from '@court/federation/share-list';
import type { StatsCompilation, StatsModule } from '@rspack/core';

/** Thrown if a remote bundles code that only the host may bundle. It would run a second copy with separate state. */
export class BundledSharedCodeError extends Error {
  override name = 'BundledSharedCodeError';
  constructor(
    readonly area: string,
    readonly modules: string[],
  ) {
    super(
      `${area} bundles code of shared packages, which only the host may bring:\n  ${modules.join('\n  ')}\n` +
        `Import them by a name of shared/federation/build/share-list.mjs, or from ${CONTRACT_KEY}.`,
    );
  }
}

/** Thrown for an import of the contract without explicit names. No host could check whether it provides them. */
export class UnnamedImportError extends Error {
  override name = 'UnnamedImportError';
  constructor(area: string, file: string, statement: string) {
    super(`${area}: ${file} says \`${statement}\`. Import what it uses of ${CONTRACT_KEY} by name.`);
  }
}

/**
 * The requirements of a remote: shared module → accepted range, and the names that it imports from the contract.
 * `kits`: the kits that it bundles, with their versions.
 */
export type Needs = { needs: Record<string, string>; uses: string[]; kits: Record<string, string> };

/** Packages whose code no remote may contain, whatever sub-path is imported. */
const PACKAGES = [
  ...new Set(Object.keys(LIBRARIES).map((name) => name.split('/')[0] ?? name)),
  'react-router',
  'react-router-dom',
  'scheduler',
  'firebase',
  '@firebase',
];

const every = (modules: StatsModule[] = []): StatsModule[] =>
  modules.flatMap((module) => [module, ...every(module.modules)]);

/** Files that describe a build and are not part of the release. */
const DESCRIPTIONS = [STATS_FILE, 'mf-manifest.json'];

/**
 * Finds the needs of a remote of this repository. Reads mf-stats.json in `folder`, rspack's stats and the sources.
 * Then removes the description files from `folder`. Throws BundledSharedCodeError and UnnamedImportError.
 */
export function inspectRemote(area: string, stats: StatsCompilation, folder: string): Needs {
  const federation = readFederationStats(folder);
  removeDescriptions(folder);
  const inFiles = stats.modules?.filter(({ orphan }) => !orphan);
  const files = every(inFiles).map(({ nameForCondition, name }) => nameForCondition ?? name ?? '');
  const bundled = files.filter(isSharedCode);
  if (bundled.length > 0) throw new BundledSharedCodeError(area, [...new Set(bundled)]);
  const sources = [...new Set(files)].filter((file) => /\.tsx?$/.test(file) && existsSync(file));
  return {
    needs: { '@module-federation/enhanced': `^${FEDERATION_VERSION}`, ...neededModules(federation) },
    uses: contractNames(area, sources),
    kits: kitsOf(sources),
  };
}

/** The packages of this repository that `files` belong to, with their versions, sorted. Areas are no kits. */
export function kitsOf(files: readonly string[]): Record<string, string> {
  const found = [...new Set(files.map((file) => dirname(file)))].map(packageAbove);
  const kits = found.filter(({ name = '' }) => /^@court\/(?!mfe-)/.test(name));
  const entries = new Map(kits.map(({ name = '', version = '' }) => [name, version]));
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Manifest = { name?: string; version?: string };

/** The nearest package.json of `folder` and the folders above it. */
function packageAbove(folder: string): Manifest {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const above = dirname(folder);
  return above === folder ? {} : packageAbove(above);
}

export function removeDescriptions(folder: string): void {
  for (const name of DESCRIPTIONS) rmSync(join(folder, name), { force: true });
}

const IMPORT = /\b(?:import|export)\s+(type\s+)?([^'";]*?)\s+from\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;

/** The names that TypeScript `files` import from the contract at run time. */
export function contractNames(area: string, files: readonly string[]): string[] {
  const names = new Set<string>();
  for (const file of files)
    for (const [statement, type, what = '', from, lazy] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if ((from ?? lazy) !== CONTRACT_KEY || type) continue;
      if (!what.startsWith('{')) throw new UnnamedImportError(area, file, statement);
      for (const one of what.slice(1, -1).split(',')) {
        const name = one.trim().split(/\s+as\s+/)[0] ?? '';
        if (name && !name.startsWith('type ')) names.add(name);
      }
    }
  return [...names].sort();
}

function isSharedCode(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  if (path.includes('consume shared module')) return false;
  if (/\/shared\/contract\/|node_modules\/@court\/contract\//.test(path)) return true;
  return PACKAGES.some((name) => path.includes(`/node_modules/${name}/`));
}
