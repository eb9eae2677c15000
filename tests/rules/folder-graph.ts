import { posix } from 'node:path';

/** Sources of a repository: path → text. */
export type Sources = ReadonlyMap<string, string>;

/** A folder that holds a package, and the package's name. */
export type Package = { folder: string; name: string };

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** An import between two files. `to` is a package's name if it is imported by name. */
type Import = { from: string; to: string };

/** All imports of `sources` that lead to another of them or, by name, to one of `packages`. */
export function importsOf(sources: Sources, packages: readonly Package[]): Import[] {
  const found: Import[] = [];
  for (const [from, text] of sources)
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const file = path.startsWith('.') ? posix.join(posix.dirname(from), path) : null;
      const to = file
        ? ENDINGS.map((ending) => file + ending).find((each) => sources.has(each))
        : packages.find(({ name }) => path === name || path.startsWith(`${name}/`))?.name;
      if (to) found.push({ from, to });
    }
  return found;
}

/** The imports between folders of `package_`, as folder → folders that its files import. */
function folderGraph(imports: readonly Import[], { folder }: Package): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${folder}/`) || !to.startsWith(`${folder}/`)) continue;
    const [a, b] = [posix.dirname(from), posix.dirname(to)];
    if (a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  return graph;
}

/** A cycle of folders in a package, such as `a → b → a`. Null if there is none. */
export function folderCycle(imports: readonly Import[], within: Package): string | null {
  const graph = folderGraph(imports, within);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (folder: string): string | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder].join(' → ');
    if (done.has(folder)) return null;
    path.push(folder);
    for (const next of graph.get(folder) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(folder);
    return null;
  };
  for (const folder of graph.keys()) {
    const cycle = visit(folder);
    if (cycle) return cycle;
  }
  return null;
}

/** The package of a file. Nested packages win over those around them. */
export const packageOf = (file: string, packages: readonly Package[]): string =>
  packages
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0]?.name ?? '';
