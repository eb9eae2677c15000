import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { packageScript } from '../package-script';
import { copyRepository } from '../testing/copy-repository';
import { startScript } from '../testing/run-script';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let copy: ReturnType<typeof copyRepository>;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

const inCopy = (file: string) => join(copy.folder, file);
/** Runs a command in the copy until it ends. */
const run = (args: string[], env: Record<string, string> = {}) =>
  startScript(args, { folder: copy.folder, env }).ended;

describe('commands that run every test list their steps', () => {
  test('check: the steps that every commit passes', async () => {
    const first =
      'commit messages\nformat and lint\nunused files, exports and packages\nmessage catalogues\n';
    const printed = `${first}types\npublic API of the contract\nunit tests\n`;
    expect(await run(packageScript('check', '--list'))).toEqual({ code: 0, printed });
  });
  test('test: also the slow tests and the browser', async () => {
    const { code, printed } = await run(packageScript('test', '--list'));
    expect([code, printed.split('\n').slice(6, 8)]).toEqual([
      0,
      ['unit tests, those that take a second too', 'end to end, the journeys'],
    ]);
  });
  test('proof: every bench', async () => {
    const { code, printed } = await run(packageScript('proof', '--list'));
    expect(code).toBe(0);
    expect(printed.match(/^figures: (\w+)/gm)).toHaveLength(6);
  });
});

test.each([
  [['style'], '"style" is not a step; the steps are lint, messages, types, api, unit.'],
  [['types', 'tools'], 'The step types takes no arguments.'],
  [['types', '--list'], '--list takes no step.'],
])('check refuses the arguments %j', async (args, message) => {
  expect(await run(packageScript('check', ...args))).toEqual({
    code: 2,
    printed: expect.stringMatching(new RegExp(`^${message}\nnpm run check\n`)),
  });
});

test('check -- lint reports an unformatted file, and format formats it', async () => {
  const file = inCopy('tools/crooked.ts');
  writeFileSync(file, 'export  const crooked="so"');
  expect((await run(packageScript('check', 'lint', 'tools/crooked.ts'))).code).toBe(1);
  expect((await run(packageScript('format', 'tools/crooked.ts'))).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe("export const crooked = 'so';\n");
  expect((await run(packageScript('check', 'lint', 'tools/crooked.ts'))).code).toBe(0);
  rmSync(file);
});

test('check -- types passes the sources and fails on a type error', async () => {
  expect(await run(packageScript('check', 'types'))).toEqual({ code: 0, printed: '' });
  const file = inCopy('tools/wrong.ts');
  writeFileSync(file, 'export const wrong: number = "one";\n');
  const { code, printed } = await run(packageScript('check', 'types'));
  expect([code, printed]).toEqual([1, expect.stringContaining('tools/wrong.ts')]);
  rmSync(file);
});

test('check -- unit and test:e2e run the files that their arguments name', async () => {
  const unit = await run(
    packageScript('check', 'unit', 'tools/checks/runner-counts', '-t', 'skipped and flaky'),
  );
  expect([unit.code, unit.printed]).toEqual([0, expect.stringContaining('1 passed')]);
  const e2e = await run(packageScript('test:e2e', '--list', 'start-command'));
  expect([e2e.code, e2e.printed]).toEqual([0, expect.stringContaining('npm start skips taken ports')]);
});
