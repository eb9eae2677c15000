import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Sources of this repository that do not compile; the message is the compiler's. */
export class CompileError extends Error {
  override name = 'CompileError';
}

/**
 * Compiles the TypeScript of `folders`, below shared/, to JavaScript and declarations in `out`, as any build takes them: every
 * import of a file names it with its extension. Tests are left out. Throws CompileError.
 */
export function compileKits(folders: readonly string[], out: string): void {
  const config = join(out, 'tsconfig.json');
  const below = (name: string) => resolve('shared', name);
  const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing', 'contract/api.d.ts'];
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
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|d\.ts)$/.test(file)) nameFiles(join(out, file));
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
