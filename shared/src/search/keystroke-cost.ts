/** Bytes of JSON that one keystroke may bring, whatever the court's size. */
export const KEYSTROKE_BYTES = 4_096;
/** A hit with its key: 130 on average, with room for long titles. */
const HIT_BYTES = 145;
const MOST_SIMILAR = 14;
const FEWEST_SIMILAR = 4;

/** How many hits each of `reads` parallel reads asks for. */
export const limitOf = (reads: number) => (reads > 1 ? 12 : 20);

/** How many hits each of the two reads of similar names may ask for after `bytes` have been read; 0 for none. */
export function similarLimit(bytes: number): number {
  const limit = Math.min(MOST_SIMILAR, Math.floor((KEYSTROKE_BYTES - bytes) / HIT_BYTES / 2));
  return limit < FEWEST_SIMILAR ? 0 : limit;
}
