/** Ends a watch. */
export type StopWatching = () => void;

/** Children of a path by their keys, both ends included. */
export type KeyRange = { startAt: string; endAt: string };

/** The part of the shared Firebase handle that areas use. Made by the host, the only owner of a socket. */
export type LiveDatabase = {
  /**
   * Calls `onValue` with the JSON value of `path`, or of its children in `range` (null where there is nothing), now and
   * after each change.
   */
  watch(
    path: string,
    onValue: (value: unknown) => void,
    onError: (error: Error) => void,
    range?: KeyRange,
  ): StopWatching;
  /** Calls `listener` with whether the database is connected, now and after each change. */
  watchConnected(listener: (connected: boolean) => void): StopWatching;
};
