import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** Generated files and this machine's own files. */
const LEFT = /(^|[\\/])(node_modules|dist|\.types|\.git|\.data|\.keys|test-results)$|^(android|ios)$/;
const OURS = '@court';

/**
 * Copies the sources to a temporary folder, for tests of commands that change sources, make keys or release. Links
 * the installed packages of this repository. The caller removes the copy.
 */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'court-copy-'));
  cpSync('.', folder, { recursive: true, filter: (source) => !LEFT.test(source) });
  linkPackages(folder);
  // tools/with-install.mjs looks for this file
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed-from'), lock);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Links the installed packages into the copy at `folder`. The repository's own packages point to the copy's folders.
 */
export function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, OURS), { recursive: true });
  const link = (from: string, to: string) => symlinkSync(from, to, 'junction');
  for (const one of readdirSync('node_modules', { withFileTypes: true }))
    if (one.isDirectory() && one.name !== OURS && !one.name.startsWith('.vite'))
      link(resolve('node_modules', one.name), join(modules, one.name));
  for (const name of readdirSync(join('node_modules', OURS))) {
    const own = relative(process.cwd(), realpathSync(join('node_modules', OURS, name)));
    if (existsSync(join(folder, own))) link(join(folder, own), join(modules, OURS, name));
  }
}
