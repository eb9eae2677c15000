import type { AreaFailure } from '@court/contract';
import { siteKey } from '@court/domain';

export type RemoteFailure = AreaFailure;

/** An area that could not be shown. Names the release, so that a report is readable without a stack. */
export class RemoteError extends Error {
  override name = 'RemoteError';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly failure: RemoteFailure,
    options?: ErrorOptions,
  ) {
    super(`${remote}@${version}: ${failure}`, options);
  }
}

/** Maximum ms of the fetch that finds out why a file failed. */
export const CLASSIFY_LIMIT_MS = 15_000;
/** Maximum ms for refetching a release's files. */
export const REFETCH_LIMIT_MS = 4_000;
/** Maximum ms that the first render waits for the page's own area. */
export const FIRST_RENDER_LIMIT_MS = 1_500;
/** Maximum ms that Retry waits for a new registry before it uses the old one. */
export const REGISTRY_LIMIT_MS = 3_000;
/** Maximum ms that Retry waits for a new registry if the area cannot be loaded without it. */
export const NEEDED_REGISTRY_LIMIT_MS = 30_000;
/** Maximum ms without an answer from the page on an ordinary device. A slow device gets a multiple of it (slowness.ts). */
export const HANG_LIMIT_MS = 5_000;

/** Session key of the quarantined containers, a JSON array. */
export const QUARANTINE_KEY = /* @__PURE__ */ siteKey('shunnedReleases');

/** Session key of the halted containers, separated by spaces. Any text can be read this way. */
export const HALTED_KEY = /* @__PURE__ */ siteKey('haltedReleases');

/**
 * Session key of the release that is running: its container, a space, and the epoch ms of the page's last sign of
 * life. HANG_LIMIT_MS of silence after it is a hang. It is 0 if the page was found dead.
 */
export const RUNNING_KEY = /* @__PURE__ */ siteKey('runningRelease');

/** Session key that counts reloads no reader asked for: the container, the count, and the epoch ms of the first. */
export const UNASKED_KEY = /* @__PURE__ */ siteKey('unaskedLoads');

/** Some work took longer than its limit. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** `work`, or a TimeLimitError after `ms`; the work itself continues, and its result is ignored. */
export async function withinLimit<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`${what} took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
