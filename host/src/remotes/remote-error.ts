import type { AreaFailure } from '@court/contract';
import { siteKey } from '@court/records';

export type RemoteFailure = AreaFailure;

/** A remote that could not be shown; names the release, so that a report can be read without a stack. */
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

/** ms the fetch may take that finds out why a file failed. */
export const CLASSIFY_LIMIT = 15_000;
/** ms fetching a release's files afresh may take. */
export const REFETCH_LIMIT = 4_000;
/** ms the first render waits for the page's own area. */
export const FIRST_RENDER_LIMIT = 1_500;
/** ms after which Retry goes on with the registry that it has. */
export const REGISTRY_LIMIT = 3_000;
/** ms that a registry may take without which the area cannot be loaded. */
export const NEEDED_REGISTRY_LIMIT = 30_000;
/** ms that a page may go without answering on an ordinary device; a slow one has a multiple of it (slowness.ts). */
export const HANG_LIMIT = 5_000;

/** Where a session keeps the containers of its quarantine, as a JSON array. */
export const QUARANTINE_KEY = /* @__PURE__ */ siteKey('shunnedReleases');

/** Where a session keeps the containers that it has halted, with spaces between, so that whatever stands there can be read. */
export const HALTED_KEY = /* @__PURE__ */ siteKey('haltedReleases');

/**
 * Where a session keeps the run that the page is in: the container, a space, and from when on HANG_LIMIT of silence counts against
 * it, ms epoch UTC, which on a slow device is later than now; 0 for a page that was seen to be dead.
 */
export const RUNNING_KEY = /* @__PURE__ */ siteKey('runningRelease');

/** Where a session counts the documents that a release left unasked: the container, how many, and since when, ms epoch UTC. */
export const UNASKED_KEY = /* @__PURE__ */ siteKey('unaskedLoads');

/** What took longer than it may. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** `work`, or a TimeLimitError after `ms`; the work itself goes on unheard. */
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
