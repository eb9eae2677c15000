import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { finishWriting } from './site-write';

/** Another release holds the site and does not end. */
export class SiteBusyError extends Error {
  override name = 'SiteBusyError';
  constructor(file: string, holder: Holder | null) {
    const who = holder
      ? `process ${holder.pid} on ${holder.machine} since ${holder.since}`
      : 'another process';
    super(
      `The site is being released to by ${who}. Try again when it has ended; if nothing releases any more, delete ${file}.`,
    );
  }
}

/** Who holds a site; `id` tells two holds of one process apart. */
type Holder = { id: string; pid: number; machine: string; since: string };

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
  const own: Holder = {
    id: randomUUID(),
    pid: process.pid,
    machine: hostname(),
    since: new Date().toISOString(),
  };
  while (!isCreated(file, own)) {
    const holder = holderOf(file);
    if (holder && isDead(holder)) removeStale(file, holder);
    else if (Date.now() > until) throw new SiteBusyError(file, holder);
    else await wait(PAUSE);
  }
  try {
    finishWriting(site);
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function isCreated(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Null where the lock has gone meanwhile, or is just being written. */
function holderOf(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** A process of another machine cannot be asked, and counts as alive. */
function isDead({ pid, machine }: Holder): boolean {
  if (machine !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Of several that found the same dead holder one may remove its lock, and only while it is still that one's. */
function removeStale(file: string, holder: Holder): void {
  const claim = `${file}.${holder.id}`;
  if (!isCreated(claim, holder)) return;
  try {
    if (holderOf(file)?.id === holder.id) rmSync(file);
  } finally {
    rmSync(claim, { force: true });
  }
}
