import { median } from '../../tests/budgets/median';
import { FLOWS } from './flows';
import { closureOf, cyclesOf, importGraph } from './import-graph';
import { isForTests, isTest, type SourceTree } from './source-files';

const MOST_LINES = 250;
const FEW_LINES = 40;
const MOST_IN_FOLDER = 20;

/** What the house style asks of the source files. */
export type HouseFigures = {
  files: number;
  medianLines: number;
  /** path → lines, of files over 250 lines; tests too */
  long: Readonly<Record<string, number>>;
  /** files under 40 lines that one other file imports and no other; components, tests and entry points apart */
  single: readonly string[];
  cycles: readonly (readonly string[])[];
  /** folder → source files in it, where they are over 20; tests and style sheets are not counted */
  full: Readonly<Record<string, number>>;
  /** flow → files that it reaches */
  closures: Readonly<Record<string, readonly string[]>>;
};

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** A component has a file of its own, as it has a style sheet and a test of its own. */
const isComponent = (path: string) => path.endsWith('.tsx');

/** Files that are named by a configuration, and not by an import. */
const isEntry = (path: string) =>
  /(^|\/)(index\.ts|remote\.tsx|main\.tsx?|standalone\.tsx|[^/]+\.config\.(ts|mjs))$/.test(path);

function singleImports(tree: SourceTree): string[] {
  const importers = new Map<string, Set<string>>();
  for (const [path, targets] of importGraph(tree, ['value', 'type', 'later'], (each) => !isTest(each)))
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(path));
  return [...importers]
    .filter(([path, by]) => by.size === 1 && !isComponent(path) && !isEntry(path) && !isForTests(path))
    .filter(([path]) => (tree.files.get(path)?.lines ?? 0) < FEW_LINES)
    .map(([path]) => path)
    .sort();
}

export function houseFigures(tree: SourceTree): HouseFigures {
  const paths = [...tree.files.keys()];
  const sources = paths.filter((path) => !isForTests(path));
  const inFolder = new Map<string, number>();
  for (const path of paths)
    if (!isTest(path)) inFolder.set(folderOf(path), (inFolder.get(folderOf(path)) ?? 0) + 1);
  const run = importGraph(tree, ['value'], (path) => !isForTests(path));
  return {
    files: sources.length,
    medianLines: median(sources.map((path) => tree.files.get(path)?.lines ?? 0)),
    long: Object.fromEntries(
      [...tree.files.values()]
        .filter(({ lines }) => lines > MOST_LINES)
        .map(({ path, lines }) => [path, lines]),
    ),
    single: singleImports(tree),
    cycles: cyclesOf(importGraph(tree, ['value', 'type', 'later'])),
    full: Object.fromEntries([...inFolder].filter(([, count]) => count > MOST_IN_FOLDER)),
    closures: Object.fromEntries(FLOWS.map(({ name, entries }) => [name, closureOf(run, entries)])),
  };
}
