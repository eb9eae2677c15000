import { execFileSync } from 'node:child_process';

/** Bytes of memory that a process holds resident. */
export function residentBytes(pid: number): number {
  return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
