let last: Promise<unknown> = Promise.resolve();

/** Does one piece of work after the other: an event asked for twice at once is added once. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
