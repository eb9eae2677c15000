import type { AreaFailure } from '@court/contract';

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
