import { MOST_HIT_BYTES, MOST_SIMILAR_BYTES } from '@court/records';

/** Bytes that one keystroke costs at most, whatever the court's size: no hit is longer than hit-size says. */
const MOST_BYTES = 4_096;
const BRACES = 2;
const MOST_SIMILAR = 14;
const FEWEST_SIMILAR = 4;

/** How many hits each of `reads` parallel reads asks for. */
export function limitOf(reads: number): number {
  const each = MOST_BYTES / Math.max(1, reads) - BRACES;
  return Math.floor(each / MOST_HIT_BYTES);
}

/** How many hits each of the two reads of similar names may ask for after `bytes` have been read; 0 for none. */
export function similarLimit(bytes: number): number {
  const each = (MOST_BYTES - bytes) / 2 - BRACES;
  const limit = Math.min(MOST_SIMILAR, Math.floor(each / MOST_SIMILAR_BYTES));
  return limit < FEWEST_SIMILAR ? 0 : limit;
}
