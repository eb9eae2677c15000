import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { createFile } from './create-file';

/**
 * The holder of a lock. `id` distinguishes two locks of one process. `machine` is the machine's name, if processes of
 * several machines may want the lock. `since` is ISO 8601 in UTC, and empty in locks of older versions.
 */
export type LockHolder = { id: string; pid: number; machine?: string | undefined; since: string };

/** The acquired lock, or its current holder. */
export type LockAttempt = { isTaken: true; release: () => void } | { isTaken: false; holder: LockHolder };

/**
 * Lock ids of this process. A lock with this process id but another lock id is stale: a restarted container reuses
 * process ids.
 */
const held = new Set<string>();

/**
 * Locks `file` for this process and writes the holder into it. `release` ends the lock and never throws. Another
 * process takes the lock over if it finds that this process has ended. Pass `machine`, this machine's name, if the file
 * may belong to another machine. The processes of other machines cannot be checked, so they count as running. If
 * several processes find a stale lock, one of them takes it. Throws the system's error.
 */
export function takeLock(file: string, machine?: string): LockAttempt {
  const own: LockHolder = {
    id: randomUUID(),
    pid: process.pid,
    ...(machine === undefined ? {} : { machine }),
    since: new Date().toISOString(),
  };
  for (;;) {
    if (createFile(file, JSON.stringify(own))) {
      held.add(own.id);
      return { isTaken: true, release: () => giveBack(file, own.id) };
    }
    const holder = holderOf(file);
    if (!holder) continue;
    if (!hasGone(holder, machine)) return { isTaken: false, holder };
    const claim = takeLock(`${file}.${holder.id}`, machine);
    // another process is about to remove the stale lock and take it
    if (!claim.isTaken) return { isTaken: false, holder: claim.holder };
    try {
      if (holderOf(file)?.id === holder.id) rmSync(file, { force: true });
    } finally {
      claim.release();
    }
  }
}

/** Stands for a lock file without a holder. */
const UNREADABLE: LockHolder = { id: 'unreadable', pid: 0, since: '' };

/**
 * Null if the lock has been removed meanwhile. A file without a holder is stale. Older versions wrote a process id
 * only.
 */
function holderOf(file: string): LockHolder | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // a link without a target exists, but cannot be read
    return lstatSync(file, { throwIfNoEntry: false }) ? UNREADABLE : null;
  }
  try {
    const found = JSON.parse(text) as LockHolder | number | null;
    if (typeof found === 'object' && found !== null && Number.isInteger(found.pid)) return found;
    if (typeof found === 'number') return { id: 'older', pid: found, since: '' };
  } catch {
    return UNREADABLE;
  }
  return UNREADABLE;
}

/** Whether the holder has ended. A process of another user cannot be signaled, but it runs. */
function hasGone({ id, pid, machine }: LockHolder, own: string | undefined): boolean {
  if (machine !== own && machine !== undefined) return false;
  if (pid <= 0 || pid === process.pid) return !held.has(id);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Removes the lock file. If that fails, the next process takes over the stale lock. */
function giveBack(file: string, id: string): void {
  held.delete(id);
  try {
    if (holderOf(file)?.id === id) rmSync(file, { force: true });
  } catch {
    return;
  }
}
