import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readImports, type SourceImport } from './read-imports';

/** A source file by its path from the repository's root. */
export type SourceFile = { path: string; lines: number; imports: readonly SourceImport[] };

/** Source files by path; tests, declarations and fixtures are among them, since they import too. */
export type SourceTree = {
  files: ReadonlyMap<string, SourceFile>;
  /** path that a specifier in a file means; null for a library, a style sheet, and whatever else is no source file */
  resolve: (from: string, specifier: string) => string | null;
};

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Files that only tests run: specs, their helpers, fakes, benches. */
export const isForTests = (path: string) => isTest(path) || /(^tests\/|\/testing\/|\/fixtures\/)/.test(path);

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** `@court/name` → the package's folder and its `exports`, where they lead to one file each. */
function readPackages(manifests: readonly string[], read: (path: string) => string) {
  const packages = new Map<string, { folder: string; exports: Record<string, string> }>();
  for (const path of manifests) {
    const { name = '', exports = {} } = JSON.parse(read(path)) as {
      name?: string;
      exports?: Record<string, string>;
    };
    packages.set(name, { folder: dirname(path), exports });
  }
  return packages;
}

/** The source tree of `paths`, all from the repository's root; `read` returns a file's text. */
export function sourceTree(paths: readonly string[], read: (path: string) => string): SourceTree {
  const sources = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.d\.m?ts$/.test(path));
  const packages = readPackages(
    paths.filter((path) => path.endsWith('package.json')),
    read,
  );
  const known = new Set(sources);
  const existing = (base: string) => {
    const ending = ENDINGS.find((each) => known.has(base + each));
    return ending === undefined ? null : base + ending;
  };
  function resolve(from: string, specifier: string): string | null {
    if (specifier.startsWith('.')) return existing(posix.join(posix.dirname(from), specifier));
    const [, name = '', inner = ''] = /^(@[^/]+\/[^/]+)\/?(.*)$/.exec(specifier) ?? [];
    const found = packages.get(name);
    const target = found?.exports[inner ? `./${inner}` : '.'];
    return found && typeof target === 'string' ? existing(join(found.folder, target)) : null;
  }
  const files = sources.map((path): [string, SourceFile] => {
    const text = read(path);
    return [path, { path, lines: text.split('\n').length - 1, imports: readImports(text) }];
  });
  return { files: new Map(files), resolve };
}

const NO_SOURCES = /^(\..*|node_modules|dist|test-results)$/;

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (NO_SOURCES.test(entry.name)) return [];
    return entry.isDirectory() ? pathsBelow(path) : [path];
  });
}

/** The tree of the repository in whose root this runs, without what was installed or built. */
export const repositoryTree = (): SourceTree =>
  sourceTree(pathsBelow('.').sort(), (path) => readFileSync(path, 'utf8'));
