import type { RecordChange } from '@court/records';

/** SEQUENCE is an integer of 31 bits: seconds are counted from 2020. */
const BEGINNING = Date.UTC(2020, 0, 1);

/**
 * The SEQUENCE of a record's event: the same for the same state, and a higher one after every change. It is the second of
 * the last change and not the number of changes, because a record remembers only its last twenty.
 */
export function eventSequence(changes: readonly RecordChange[]): number {
  const last = changes.reduce(
    (sequence, { at }) => Math.max(sequence + 1, Math.floor((at - BEGINNING) / 1000)),
    0,
  );
  return Math.min(last, 2 ** 31 - 1);
}
