import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuiltFolderError } from './built-folder';

/** ModuleFederationPlugin writes this file with `manifest: true`. */
export const STATS_FILE = 'mf-stats.json';

type Files = { sync: string[] };

/** The fields of mf-stats.json that a release reads. */
export type FederationStats = {
  metaData: {
    globalName: string;
    publicPath?: string;
    pluginVersion: string;
    remoteEntry: { name: string; type: string };
  };
  /** `version`: version of the bundled copy, '' if none is bundled. `requiredVersion`: null if any version will do */
  shared: { name: string; version: string; requiredVersion: string | null; singleton: boolean }[];
  exposes: { path: string; assets: { js: Files; css: Files } }[];
};

/** Reads ModuleFederationPlugin's stats of the build in `folder`. Throws BuiltFolderError. */
export function readFederationStats(folder: string): FederationStats {
  const path = join(folder, STATS_FILE);
  const remedy = `set "manifest: true" in the options of ModuleFederationPlugin and build again into an empty folder`;
  if (!existsSync(path)) throw new BuiltFolderError(`${path} is missing: ${remedy}.`);
  let stats: Partial<FederationStats> | null;
  try {
    stats = JSON.parse(readFileSync(path, 'utf8')) as Partial<FederationStats> | null;
  } catch (cause) {
    throw new BuiltFolderError(`${path} is not JSON: ${remedy}.`, { cause });
  }
  const { metaData, shared, exposes } = stats ?? {};
  if (!metaData?.remoteEntry || !Array.isArray(shared) || !Array.isArray(exposes))
    throw new BuiltFolderError(`${path} does not have the form of ModuleFederationPlugin 2: ${remedy}.`);
  return { metaData, shared, exposes };
}

/** Shared module → accepted range, sorted by name. */
export function neededModules({ shared }: FederationStats): Record<string, string> {
  const entries = shared.map(({ name, requiredVersion }) => [name, requiredVersion ?? '*'] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
