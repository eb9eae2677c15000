import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectRemote } from './inspect-remote';
import { runBuild } from './run-build';
import { ROOT } from './workspaces';

/**
 * Modules that a loader made from a file have a name that contains the file's path, relative to the build's context.
 */
const HAS_FILE = /^(builtin:|css|javascript|\/|[A-Za-z]:\\)/;

// A module's id is derived from its name, and a release's version from its files. So the same sources must give the same
// release in every checkout.
test('no module id without a file contains the path of the checkout, and the kits are found', async () => {
  const out = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const stats = await runBuild({
    kind: 'remote',
    options: {
      area: 'mfe-settings',
      dir: join(ROOT, 'mfe-settings'),
      base: '/',
      mode: 'production',
      version: '0.0.0',
      out,
    },
  });
  const named = (stats.modules ?? []).flatMap(({ identifier = '' }) =>
    HAS_FILE.test(identifier) ? [] : [identifier],
  );
  expect(named.some((name) => name.startsWith('container entry'))).toBe(true);
  expect(named.some((name) => name.includes('__module_federation_bundler_runtime__'))).toBe(true);
  for (const name of named) expect(decodeURIComponent(name)).not.toContain(ROOT);
  expect(Object.keys(inspectRemote('mfe-settings', stats, out).kits)).toEqual(['@court/domain', '@court/ui']);
}, 60_000);
