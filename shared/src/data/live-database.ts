/** Ends a watch. */
export type StopWatching = () => void;

/** The part of the shared Firebase handle that areas use. Made by the host, the only owner of a socket. */
export type LiveDatabase = {
  /** Calls `onValue` with the JSON value of `path` (null where there is nothing) now and after each change. */
  watch(path: string, onValue: (value: unknown) => void, onError: (error: Error) => void): StopWatching;
  /** Calls `listener` with whether the database is connected, now and after each change. */
  watchConnected(listener: (connected: boolean) => void): StopWatching;
};
