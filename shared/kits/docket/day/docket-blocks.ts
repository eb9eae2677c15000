import type { DocketRow } from '@court/records';
import type { DocketConfig } from '../docket-config';
import type { VenueZone } from './venue-zones';

/** The hearings that are called at one moment on one clock. */
export type DocketBlock = {
  key: string;
  /** HH:mm, local to the venue; '' when the court gives none */
  time: string;
  /** null in a court with one zone, and where the venue's is not known */
  zone: VenueZone | null;
  rows: DocketRow[];
};

type PresiderField = DocketConfig['presiderField'];

/** False for a row that only says where its hearing has gone. */
export const isActive = (row: DocketRow) => row.movedTo === null && row.status !== 'removed';

const compareText = new Intl.Collator('en-US', { numeric: true }).compare;
/** Rows that lack what is sorted by come last. */
const compareMaybe = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareText(a, b);

/** By judge, of 341 meetings by trustee, then sort code, then case. By their ids, so that nothing moves when names arrive. */
function compareRows(a: DocketRow, b: DocketRow, presiderField: PresiderField): number {
  return (
    compareMaybe(a[presiderField], b[presiderField]) ||
    compareMaybe(a.sortCode, b.sortCode) ||
    compareText(a.caseNumber, b.caseNumber) ||
    compareText(a.id, b.id)
  );
}

/** Minutes of the day in UTC; blocks without a time come last. */
function instantOf({ time, zone }: DocketBlock, fallback: number): number {
  if (!time) return Number.POSITIVE_INFINITY;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - (zone?.offset ?? fallback);
}

/** The blocks of a day by the moment they are called, whatever clock hangs in the room. */
export function docketBlocks(
  rows: readonly DocketRow[],
  zones: ReadonlyMap<string, VenueZone> | null,
  presiderField: PresiderField,
): DocketBlock[] {
  const blocks = new Map<string, DocketBlock>();
  for (const row of rows) {
    const zone = zones?.get(row.officeId ?? '') ?? null;
    const key = `${row.time} ${zone?.label ?? ''}`;
    const block = blocks.get(key) ?? { key, time: row.time, zone, rows: [] };
    blocks.set(key, block);
    block.rows.push(row);
  }
  const fallback = zones?.values().next().value?.offset ?? 0;
  for (const block of blocks.values()) block.rows.sort((a, b) => compareRows(a, b, presiderField));
  return [...blocks.values()].sort((a, b) => {
    const difference = instantOf(a, fallback) - instantOf(b, fallback);
    return difference || compareText(a.key, b.key);
  });
}
