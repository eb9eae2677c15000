import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';

const LEASE_MS = 120_000;
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

/**
 * The right to write to a court's database, so that two publishers cannot interleave: a marked write that fails when
 * another has written meanwhile. A lease that was not given back ends after two minutes. Throws LeaseHeldError.
 */
export async function takeLease(database: OwnerDatabase, now: () => number) {
  const path = ledgerPaths.lease;
  const holder = randomUUID();
  let until = 0;
  let etag = '';

  async function write(from: string) {
    until = now() + LEASE_MS;
    const written = await database.putIfUnchanged(path, from, { holder, until });
    if (written === null) throw new LeaseHeldError(until);
    etag = written;
  }

  const found = await database.getMarked(path);
  const held = v.parse(leaseSchema, found.value);
  if (held && held.until > now()) throw new LeaseHeldError(held.until);
  await write(found.etag);

  return {
    /** Before every batch. Throws LeaseHeldError when the lease has ended and another publisher has taken over. */
    async keep() {
      if (until - now() < LEASE_MS / 2) await write(etag);
    },
    async release() {
      await database.putIfUnchanged(path, etag, null);
    },
  };
}
