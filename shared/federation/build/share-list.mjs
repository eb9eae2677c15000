import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfy } from '@module-federation/enhanced/runtime';

const require = createRequire(import.meta.url);

/** Installed version of a package. Reads the file directly, because package.json may not be among its exports. */
function versionOf(name) {
  const folder = require.resolve.paths(name).find((path) => existsSync(join(path, name, 'package.json')));
  return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
}

/** The contract package, which is the only package of this repository that host and areas share at run time. */
export const CONTRACT_KEY = '@court/contract';

export const CONTRACT_VERSION = versionOf(CONTRACT_KEY);

/** The contract's major version. Releases with another major version do not run with this host. */
export const CONTRACT = Number(CONTRACT_VERSION.split('.')[0]);

/** Module Federation's version in host and remotes. */
export const FEDERATION_VERSION = versionOf('@module-federation/enhanced');

/** `^19.2.0` for 19.2.9, because a library adds features in its minor versions. */
const sinceMinor = (version) => `^${version.split('.', 2).join('.')}.0`;

/** Module → range from the installed minor version on. */
const rangesOf = (names) =>
  Object.fromEntries(names.map((name) => [name, sinceMinor(versionOf(name.split('/')[0]))]));

/** Libraries the host provides, with the versions that a remote built here accepts. */
export const LIBRARIES = rangesOf(['react', 'react/jsx-runtime', 'react-dom', 'jotai', 'jotai/utils']);

/** Library that the development JSX transform calls, only under `npm run dev`. */
const DEV_LIBRARIES = rangesOf(['react/jsx-dev-runtime']);

const libraries = (mode) => (mode === 'production' ? LIBRARIES : { ...LIBRARIES, ...DEV_LIBRARIES });

/**
 * The `shared` option of a remote: everything comes from the host, and nothing is bundled. An area of this repository
 * accepts any version of the contract's major version, because its release records the names that it uses
 * (tools/release/build/inspect-remote.ts). A remote from `elsewhere` records none, and needs the contract's minor
 * version.
 */
export function remoteShared(mode, elsewhere = false) {
  const ranges = {
    ...libraries(mode),
    [CONTRACT_KEY]: elsewhere ? sinceMinor(CONTRACT_VERSION) : `^${CONTRACT}.0.0`,
  };
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  );
}

/**
 * The `shared` option of the host. All modules are eager. A module that is loaded later would belong to the remote
 * that first requested it, and would be lost when that remote is registered again.
 */
export const hostShared = (mode) =>
  Object.fromEntries(
    Object.entries(hostProvides(mode)).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version },
    ]),
  );

/** Name → version of the modules the host provides. */
export function hostProvides(mode) {
  const installed = Object.keys(libraries(mode)).map((name) => [name, versionOf(name.split('/')[0])]);
  return Object.fromEntries([...installed, [CONTRACT_KEY, CONTRACT_VERSION]]);
}

/** Whether a release that requires `range` runs on `version`, by the function that the page uses. */
export const accepts = (range, version) => satisfy(version, range);
