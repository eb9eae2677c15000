import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageScript } from './package-script';
import { startScript } from './testing/run-script';

const NAMES = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const run = (name: string, word: string) => startScript(packageScript(name, word)).ended;

test.each(NAMES)('npm run %s explains itself', async (name) => {
  const [help, short] = await Promise.all([run(name, '--help'), run(name, '-h')]);
  expect(help).toMatchObject({ code: 0, printed: expect.stringMatching(/^npm (run \S+|start|test)\b/) });
  expect(help.printed).toMatch(/\nExit codes\n {2}0 /);
  expect(help.printed.split('\n').filter((line) => line.length > 110)).toEqual([]);
  expect(short).toEqual(help);
});

/** Without the commands whose arguments Vitest and Playwright check themselves. */
const OWN_WORDS = NAMES.filter((name) => !['test:unit', 'test:e2e'].includes(name));

test.each(OWN_WORDS)('npm run %s refuses an unknown option', async (name) => {
  const wrong = await run(name, '--no-such-option');
  expect(wrong.code).toBe(2);
  expect(wrong.printed).toMatch(/^--no-such-option is not an option of this command\.\nnpm /);
});
