/** Stops a subscription. */
export type StopWatching = () => void;

/** Children of a path by their keys, both ends included. */
export type KeyRange = { startAt: string; endAt: string };

/**
 * The state of a database that is not connected. `asking`: the host is trying to connect. `http`: the database answers
 * only over HTTP. `silent`: it does not answer at all.
 */
export type DatabaseLink = {
  state: 'asking' | 'http' | 'silent';
  /** epoch ms of the last answer from the database; null before the first answer */
  heardAt: number | null;
};

/** The part of the shared Firebase handle that areas use. The host creates it, and only the host opens a socket. */
export type LiveDatabase = {
  /**
   * Calls `onValue` with the JSON value of `path`, or of its children in `range`, now and after each change. The value
   * is null if there is no data.
   */
  watch(
    path: string,
    onValue: (value: unknown) => void,
    onError: (error: Error) => void,
    range?: KeyRange,
  ): StopWatching;
  /**
   * Calls `listener` now and after each change. `connected` is true if the database is connected and sent something
   * within the last 45 s. If it is false, `link` gives details. Handles of older hosts leave `link` out.
   */
  watchConnected(listener: (connected: boolean, link?: DatabaseLink) => void): StopWatching;
};
