import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '@court/contract';
import type { Area } from '@court/domain';
import { type AreaFacts, AreaFactsError, areaFacts } from './area-facts';
import type { NamedPaints } from './prebuilt-paints';

/**
 * An area's facts in the remote.json of another repository. `folder` is the file's folder. `version`: its package's
 * version, null if it has no package.
 */
export type PrebuiltFile = { folder: string; facts: AreaFacts; paints: NamedPaints; version: string | null };

/** Thrown if remote.json is missing or invalid. The message names the file and the remedy. */
export class PrebuiltFileError extends Error {
  override name = 'PrebuiltFileError';
}

const FORM =
  'write it like { "port": 4110, "routes": [{ "path": "/forms", "page": "forms.html" }], "menu": [{ "path": "/forms", "label": "Forms" }] }';

/**
 * Reads remote.json in the build's folder or its parent folder, and the version in the package.json beside it. In this
 * file, a plain text counts as US English. The default name of the area is its first menu label. Throws
 * PrebuiltFileError.
 */
export function readPrebuiltFile(area: Area, folder: string): PrebuiltFile {
  const path = [join(folder, 'remote.json'), join(folder, '../remote.json')].find((each) => existsSync(each));
  if (!path)
    throw new PrebuiltFileError(
      `There is no remote.json in ${folder}, nor in the folder that it lies in: ${FORM}.`,
    );
  const manifest = join(dirname(path), 'package.json');
  const version = existsSync(manifest) ? field(readJson(manifest), 'version') : null;
  const said = readJson(path);
  const firstPaint = field(said, 'firstPaint');
  return {
    folder: dirname(path),
    facts: factsOf(area, said, path),
    paints: { ...(firstPaint !== undefined && { '': firstPaint }), ...(field(said, 'firstPaints') ?? {}) },
    version: isText(version, /^\d+\.\d+\.\d+$/) ? version : null,
  };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new PrebuiltFileError(`${path} is not valid JSON: ${(cause as Error).message}.`, { cause });
  }
}

const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);
const field = (value: unknown, name: string) => (value as Record<string, unknown> | null)?.[name];
const local = (text: unknown) => (typeof text === 'string' ? { 'en-US': text } : text);

function factsOf(area: Area, said: unknown, path: string): AreaFacts {
  const routes = field(said, 'routes');
  const listed = field(said, 'menu');
  const fault = faultOf(routes, listed);
  if (fault) throw new PrebuiltFileError(`${path}: ${fault}; ${FORM}.`);
  const menu = (listed as Record<string, unknown>[]).map((item) => ({
    ...item,
    label: local(item.label),
    ...('hint' in item ? { hint: local(item.hint) } : {}),
  }));
  const title = local(field(field(said, 'names'), 'title')) ?? menu[0]?.label ?? local(area);
  const phrase = local(field(field(said, 'names'), 'phrase')) ?? title;
  try {
    return areaFacts(area, { port: field(said, 'port'), routes, menu, names: { title, phrase } }, path);
  } catch (error) {
    if (!(error instanceof AreaFactsError)) throw error;
    throw new PrebuiltFileError(`${error.message.replace(/\.$/, '')}; ${FORM}.`, { cause: error });
  }
}

function faultOf(routes: unknown, menu: unknown): string | null {
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
  const lost = menu.find((item) => !paths.includes(field(item, 'path')) || !hasLabel(field(item, 'label')));
  return lost ? `its menu has ${JSON.stringify(lost)}, which is no address of its routes with a label` : null;
}

const hasLabel = (label: unknown) => isText(label, /\S/) || isText(field(label, 'en-US'), /\S/);

const pageOf = (path: string) => `${path.slice(1).replace('/:id?', '')}.html`;

/** Faults for addresses that another area of the site already answers. */
export function routeFaults(area: Area, { facts }: PrebuiltFile, registry: Registry): string[] {
  const others = Object.entries(registry.areas).filter(([other]) => other !== area);
  const owners = new Map(
    others.flatMap(([other, { current }]) => current.routes.map(({ page }) => [page, other] as const)),
  );
  return facts.routes.flatMap(({ path, page }) => {
    const owner = owners.get(page);
    return owner === undefined
      ? []
      : [`${path} is answered by ${owner} on this site: choose another address in remote.json.`];
  });
}
