import { type DocketRow, isDay, type Office, zoneName } from '@court/records';
import type { DocketConfig } from '../docket-config';

/** A venue's clock on one day. */
export type VenueZone = {
  /** IANA name */
  zone: string;
  /** as people write it: CST, MDT */
  label: string;
  /** minutes to add to UTC */
  offset: number;
};

/** Making one takes longer than all the rest. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

function offsetOf(zone: string, date: string): number {
  const format =
    offsetFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  offsetFormats.set(zone, format);
  const parts = format.formatToParts(new Date(`${date}T18:00:00Z`));
  const text = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/** The clock of each office on `date`, by office id; an office whose zone is not known has none. */
export function venueZones(offices: Readonly<Record<string, Office>>, date: string): Map<string, VenueZone> {
  const byZone = new Map<string, VenueZone>();
  const byOffice = new Map<string, VenueZone>();
  if (!isDay(date)) return byOffice;
  for (const [id, { timeZone: zone }] of Object.entries(offices)) {
    if (!zone) continue;
    const known = byZone.get(zone) ?? { zone, label: zoneName(zone, date), offset: offsetOf(zone, date) };
    byZone.set(zone, known);
    byOffice.set(id, known);
  }
  return byOffice;
}

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
