import { ledgerPaths } from './ledger';
import type { OwnerDatabase } from './owner-database';

const MAX_APART_MS = 5 * 60_000;

const inUtc = (at: number) =>
  `${new Date(at).toLocaleString('en-US', {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'UTC',
  })} UTC`;

/** This computer's clock and the database's differ by more than five minutes. Both are epoch ms. */
export class ClockError extends Error {
  override name = 'ClockError';
  constructor(
    readonly own: number,
    readonly database: number,
  ) {
    const minutes = Math.round(Math.abs(own - database) / 60_000).toLocaleString('en-US');
    super(
      `This computer's clock says ${inUtc(own)}, the database's says ${inUtc(database)}: ${minutes} minutes apart; ` +
        "nothing was published. Set this computer's clock, then publish again",
    );
  }
}

/**
 * A clock with the database's time in epoch ms: this computer's clock, corrected by the offset of the last answer.
 * Reads a small value if the database has not answered yet.
 */
export async function databaseClock(database: OwnerDatabase): Promise<() => number> {
  if (database.clockOffset() === null) await database.get(ledgerPaths.at);
  const offset = database.clockOffset() ?? 0;
  return () => Date.now() + offset;
}

/** Same, for a publication. Throws ClockError if the clocks differ by more than five minutes. */
export async function agreedClock(database: OwnerDatabase): Promise<() => number> {
  const clock = await databaseClock(database);
  const offset = database.clockOffset() ?? 0;
  const own = Date.now();
  if (Math.abs(offset) > MAX_APART_MS) throw new ClockError(own, own + offset);
  return clock;
}
