import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from './take-turn.mjs';

let name: string;
beforeEach(() => {
  name = `test ${randomUUID()}`;
});

const isSettled = async (work: Promise<unknown>) =>
  await Promise.race([
    work.then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), 700)),
  ]);

test('the second process waits, is notified once, and gets its turn when the first ends', async () => {
  const onWait = vi.fn();
  const end = await takeTurn(name, onWait);
  expect(onWait).not.toHaveBeenCalled();
  const second = takeTurn(name, onWait);
  expect(await isSettled(second)).toBe(false);
  expect(onWait).toHaveBeenCalledTimes(1);
  end();
  (await second)();
  expect(onWait).toHaveBeenCalledTimes(1);
});

test('another name does not wait', async () => {
  const ends = [await takeTurn(name, vi.fn()), await takeTurn(`${name}-other`, vi.fn())];
  for (const end of ends) end();
});

test('the turn of a killed process is free', async () => {
  const code = `const { takeTurn } = await import(${JSON.stringify(join(import.meta.dirname, 'take-turn.mjs'))});
    await takeTurn(${JSON.stringify(name)}, () => {});
    console.log('taken');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const mine = takeTurn(name, vi.fn());
  expect(await isSettled(mine)).toBe(false);
  child.kill('SIGKILL');
  (await mine)();
});
