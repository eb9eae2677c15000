/**
 * Bytes of JSON that are planned for one keystroke, so that it stays within 4 KB whatever the court's size: titles that
 * name a dozen trades make some hits many times as long as others.
 */
const PLANNED_BYTES = 2_600;
const MOST_SIMILAR = 14;
const FEWEST_SIMILAR = 4;

/** How many hits each of `reads` parallel reads asks for, where a hit has `hitBytes` on average. */
export function limitOf(reads: number, hitBytes: number): number {
  const [fewest, most] = reads > 1 ? [5, 12] : [8, 20];
  return Math.max(fewest, Math.min(most, Math.floor(PLANNED_BYTES / Math.max(1, reads) / hitBytes)));
}

/** How many hits each of the two reads of similar names may ask for after `bytes` have been read; 0 for none. */
export function similarLimit(bytes: number, hitBytes: number): number {
  const limit = Math.min(MOST_SIMILAR, Math.floor((PLANNED_BYTES - bytes) / hitBytes / 2));
  return limit < FEWEST_SIMILAR ? 0 : limit;
}
