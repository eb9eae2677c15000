import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name that no area can have here. */
export class AreaNameError extends Error {
  override name = 'AreaNameError';
}

/** A file of the repository that is not as this tool knows it: the new area has to be entered by hand. */
export class UnknownShapeError extends Error {
  override name = 'UnknownShapeError';
  constructor(file: string) {
    super(`${file} is not as expected: enter the new area there by hand.`);
  }
}

const TEMPLATE = 'scripts/area-template';

type Made = { area: string; path: string; port: number };

/**
 * Makes a remote `mfe-<name>` in the repository at `root`: its workspace from the template, and its name wherever areas
 * are listed. It is offered by the court `court` and answers `/<name>`. Throws AreaNameError and UnknownShapeError.
 */
export function makeArea(root: string, name: string, court: string): Made {
  const area = `mfe-${name}`;
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new AreaNameError(`${name} is no name for an area: small letters and digits, a letter first.`);
  if (existsSync(join(root, area))) throw new AreaNameError(`There is an area ${area} already.`);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  if (read('shared/kits/records/paths/addresses.ts').includes(`'/${name}'`))
    throw new AreaNameError(`/${name} is the address of another area.`);
  const title = name.replace(/^./, (letter) => letter.toUpperCase());
  const named = (text: string) => text.replaceAll('example', name).replaceAll('Example', title);
  const port = Math.max(4105, ...ports(root)) + 1;

  const changes = entries({ area, name, title, court }).map(({ file, before, after }) => {
    const text = read(file);
    if (text.split(before).length !== 2) throw new UnknownShapeError(file);
    return { file, text: text.replace(before, () => after) };
  });
  cpSync(join(root, TEMPLATE), join(root, area), { recursive: true });
  for (const file of readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).sort().reverse()) {
    const path = join(root, area, file);
    if (/\.\w+$/.test(file))
      writeFileSync(path, named(readFileSync(path, 'utf8')).replace('4106', String(port)));
    const last = file.split(/[\\/]/).at(-1) ?? '';
    // under its own name it would be taken for one of this folder
    const right = last === 'area.tsconfig.json' ? 'tsconfig.json' : named(last);
    if (right !== last) renameSync(path, join(path, '..', right));
  }
  for (const { file, text } of changes) writeFileSync(join(root, file), text);
  enterWorkspace(root, area);
  return { area, path: `/${name}`, port };
}

function ports(root: string): number[] {
  return readdirSync(root)
    .map((folder) => join(root, folder, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { port: number }).port);
}

type Names = { area: string; name: string; title: string; court: string };

/** What stands in files that list areas, and what it becomes. */
function entries({ area, name, title, court }: Names) {
  const settings = "'mfe-settings'";
  const last = `{ path: '/colortheme', area: ${settings} },\n`;
  const config = `court-data/courts/${court}.json`;
  return [
    {
      file: 'shared/kits/records/court/court-defaults.ts',
      before: `${settings}] as const`,
      after: `${settings}, '${area}'] as const`,
    },
    {
      file: 'shared/kits/records/paths/addresses.ts',
      before: last,
      after: `${last}  { path: '/${name}', area: '${area}' },\n`,
    },
    {
      file: 'host/src/remotes/area-words.ts',
      before: `${settings}: 'areaSettings',\n`,
      after: `${settings}: 'areaSettings',\n  '${area}': 'area${title}',\n`,
    },
    {
      file: 'host/src/locales/en-us.ts',
      before: "  areaSettings: 'the settings',\n",
      after: `  areaSettings: 'the settings',\n  area${title}: '${name}',\n`,
    },
    { file: config, before: '"mfe-settings"]', after: `"mfe-settings", "${area}"]` },
  ];
}

type Manifest = { name: string; version: string; dependencies: Record<string, string> };
type Lock = { packages: Record<string, { workspaces?: string[] } & Record<string, unknown>> };
type Project = { references: { path: string }[] };

/** The workspace as npm and the compiler know it; the lock as `npm install` would write it. */
function enterWorkspace(root: string, area: string): void {
  const change = <T>(file: string, edit: (content: T) => void) => {
    const content = JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
    edit(content);
    writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
  };
  const { name, version, dependencies } = JSON.parse(
    readFileSync(join(root, area, 'package.json'), 'utf8'),
  ) as Manifest;
  const after = (list: string[]) => list.splice(list.indexOf('mfe-settings') + 1, 0, area);
  change<{ workspaces: string[] }>('package.json', ({ workspaces }) => after(workspaces));
  change<Lock>('package-lock.json', (lock) => {
    after(lock.packages['']?.workspaces ?? []);
    const all = { ...lock.packages, [area]: { name, version, dependencies } };
    all[`node_modules/${name}`] = { resolved: area, link: true };
    const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
    lock.packages = Object.fromEntries(sorted);
  });
  change<Project>('tsconfig.json', ({ references }) => references.push({ path: area }));
}
