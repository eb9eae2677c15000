import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LockHolder, takeLock } from '../../../court-data/disk/process-lock';
import { finishWriting } from './site-write';

/** Another release holds the site and does not end. */
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
const PATIENCE = 60_000;
const PAUSE = 50;

/**
 * Runs `work` while no other process, and nothing else in this one, releases to the folder `site`. Waits for its turn; a
 * lock whose process has died is taken over. Throws SiteBusyError after a minute.
 */
export async function withSite<T>(site: string, work: () => T, patience = PATIENCE): Promise<T> {
  mkdirSync(site, { recursive: true });
  const file = join(site, FILE);
  const until = Date.now() + patience;
  let lock = takeLock(file, hostname());
  while (!lock.isTaken) {
    if (Date.now() > until) throw new SiteBusyError(file, lock.holder);
    await wait(PAUSE);
    lock = takeLock(file, hostname());
  }
  try {
    finishWriting(site);
    return work();
  } finally {
    lock.release();
  }
}
