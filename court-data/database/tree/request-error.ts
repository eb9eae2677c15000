export type Refusal =
  | 'permission_denied'
  | 'invalid_path'
  | 'invalid_data'
  | 'invalid_query'
  | 'invalid_request'
  | 'datastale'
  | 'invalid_token'
  | 'too_big'
  | 'unavailable';

/** A request that the database refuses. `refusal` is the status of the websocket answer. */
export class RequestError extends Error {
  override name = 'RequestError';
  constructor(
    readonly refusal: Refusal,
    message: string,
  ) {
    super(message);
  }

  get httpStatus(): number {
    if (this.refusal === 'permission_denied') return 401;
    if (this.refusal === 'unavailable') return 503;
    return this.refusal === 'too_big' ? 413 : 400;
  }
}
