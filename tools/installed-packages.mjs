import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK_FILE = 'package-lock.json';
/** Contains the hash of the lock file whose packages are installed. */
const MARKER = 'node_modules/.installed-from';

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, LOCK_FILE)))
    .digest('hex');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether all packages of the lock file in the folder `root` are installed, by this script or by npm. */
export function isInstalled(root) {
  const marker = join(root, MARKER);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash(root)) return true;
  if (!isInstalledByNpm(root)) return false;
  writeFileSync(marker, lockHash(root));
  return true;
}

/**
 * Compares the lock file with npm's own record of installed packages. Optional packages of other platforms may be
 * missing.
 */
function isInstalledByNpm(root) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, LOCK_FILE))).every(
    ([path, { integrity, optional, link, resolved }]) => {
      if (!path.includes('node_modules/')) return true;
      const there = installed[path];
      if (link) return there?.resolved === resolved;
      return there ? there.integrity === integrity : optional === true;
    },
  );
}

/** Runs `npm ci` in the current folder. Returns false if it failed; npm has printed the reason. */
export function installPackages() {
  const npm = process.env.npm_execpath;
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...words], { stdio: 'inherit' })
    : spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) return false;
  writeFileSync(MARKER, lockHash('.'));
  return true;
}
