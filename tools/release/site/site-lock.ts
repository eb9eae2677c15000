import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LockHolder, takeLock } from '../../../court-data/disk/process-lock';
import { finishWriting } from './site-write';

/** Thrown if another release does not free the site's lock. */
export class SiteBusyError extends Error {
  override name = 'SiteBusyError';
  constructor(file: string, { pid, machine, since }: LockHolder) {
    super(
      `The site is being released to by process ${pid} on ${machine} since ${since}. Try again when it has ended; if nothing ` +
        `releases any more, delete ${file}.`,
    );
  }
}

const FILE = '.release.lock';
const TIMEOUT_MS = 60_000;
const RETRY_MS = 50;

/**
 * Runs `work` under the site's lock, which excludes other processes and other calls in this one. Waits for the lock,
 * and takes over the lock of a process that has ended. Throws SiteBusyError after a minute.
 */
export async function withSite<T>(site: string, work: () => T, patience = TIMEOUT_MS): Promise<T> {
  mkdirSync(site, { recursive: true });
  const file = join(site, FILE);
  const until = Date.now() + patience;
  let lock = takeLock(file, hostname());
  while (!lock.isTaken) {
    if (Date.now() > until) throw new SiteBusyError(file, lock.holder);
    await wait(RETRY_MS);
    lock = takeLock(file, hostname());
  }
  try {
    finishWriting(site);
    return work();
  } finally {
    lock.release();
  }
}
