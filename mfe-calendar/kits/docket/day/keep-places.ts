import type { DocketRow } from '@court/domain';
import type { DocketBlock } from './docket-blocks';

/** Whether both lists have the same hearings in the same places. */
function isSameOrder(a: readonly DocketBlock[], b: readonly DocketBlock[]): boolean {
  const placesOf = (blocks: readonly DocketBlock[]) =>
    blocks.map(({ key, rows }) => `${key}:${rows.map(({ id }) => id).join()}`).join('|');
  return placesOf(a) === placesOf(b);
}

/**
 * Returns the blocks of `after` with each hearing in its place from `before`, so that no row moves while a person
 * reads. Inserts new hearings in order. Drops hearings that are gone. Returns `after` itself if it has that order
 * already.
 */
export function keepPlaces<Block extends DocketBlock>(
  before: readonly Block[],
  after: readonly Block[],
): readonly Block[] {
  const now = new Map<string, DocketRow>();
  for (const block of after) for (const row of block.rows) now.set(row.id, row);
  const placed = new Set(before.flatMap((block) => block.rows.map((row) => row.id)));
  const kept = new Map<string, Block>();
  for (const block of before) {
    const rows = block.rows.flatMap((row) => now.get(row.id) ?? []);
    kept.set(block.key, { ...block, rows });
  }
  const blocks = [...kept.values()];
  let next = 0;
  for (const block of after) {
    const fresh = block.rows.filter((row) => !placed.has(row.id));
    const own = kept.get(block.key);
    if (own) {
      own.rows.push(...fresh);
      next = blocks.indexOf(own) + 1;
    } else if (fresh.length > 0) {
      blocks.splice(next, 0, { ...block, rows: fresh });
      next += 1;
    }
  }
  const shown = blocks.filter(({ rows }) => rows.length > 0);
  return isSameOrder(shown, after) ? after : shown;
}
