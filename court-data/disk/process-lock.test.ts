import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder';
import { takeLock } from './process-lock';

/** An id that no process has: the maximum is 4,194,304. */
const GONE = 4_999_999;

const place = () => join(temporaryFolder(), 'lock');
/** Creates a lock file of `holder`. */
function locked(holder: unknown): string {
  const file = place();
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
  return file;
}
const holderOf = (file: string, machine?: string) => {
  const lock = takeLock(file, machine);
  return lock.isTaken ? 'taken' : lock.holder.pid;
};

test('a lock belongs to its holder until it is released, also within one process, and leaves no file', () => {
  const file = place();
  const lock = takeLock(file);
  expect(holderOf(file)).toBe(process.pid);
  if (lock.isTaken) lock.release();
  expect(readdirSync(join(file, '..'))).toEqual([]);
  expect(holderOf(file)).toBe('taken');
});

test('the lock of a running process is refused, and stays', () => {
  const file = locked({ id: 'a', pid: process.ppid, since: '' });
  expect(holderOf(file)).toBe(process.ppid);
  expect(existsSync(file)).toBe(true);
});

test.each([
  ['of a process that has gone', { id: 'a', pid: GONE, since: '' }],
  ['of an older version', String(GONE)],
  ['with an id that no process can have', '-1'],
  ['with nothing in it', ''],
  ['with anything else in it', '{"a":'],
  // a restarted container reuses its process id
  ['of another process that had this process id', { id: 'a', pid: process.pid, since: '' }],
])('a lock %s is taken over', (_, holder) => {
  expect(holderOf(locked(holder))).toBe('taken');
});

test('a lock of another machine counts as held, with any local processes', () => {
  const file = locked({ id: 'a', pid: GONE, machine: 'another', since: '' });
  expect(holderOf(file, 'this one')).toBe(GONE);
});

test('a process killed during a takeover blocks no other process', () => {
  const file = locked({ id: 'a', pid: GONE, since: '' });
  writeFileSync(`${file}.a`, JSON.stringify({ id: 'b', pid: GONE, since: '' }));
  expect(holderOf(file)).toBe('taken');
  expect(readdirSync(join(file, '..'))).toEqual(['lock']);
});

test('a link without a target in the lock’s place is a stale lock', () => {
  const file = place();
  symlinkSync(`${file}.gone`, file);
  expect(holderOf(file)).toBe('taken');
});
