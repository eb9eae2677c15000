import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder';
import { takeLock } from './process-lock';

/** No process has it: the largest is 4,194,304. */
const GONE = 4_999_999;

const place = () => join(temporaryFolder(), 'lock');
/** A lock that is held by `holder`. */
function locked(holder: unknown): string {
  const file = place();
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
  return file;
}
const holderOf = (file: string, machine?: string) => {
  const lock = takeLock(file, machine);
  return lock.isTaken ? 'taken' : lock.holder.pid;
};

test('a lock is its holder’s until it is released, in one process too', () => {
  const file = place();
  const lock = takeLock(file);
  expect(holderOf(file)).toBe(process.pid);
  if (lock.isTaken) lock.release();
  expect(existsSync(file)).toBe(false);
  expect(holderOf(file)).toBe('taken');
});

test('nothing else is left in the folder', () => {
  const file = place();
  const lock = takeLock(file);
  if (lock.isTaken) lock.release();
  expect(readdirSync(join(file, '..'))).toEqual([]);
});

test('the lock of a process that runs is refused, and stays', () => {
  const file = locked({ id: 'a', pid: process.ppid, since: '' });
  expect(holderOf(file)).toBe(process.ppid);
  expect(existsSync(file)).toBe(true);
});

test.each([
  ['of a process that has gone', { id: 'a', pid: GONE, since: '' }],
  ['of an older version', String(GONE)],
  ['with nothing in it', ''],
  ['with anything else in it', '{"a":'],
  // a container that begins anew has the process id of before
  ['of another process that had this process id', { id: 'a', pid: process.pid, since: '' }],
])('a lock %s is taken over', (_, holder) => {
  expect(holderOf(locked(holder))).toBe('taken');
});

test('a lock of another machine is held, whatever runs here', () => {
  const file = locked({ id: 'a', pid: GONE, machine: 'another', since: '' });
  expect(holderOf(file, 'this one')).toBe(GONE);
});

test('who was killed while it took a lock over holds nobody up', () => {
  const file = locked({ id: 'a', pid: GONE, since: '' });
  writeFileSync(`${file}.a`, JSON.stringify({ id: 'b', pid: GONE, since: '' }));
  expect(holderOf(file)).toBe('taken');
  expect(readdirSync(join(file, '..'))).toEqual(['lock']);
});
