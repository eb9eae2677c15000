import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { Script } from 'node:vm';
import type { AreaFacts } from './area-facts';
import { paintsOf } from './build-remote';

/** First paints in a remote.json: name ('' for the area's default) → path of its script, relative to the file. */
export type NamedPaints = Record<string, unknown>;

const FILE = /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.js$/;

type Order = { paints: NamedPaints; folder: string; build: string; routes: AreaFacts['routes'] };

/** Faults that prevent the first paints in `folder` from being released with the remote in `build`. */
export function paintFaults({ paints, folder, build, routes }: Order): string[] {
  const drawn = routes.filter(({ reads }) => reads);
  const wanted = new Set(drawn.flatMap(paintsOf));
  const missing = [...wanted].filter((name) => name !== '' && !Object.hasOwn(paints, name));
  const unused = Object.keys(paints).filter((name) => !wanted.has(name));
  const plain = drawn.filter((route) => !route.template && paintsOf(route).some((name) => paints[name]));
  return [
    ...Object.values(paints).flatMap((file) => fileFault(file, folder, build) ?? []),
    ...missing.map(
      (name) => `A route names the first paint ${name}: name its script in firstPaints of remote.json.`,
    ),
    ...unused.map(
      (name) =>
        `No route shows the first paint ${paints[name]}: give its route "reads" in remote.json, [] if it reads nothing.`,
    ),
    ...plain.map(
      ({ path }) => `${path} has a first paint and no template: add "template": "docket" in remote.json.`,
    ),
  ];
}

function fileFault(file: unknown, folder: string, build: string): string | null {
  if (typeof file !== 'string' || !FILE.test(file))
    return `The first paint ${JSON.stringify(file)} is no script below the folder of remote.json: write it like first-paint/first-paint.js.`;
  const path = join(folder, file);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile())
    return `There is no file ${path}: build the first paint first.`;
  if (resolve(path).startsWith(resolve(build) + sep))
    return `${path} lies in the remote's build, where every script is a chunk: build it into a folder beside that one, and put remote.json beside both.`;
  try {
    new Script(readFileSync(path, 'utf8'));
    return null;
  } catch (error) {
    return `${path} is no script as pages run it (${(error as Error).message}): build one file, without output.module.`;
  }
}
