import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The area's addresses, without parameters, from a build's remote.json. `fault` says why there are none. */
export function readPaths(folder: string): { paths: string[]; fault: string | null } {
  const none = (fault: string) => ({ paths: [], fault });
  const file = [join(folder, 'remote.json'), join(folder, '../remote.json')].find((each) => existsSync(each));
  if (!file)
    return none(
      `there is no remote.json in ${folder}, nor in the folder it lies in: docs/other-repositories.md has its form.`,
    );
  let said: { routes?: { path?: unknown; page?: unknown }[] };
  try {
    said = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return none(`${file} is not valid JSON: ${(error as Error).message}.`);
  }
  const { routes } = said ?? {};
  if (!Array.isArray(routes) || routes.length === 0)
    return none(`${file} has no routes: name each address of the area.`);
  const paths: string[] = [];
  for (const { path, page } of routes) {
    if (typeof path !== 'string' || !/^\/[a-z0-9][a-z0-9-]*(\/:id\?)?$/.test(path))
      return none(`${file}: ${JSON.stringify(path)} is no address: write it like /forms or /forms/:id?.`);
    const fixed = path.replace('/:id?', '');
    if (page !== `${fixed.slice(1)}.html`)
      return none(`${file}: the page of ${path} has to be ${fixed.slice(1)}.html.`);
    paths.push(fixed);
  }
  return { paths, fault: null };
}
