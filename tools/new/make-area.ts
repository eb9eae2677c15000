import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_PATHS, isArea } from '@court/domain';
import { remoteFile, remotes } from '../release/build/workspaces';

/** An invalid or existing name of an area. */
export class AreaNameError extends Error {
  override name = 'AreaNameError';
}

const TEMPLATE = 'tools/area-template';
/** The first port for development servers of areas. */
const FIRST_PORT = 4101;

type Made = { area: string; path: string; port: number };

/**
 * Creates the remote `mfe-<name>`, which answers `/<name>`, in a new folder of the repository at `root`. Changes no
 * other folder. Throws AreaNameError.
 */
export function makeArea(root: string, name: string): Made {
  const area = `mfe-${name}`;
  if (!/^[a-z][a-z0-9]{0,19}$/.test(name) || !isArea(area))
    throw new AreaNameError(
      `${name} is no name for an area: use up to 20 small letters and digits, a letter first.`,
    );
  if (existsSync(join(root, area))) throw new AreaNameError(`There is an area ${area} already.`);
  const others = remotes(root).map((other) => remoteFile(other, root));
  const taken = [
    ...HOST_PATHS,
    ...others.flatMap(({ routes }) => routes.map(({ path }) => path.replace('/:id?', ''))),
  ];
  if (taken.includes(`/${name}`)) throw new AreaNameError(`/${name} is an address already.`);
  const title = name.replace(/^./, (letter) => letter.toUpperCase());
  const named = (text: string) => text.replaceAll('example', name).replaceAll('Example', title);
  const port = Math.max(FIRST_PORT - 1, ...others.map((other) => other.port)) + 1;

  cpSync(join(root, TEMPLATE), join(root, area), { recursive: true });
  for (const file of readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).sort().reverse()) {
    const path = join(root, area, file);
    if (/\.\w+$/.test(file))
      writeFileSync(path, named(readFileSync(path, 'utf8')).replace('4106', String(port)));
    const last = file.split(/[\\/]/).at(-1) ?? '';
    // has another name in the template, because the compiler would treat it as a project there
    const right = last === 'area.tsconfig.json' ? 'tsconfig.json' : named(last);
    if (right !== last) renameSync(path, join(path, '..', right));
  }
  return { area, path: `/${name}`, port };
}
