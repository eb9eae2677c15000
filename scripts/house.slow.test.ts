import { expect, test } from 'vitest';
import { packageScript } from './package-script';
import { startScript } from './testing/run-script';

const run = (args: string[]) => startScript(args, { folder: process.cwd(), env: {} }).ended;

test('house prints how the source files stand, and with --files which they are', async () => {
  const short = await run(packageScript('house'));
  const { code, printed } = await run(packageScript('house', '--files'));
  expect([short.code, code]).toEqual([0, 0]);
  expect(short.printed).toMatch(/^\d+ source files without tests, median \d+ lines$/m);
  expect(short.printed).toMatch(/keystroke → hits: \d+/);
  expect(printed).toContain('    shared/kits/search/search/use-search.ts');
}, 60_000);
