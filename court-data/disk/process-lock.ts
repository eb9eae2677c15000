import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createFile } from './create-file';

/**
 * Who holds a lock; `id` tells two holds of one process apart. `machine`: its name, where processes of several may want the
 * lock; `since`: ISO 8601 in UTC, empty in locks of older versions.
 */
export type LockHolder = { id: string; pid: number; machine?: string | undefined; since: string };

/** A lock that was taken, or who has it. */
export type LockAttempt = { isTaken: true; release: () => void } | { isTaken: false; holder: LockHolder };

/** Holds of this process: another with its process id is one of before it, such as a container that begins anew. */
const held = new Set<string>();

/**
 * Takes the lock `file`, which names its holder, for this process; it ends with `release`, which never throws, or when another process
 * finds that this one has gone. `machine`: this machine's name where the file may be another machine's, whose processes
 * cannot be asked and count as running. Of several that find the holder gone, one takes the lock. Throws the system's error.
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
    // another one is about to remove it, and to take the lock
    if (!claim.isTaken) return { isTaken: false, holder: claim.holder };
    try {
      if (holderOf(file)?.id === holder.id) rmSync(file, { force: true });
    } finally {
      claim.release();
    }
  }
}

/** Null where the lock has gone meanwhile. What names nobody was left by nobody who runs; older versions wrote a process id alone. */
function holderOf(file: string): LockHolder | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const found = JSON.parse(text) as LockHolder | number | null;
    if (typeof found === 'object' && found !== null && Number.isInteger(found.pid)) return found;
    if (typeof found === 'number') return { id: 'older', pid: found, since: '' };
  } catch {
    return { id: 'unreadable', pid: 0, since: '' };
  }
  return { id: 'unreadable', pid: 0, since: '' };
}

/** A process of another user may not be asked, but runs. */
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

/** A lock that stays names a process that has gone: the next one takes it over. */
function giveBack(file: string, id: string): void {
  held.delete(id);
  try {
    if (holderOf(file)?.id === id) rmSync(file, { force: true });
  } catch {
    return;
  }
}
