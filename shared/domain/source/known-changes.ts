/**
 * The moments of an item of the reader's lists, epoch ms. `starredAt`: when it was added. `asOf`: moment of the copy
 * that the reader saw then, if it was older.
 */
type Moments = { starredAt: number; asOf?: number };

/** Epoch ms of the copy that the reader saw when the item was added. Later changes are news. */
export const knownAt = ({ starredAt, asOf = starredAt }: Moments): number => Math.min(asOf, starredAt);

/**
 * Epoch ms up to which the reader has seen the item's changes on its list. `seen`: the same for the list. A look at
 * the list before the item was added does not count.
 */
export const seenUntil = (item: Moments, seen: number): number =>
  knownAt(item) < item.starredAt ? Math.min(knownAt(item), seen) : seen;

/** Epoch ms after which changes of the item are news. `seen`: epoch ms up to which its list has been seen. */
export const newsSince = (item: Moments, seen: number): number =>
  Math.max(knownAt(item), seenUntil(item, seen));
