import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';

test('pack-kits packs what another repository builds an area with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-kits-'));
  const { code, printed } = await startScript(packageScript('pack-kits', folder)).ended;
  expect([code, printed]).toEqual([0, expect.stringContaining('npm install <these files>')]);
  expect(readdirSync(folder).filter((file) => file.endsWith('.tgz'))).toHaveLength(4);
  rmSync(folder, { recursive: true });
}, 120_000);
