import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeInstallTurn } from './install-turn.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'turn-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const isSettled = async (work: Promise<unknown>) =>
  await Promise.race([
    work.then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), 700)),
  ]);

test('who comes second waits, is told so once, and has its turn when the first ends', async () => {
  const onWait = vi.fn();
  const end = await takeInstallTurn(root, onWait);
  expect(onWait).not.toHaveBeenCalled();
  const second = takeInstallTurn(root, onWait);
  expect(await isSettled(second)).toBe(false);
  expect(onWait).toHaveBeenCalledTimes(1);
  end();
  (await second)();
  expect(onWait).toHaveBeenCalledTimes(1);
});

test('another checkout does not wait', async () => {
  const ends = [await takeInstallTurn(root, vi.fn()), await takeInstallTurn(`${root}-other`, vi.fn())];
  for (const end of ends) end();
});

test('the turn of a process that was killed is free', async () => {
  const code = `const { takeInstallTurn } = await import(${JSON.stringify(join(import.meta.dirname, 'install-turn.mjs'))});
    await takeInstallTurn(${JSON.stringify(root)}, () => {});
    console.log('taken');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const mine = takeInstallTurn(root, vi.fn());
  expect(await isSettled(mine)).toBe(false);
  child.kill('SIGKILL');
  (await mine)();
});
