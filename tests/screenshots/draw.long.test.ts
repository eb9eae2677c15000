import { expect, test } from 'vitest';
import { packageScript } from '../../tools/package-script';
import { startScript } from '../../tools/testing/run-script';

test.each([
  ['--width', '500', '--width is one of 360,768,1280,1920'],
  ['--theme', 'plaid', '--theme is one of default,'],
])('screenshots %s %s prints the possible values, and starts nothing', async (option, value, sentence) => {
  const { code, printed } = await startScript(packageScript('screenshots', option, value)).ended;
  expect([code, printed]).toEqual([2, expect.stringContaining(sentence)]);
});
