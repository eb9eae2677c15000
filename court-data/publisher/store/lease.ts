import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';

const LEASE_MS = 120_000;
const LOOK_AGAIN_MS = 500;
const leaseSchema = v.nullish(v.object({ holder: v.string(), until: v.number() }), null);

/** Another publisher is writing to the same court. `until` is the latest end of its lease, in epoch ms. */
export class LeaseHeldError extends Error {
  override name = 'LeaseHeldError';
  constructor(readonly until: number) {
    super(
      `Another publisher is running for this court. This run changed nothing. Try again after ${new Date(until).toISOString()}`,
    );
  }
}

/** This publisher paused for so long that its lease expired and another publisher took it. */
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
 * A lease on a court's database, so that only one publisher writes at a time. It is a conditional write, which fails if
 * another publisher has written meanwhile. An unreleased lease expires after two minutes. Throws LeaseHeldError if
 * another publisher still holds the lease after `waitMs`.
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

  /** Null if the lease was acquired, otherwise the end of the other's lease. */
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
    /** Call it before every batch. Throws LeaseLostError if the lease expired and another publisher took it. */
    async keep() {
      if (until - now() < LEASE_MS / 2 && !(await write(etag))) throw new LeaseLostError();
    },
    async release() {
      await database.putIfUnchanged(path, etag, null);
    },
  };
}
