/**
 * Pauses between attempts, in ms. Each is shortened randomly by up to half, so that many publishers do not retry at the
 * same time.
 */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000];
/**
 * Maximum ms for all attempts. It is less than half a lease, so that no write happens after the lease has expired. See
 * lease.ts.
 */
const MAX_RETRY_MS = 55_000;

/** A temporary failure. `afterMs`: the pause that the database asks for. `final`: the error to throw if it persists. */
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
 * Repeats an attempt while it throws PassingFailure: at most eight attempts in at most 55 s. Then throws the `final`
 * error of the last failure. `earlier` is the number of earlier attempts.
 */
export async function retry<T>(attempt: (earlier: number) => Promise<T>): Promise<T> {
  const end = Date.now() + MAX_RETRY_MS;
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
