import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './content-hash';
import { runBuild } from './run-build';
import { ROOT } from './workspaces';

/** Builds the site's service worker, one script without parts, and returns its text. Throws BuildError. */
export async function buildWorker(base: string): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'court-worker-'));
  try {
    const entry = 'src/service-worker/service-worker.ts';
    const dir = join(ROOT, 'host');
    await runBuild({ kind: 'host', options: { dir, version: 'service worker', entry, out, base } });
    const [script, ...more] = filesBelow(out).filter((file) => file.endsWith('.js'));
    if (!script || more.length > 0) throw new Error(`The service worker is not one script: ${more}`);
    return readFileSync(join(out, script), 'utf8');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
