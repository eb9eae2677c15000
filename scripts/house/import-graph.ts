import type { SourceImport } from './read-imports';
import type { SourceTree } from './source-files';

/** Path → paths of the files it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** A package's list of its exports: whoever imports a name from it means the file that defines the name. */
const isIndex = (path: string) => path.endsWith('/index.ts');

/** The files that an import takes its names from, past the package's own list of exports; `import *` takes the list alone. */
function targetsOf(
  { files, resolve }: SourceTree,
  from: string,
  { specifier, names }: SourceImport,
): string[] {
  const target = resolve(from, specifier);
  if (target === null) return [];
  if (!isIndex(target)) return [target];
  if (names === null) return [];
  const defining = names.map((name) => {
    const list = files.get(target)?.imports ?? [];
    const line = list.find((each) => each.exports[name] !== undefined);
    return line ? (resolve(target, line.specifier) ?? target) : target;
  });
  return [...new Set(defining)];
}

/** The graph of the imports of some kinds; `keep` says which files are in it. */
export function importGraph(
  tree: SourceTree,
  kinds: readonly SourceImport['kind'][],
  keep: (path: string) => boolean = () => true,
): ImportGraph {
  const all = [...tree.files.values()].filter(({ path }) => keep(path) && !isIndex(path));
  return new Map(
    all.map(({ path, imports }) => {
      const taken = imports.filter(({ kind }) => kinds.includes(kind));
      const targets = taken
        .flatMap((one) => targetsOf(tree, path, one))
        .filter((each) => keep(each) && !isIndex(each));
      return [path, new Set(targets.filter((target) => target !== path))];
    }),
  );
}

/** All files that are reached from `entries`, these included, in the order in which they are met. */
export function closureOf(graph: ImportGraph, entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const path of reached) for (const next of graph.get(path) ?? []) reached.add(next);
  return [...reached];
}

/** Cycles: each a group of files that all reach each other (Tarjan's strongly connected components). */
export function cyclesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const lowest = (path: string, other: number) => low.set(path, Math.min(low.get(path) ?? other, other));
  const visit = (path: string) => {
    order.set(path, order.size);
    low.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest(path, low.get(next) ?? 0);
      } else if (stack.includes(next)) lowest(path, order.get(next) ?? 0);
    }
    if (low.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) cycles.push(group);
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
