import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runNpm } from '../kits/pack-kits';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'packed-publisher-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the publisher is one file under 3 MB, installs without a network and prints its help', async () => {
  const { code, printed } = await startScript(packageScript('pack', 'publisher', folder)).ended;
  expect([code, printed]).toEqual([0, expect.stringContaining('court-publish')]);
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  expect(statSync(join(folder, tarball)).size).toBeLessThan(3_000_000);
  const to = join(folder, 'clerk');
  const installed = runNpm(
    ['install', '--offline', '--no-audit', '--no-fund', '--prefix', to, join(folder, tarball)],
    folder,
  );
  expect(installed.status, installed.stderr).toBe(0);
  const help = await startScript([join(to, 'node_modules/.bin/court-publish'), '--help'], { folder: to })
    .ended;
  expect([help.code, help.printed]).toEqual([0, expect.stringContaining('court-publish')]);
});
