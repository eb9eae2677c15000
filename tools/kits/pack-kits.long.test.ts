import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';

test('pack -- kits packs the packages that another repository builds an area with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-kits-'));
  const { code, printed } = await startScript(packageScript('pack', 'kits', folder)).ended;
  expect([code, printed]).toEqual([0, expect.stringContaining('npm install <these files>')]);
  const packs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  expect(packs).toHaveLength(4);
  for (const pack of packs) {
    const { buffer } = new Uint8Array(readFileSync(join(folder, pack)));
    const { messages, pkg } = await publint({ pack: { tarball: buffer } });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  }
  execFileSync('tar', ['-xzf', packs.find((file) => file.startsWith('court-domain')) ?? ''], { cwd: folder });
  // messages are compiled, so the other repository's build needs no catalogue loader
  const program = `import { sharedMessages } from './package/words/shared-messages.js';
console.log(sharedMessages('chapter', { chapter: '13' }));`;
  const args = ['--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('Chapter 13\n');
  rmSync(folder, { recursive: true });
}, 120_000);
