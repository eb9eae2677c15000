import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages that only one benchmark needs, from the lock file in its folder `peers`. Installs again if
 * that file has changed, or if an installation was interrupted. Throws if npm fails.
 */
export function installPeers(peers: string): void {
  const lock = readFileSync(join(peers, 'package-lock.json'), 'utf8');
  const marker = join(peers, 'node_modules/.installed-from.json');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('Installing the libraries to compare with …');
  const args = ['ci', '--legacy-peer-deps', '--no-workspaces', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', args, { cwd: peers, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) throw new Error(`npm ci in ${peers} failed; the lines above say why`);
  writeFileSync(marker, lock);
}
