import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';

const LEASE_MS = 120_000;
const LOOK_AGAIN_MS = 500;
const leaseSchema = v.nullish(v.object({ holder: v.string(), until: v.number() }), null);

/** Another publisher is writing to the same court; `until` is when its lease ends at the latest, epoch ms. */
export class LeaseHeldError extends Error {
  override name = 'LeaseHeldError';
  constructor(readonly until: number) {
    super(
      `Another publisher is at work on this court. Nothing was changed by this one; try again after ${new Date(until).toISOString()}`,
    );
  }
}

/** This publisher did not go on for so long that another one has taken over. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
  constructor() {
    super(
      'Another publisher has taken over this court while this one was writing. Every hearing is whole; publish again to complete what is missing',
    );
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The right to write to a court's database, so that two publishers cannot interleave: a marked write that fails when
 * another has written meanwhile. A lease that was not given back ends after two minutes. Throws LeaseHeldError when
 * another holds it still after `waitMs`.
 */
export async function takeLease(database: OwnerDatabase, now: () => number, waitMs = 0) {
  const path = ledgerPaths.lease;
  const holder = randomUUID();
  let until = 0;
  let etag = '';

  async function write(from: string): Promise<boolean> {
    until = now() + LEASE_MS;
    const written = await database.putIfUnchanged(path, from, { holder, until });
    etag = written ?? etag;
    return written !== null;
  }

  /** Null when the lease is ours, else when the other's ends. */
  async function attempt(): Promise<number | null> {
    const found = await database.getMarked(path);
    const held = v.parse(leaseSchema, found.value);
    if (held && held.until > now()) return held.until;
    return (await write(found.etag)) ? null : until;
  }

  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const heldUntil = await attempt();
    if (heldUntil === null) break;
    if (waited >= waitMs) throw new LeaseHeldError(heldUntil);
    await sleep(Math.min(LOOK_AGAIN_MS, waitMs - waited));
  }

  return {
    /** Before every batch. Throws LeaseLostError when the lease has ended and another publisher has taken over. */
    async keep() {
      if (until - now() < LEASE_MS / 2 && !(await write(etag))) throw new LeaseLostError();
    },
    async release() {
      await database.putIfUnchanged(path, etag, null);
    },
  };
}
