import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEVICE } from './pages/page-templates';
import { NoHostError } from './site/host-record';

/**
 * Copies the device build of a released site to `out`, in the form that Capacitor needs (`webDir`). It has one page
 * for all addresses, the frame document of Google's map if a court has a key, and all files that they name. Deletes
 * the previous content of `out`. Throws NoHostError.
 */
export function exportDevice(site: string, out: string): void {
  const page = join(site, DEVICE, 'index.html');
  if (!existsSync(page)) throw new NoHostError(site);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(dirname(out), { recursive: true });
  const folders = readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (entry.name === 'assets' || entry.name.startsWith('mfe-')))
    .map(({ name }) => name);
  for (const folder of folders) cpSync(join(site, folder), join(out, folder), { recursive: true });
  cpSync(join(site, DEVICE), out, { recursive: true });
}
