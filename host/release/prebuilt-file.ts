import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '@court/contract';
import { type Area, HOST_PATHS } from '@court/records';
import type { RemoteFile } from './workspaces';

/** What another repository says of its area, and the version of its package, if it has one. */
export type PrebuiltFile = Pick<RemoteFile, 'routes' | 'menu'> & { version: string | null };

/** A remote.json that is not there or cannot be taken; the message names the file and the remedy. */
export class PrebuiltFileError extends Error {
  override name = 'PrebuiltFileError';
}

const FORM =
  'write it like { "port": 4110, "routes": [{ "path": "/forms", "page": "forms.html" }], "menu": [{ "path": "/forms", "label": "Forms" }] }';

/**
 * The remote.json in the build's folder, or in the one that it lies in, and the version of the package.json beside it. Throws
 * PrebuiltFileError.
 */
export function readPrebuiltFile(folder: string): PrebuiltFile {
  const path = [join(folder, 'remote.json'), join(folder, '../remote.json')].find((each) => existsSync(each));
  if (!path)
    throw new PrebuiltFileError(
      `There is no remote.json in ${folder}, nor in the folder that it lies in: ${FORM}.`,
    );
  const said = readJson(path);
  const fault = faultOf(said);
  if (fault) throw new PrebuiltFileError(`${path}: ${fault}; ${FORM}.`);
  const { routes, menu } = said as RemoteFile;
  const manifest = join(dirname(path), 'package.json');
  const version = existsSync(manifest) ? field(readJson(manifest), 'version') : null;
  return { routes, menu, version: isText(version, /^\d+\.\d+\.\d+$/) ? version : null };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new PrebuiltFileError(`${path} is no JSON: ${(cause as Error).message}.`, { cause });
  }
}

const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);
const field = (value: unknown, name: string) => (value as Record<string, unknown> | null)?.[name];

function faultOf(said: unknown): string | null {
  const routes = field(said, 'routes');
  const menu = field(said, 'menu');
  if (!Array.isArray(routes) || routes.length === 0) return 'routes has no address';
  if (!Array.isArray(menu)) return 'menu is no list';
  for (const route of routes) {
    const path = field(route, 'path');
    if (!isText(path, /^\/[a-z0-9-]+(\/:id\?)?$/))
      return `the address ${JSON.stringify(path)} is not like /forms or /forms/:id?`;
    if (field(route, 'page') !== pageOf(path)) return `the page of ${path} is not ${pageOf(path)}`;
  }
  const paths = routes.map((route) => field(route, 'path'));
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice) return `${twice} is there twice`;
  const lost = menu.find(
    (item) => !paths.includes(field(item, 'path')) || !isText(field(item, 'label'), /\S/),
  );
  return lost ? `its menu has ${JSON.stringify(lost)}, which is no address of its routes with a label` : null;
}

const pageOf = (path: string) => `${path.slice(1).replace('/:id?', '')}.html`;

/** Addresses that the host or another area of the site answers already. */
export function routeFaults(area: Area, { routes }: PrebuiltFile, registry: Registry): string[] {
  const taken = new Map([...HOST_PATHS, '/index', '/404'].map((path) => [pageOf(path), 'the host']));
  for (const [other, { routes: theirs }] of Object.entries(registry.areas))
    if (other !== area) for (const { page } of theirs) taken.set(page, other);
  return routes.flatMap(({ path, page }) => {
    const owner = taken.get(page);
    return owner === undefined
      ? []
      : [`${path} is answered by ${owner} on this site: choose another address in remote.json.`];
  });
}
