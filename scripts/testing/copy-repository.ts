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

/** Made by tools, or this machine's own. */
const LEFT = /(^|[\\/])(node_modules|dist|\.types|\.git|\.data|\.keys|test-results)$|^(android|ios)$/;
const OURS = '@court';

/**
 * A copy of the sources in a folder of its own, for tests of commands that change sources, make keys or release. Its
 * installed packages are those of this repository; remove it.
 */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'court-copy-'));
  cpSync('.', folder, { recursive: true, filter: (source) => !LEFT.test(source) });
  linkPackages(folder);
  // what scripts/with-install.mjs looks for
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed-from'), lock);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Gives the copy at `folder` the installed packages; those of this repository are the copy's own. */
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
