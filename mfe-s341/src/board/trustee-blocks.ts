import { type DocketBlock, docketBlocks, type VenueZone } from '@court/docket';
import type { DocketRow } from '@court/domain';

/** A block: the meetings that a trustee calls at one time. */
export type TrusteeBlock = DocketBlock & {
  /** id in trustees11; null if the court names no trustee */
  trusteeId: string | null;
};

/** A trustee's blocks of one day. */
export type TrusteeDay = { trusteeId: string | null; blocks: readonly TrusteeBlock[] };

/**
 * The blocks of a day, grouped by trustee. Sorted by id, so that nothing moves when names load. Meetings without a
 * trustee come last.
 */
export function trusteeBlocks(
  rows: readonly DocketRow[],
  zones: ReadonlyMap<string, VenueZone> | null,
): TrusteeBlock[] {
  const byTrustee = new Map<string | null, DocketRow[]>();
  for (const row of rows) {
    const own = byTrustee.get(row.trusteeId) ?? [];
    byTrustee.set(row.trusteeId, own);
    own.push(row);
  }
  const ids = [...byTrustee.keys()].sort((a, b) =>
    a === null || b === null ? (a === null ? 1 : -1) : a < b ? -1 : 1,
  );
  return ids.flatMap((trusteeId) =>
    docketBlocks(byTrustee.get(trusteeId) ?? [], zones, 'trusteeId').map((block) => ({
      ...block,
      trusteeId,
      key: `${trusteeId ?? ''} ${block.key}`,
    })),
  );
}

/** Groups blocks by trustee. */
export function trusteeDays(blocks: readonly TrusteeBlock[]): TrusteeDay[] {
  const days = new Map<string | null, TrusteeBlock[]>();
  for (const block of blocks) {
    const own = days.get(block.trusteeId) ?? [];
    days.set(block.trusteeId, own);
    own.push(block);
  }
  return [...days].map(([trusteeId, own]) => ({ trusteeId, blocks: own }));
}
