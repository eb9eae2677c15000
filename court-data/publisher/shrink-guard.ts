import type { CalendarKind } from '@court/records';
import type { ComparedKind } from './compare-days';

const MOST_REMOVED = 1 / 3;

/** So many upcoming records are missing from an export that it is more likely cut short than true. */
export class ShrinkError extends Error {
  override name = 'ShrinkError';
  constructor(
    readonly kind: CalendarKind,
    readonly removed: number,
    readonly upcoming: number,
  ) {
    super(
      `${removed} of ${upcoming} upcoming ${kind} are missing from this export; nothing was published. ` +
        'Check that the export is complete. If it is, give --allow-shrink',
    );
  }
}

/** Throws ShrinkError when more than a third of what was upcoming would be removed. */
export function guardShrink({ kind, removed, upcoming }: ComparedKind): void {
  if (removed > upcoming * MOST_REMOVED) throw new ShrinkError(kind, removed, upcoming);
}
