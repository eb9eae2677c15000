import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { catalogueModule, catalogueTypes, readCatalogue, sectionModule } from '@court/federation/catalogue';
import { catalogueFiles } from '../messages/catalogue-files';

/** Sources of this repository do not compile. The message is the compiler's. */
export class CompileError extends Error {
  override name = 'CompileError';
}

/**
 * Compiles the TypeScript and the catalogues of `folders` (below shared/) to JavaScript and declarations in `out`.
 * Imports get file extensions, so that any build accepts them. Omits tests. Throws CompileError and MessageError.
 */
export function compileKits(folders: readonly string[], out: string): void {
  const config = join(out, 'tsconfig.json');
  const below = (name: string) => resolve('shared', name);
  const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing'];
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve('tsconfig.base.json'),
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        rootDir: resolve('shared'),
        outDir: out,
        typeRoots: [resolve('node_modules/@types')],
      },
      include: [...folders.map(below), resolve('types')],
      exclude: tests.map(below),
    }),
  );
  const args = [resolve('node_modules/typescript/bin/tsc'), '-p', config];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new CompileError(stdout);
  for (const folder of folders)
    for (const file of catalogueFiles('shared', folder)) compileCatalogue(file, out);
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|d\.ts)$/.test(file)) nameFiles(join(out, file));
}

/**
 * Compiles each section to a separate file, like our loader, so that another build bundles only the sections that it
 * uses.
 */
function compileCatalogue(file: string, out: string): void {
  const sections = readCatalogue(readFileSync(join('shared', file), 'utf8'), file);
  mkdirSync(join(out, dirname(file)), { recursive: true });
  const write = (ending: string, text: string) => writeFileSync(join(out, `${file}${ending}`), text);
  for (const [name, section] of Object.entries(sections)) write(`.${name}.js`, sectionModule(section));
  write(
    '.js',
    catalogueModule(sections, (name) => `./${basename(file)}.${name}.js`),
  );
  write('.d.ts', catalogueTypes(sections));
}

const IMPORTED = /(\bfrom\s*|\bimport\s*\(\s*(?:\/\*[^*]*\*\/\s*)?|\bimport\s+)(['"])(\.\.?\/[^'"]+)\2/g;

function nameFiles(file: string): void {
  const text = readFileSync(file, 'utf8');
  const named = text.replace(IMPORTED, (whole, before: string, quote: string, to: string) => {
    const isScript =
      existsSync(join(dirname(file), `${to}.js`)) || existsSync(join(dirname(file), `${to}.d.ts`));
    return isScript ? `${before}${quote}${to}.js${quote}` : whole;
  });
  if (named !== text) writeFileSync(file, named);
}
