/** Pauses between attempts, ms; each is shortened by up to a half at random, so that many publishers do not come at once. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000];
/** All attempts together; less than half a lease, so that no write comes after its lease has ended. See lease.ts. */
const MOST_MS = 55_000;

/** A failure that may pass by itself. `afterMs`: when the database asks to come again; `final`: what it is if it stays. */
export class PassingFailure extends Error {
  override name = 'PassingFailure';
  constructor(
    readonly final: Error,
    readonly afterMs: number | null,
  ) {
    super(final.message, { cause: final });
  }
}

/**
 * Repeats an attempt as long as it throws PassingFailure: at most eight attempts, in at most 55 s. Then throws the
 * `final` error of the last failure. `earlier`: number of attempts already made.
 */
export async function retry<T>(attempt: (earlier: number) => Promise<T>): Promise<T> {
  const end = Date.now() + MOST_MS;
  for (let earlier = 0; ; earlier += 1) {
    try {
      return await attempt(earlier);
    } catch (error) {
      if (!(error instanceof PassingFailure)) throw error;
      const pause = PAUSES_MS[earlier];
      if (pause === undefined) throw error.final;
      const ms = Math.max(pause * (1 - Math.random() / 2), error.afterMs ?? 0);
      if (Date.now() + ms > end) throw error.final;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}
