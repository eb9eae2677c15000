import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES } from '@court/federation/share-list';

export type Manifest = {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  sideEffects?: unknown;
};

/** An export target, with its declarations first. */
type Target = string | { types: string; default: string };

/**
 * Derives the package.json of a packed package from the workspace's. `exports` point to the compiled files in
 * `folder`. Packages that no file imports are no dependencies. Packages of which a page needs a single copy become
 * peer dependencies.
 */
export function packedManifest(folder: string, manifest: Manifest, bin?: Record<string, string>): object {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const exports: Record<string, Target> = {};
  for (const [name, source] of Object.entries(manifest.exports)) {
    const path = source.replace(/^\.\//, '');
    const script = path.replace(/\.tsx?$/, '.js');
    if (!files.includes(script)) continue;
    const types = script.replace(/\.(m?)js$/, '.d.$1ts');
    exports[name] =
      types !== script && files.includes(types)
        ? { types: `./${types}`, default: `./${script}` }
        : `./${script}`;
  }
  const imported = importsOf(folder, files);
  const isNeeded = (name: string) => imported.has(name) || name.startsWith('@court/');
  const entries = Object.entries(manifest.dependencies ?? {}).filter(([name]) => isNeeded(name));
  const isPeer = ([name]: [string, string]) => name in LIBRARIES;
  return {
    name: manifest.name,
    version: manifest.version,
    license: 'MIT',
    type: 'module',
    sideEffects: manifest.sideEffects,
    exports: { ...exports, './package.json': './package.json' },
    bin,
    dependencies: Object.fromEntries(entries.filter((entry) => !isPeer(entry))),
    peerDependencies: Object.fromEntries(entries.filter(isPeer).map(([name]) => [name, LIBRARIES[name]])),
  };
}

/** The packages that the files import or resolve. */
function importsOf(folder: string, files: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const file of files.filter((each) => /\.(m?js|cjs|d\.m?ts)$/.test(each)))
    for (const [, , name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /\b(from|import|require(?:\.resolve)?)\b\s*\(?\s*['"](@[\w.-]+\/[\w.-]+|[\w][\w.-]*)/g,
    ))
      names.add(name);
  return names;
}
