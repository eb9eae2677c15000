/** Ends a watch. */
export type StopWatching = () => void;

/** Children of a path by their keys, both ends included. */
export type KeyRange = { startAt: string; endAt: string };

/**
 * What is known of a database that is not connected. `asking`: it is being connected; `http`: it answers over HTTP alone;
 * `silent`: nothing answers.
 */
export type DatabaseLink = {
  state: 'asking' | 'http' | 'silent';
  /** epoch ms at which the database was heard last; null before the first answer */
  heardAt: number | null;
};

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
  /**
   * Calls `listener` with whether the database is connected and was heard within the last 45 s, now and after each change.
   * `link` says more of a database that is not; a handle that cannot say leaves it out.
   */
  watchConnected(listener: (connected: boolean, link?: DatabaseLink) => void): StopWatching;
};
