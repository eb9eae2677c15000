import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfy } from '@module-federation/enhanced/runtime';

const require = createRequire(import.meta.url);

/** Installed version of a package; its package.json may not be among its exports. */
function versionOf(name) {
  const folder = require.resolve.paths(name).find((path) => existsSync(join(path, name, 'package.json')));
  return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).version;
}

/** What host and areas have agreed on; the one package of this repository that crosses between them at run time. */
export const CONTRACT_KEY = '@court/contract';

export const CONTRACT_VERSION = versionOf(CONTRACT_KEY);

/** The contract's major version: releases of another one do not run together with this host. */
export const CONTRACT = Number(CONTRACT_VERSION.split('.')[0]);

/** Module Federation's version in host and remotes. */
export const FEDERATION_VERSION = versionOf('@module-federation/enhanced');

/** Libraries the host provides, with the versions remotes accept. */
export const LIBRARIES = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  jotai: '^2.0.0',
  'jotai/utils': '^2.0.0',
};

/** Only under `npm run dev`: what the development JSX transform calls. */
const DEV_LIBRARIES = { 'react/jsx-dev-runtime': '^19.0.0' };

const libraries = (mode) => (mode === 'production' ? LIBRARIES : { ...LIBRARIES, ...DEV_LIBRARIES });

/**
 * The `shared` option of a remote: everything comes from the host, nothing is bundled. Of the contract any version of its
 * major will do; whether the host's has every name that the remote uses is compared by name (host/release/build/host-provides.ts).
 */
export function remoteShared(mode) {
  const ranges = { ...libraries(mode), [CONTRACT_KEY]: `^${CONTRACT}.0.0` };
  return Object.fromEntries(
    Object.entries(ranges).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  );
}

/**
 * The `shared` option of the host. All are eager: a module that is loaded later belongs to the remote that first asked for it,
 * and is lost if that remote is registered again.
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

/** Whether a release that takes `range` runs on `version`, by the function with which the page judges it. */
export const accepts = (range, version) => satisfy(version, range);
