import { type DocketRow, hasPlace } from '@court/domain';
import type { DocketConfig } from '../config/docket-config';
import type { DocketBlock } from '../day/docket-blocks';

/** Hearings of a judge or trustee on one day that a week counts in one line. */
export type WeekLine = {
  key: string;
  rows: readonly DocketRow[];
  /** HH:mm of the first hearing; '' if the court gives no time */
  first: string;
  /** HH:mm at which the last hearing begins; the same as `first` if all have one time */
  last: string;
  zone: DocketBlock['zone'];
};

/** The place to which people go. Null if they attend by phone or video. */
const placeOf = ({ how, place }: DocketRow) => (hasPlace(how) ? place : null);

/** Groups the rows of blocks. Does not mix rows with a time and rows without one. */
function grouped(
  blocks: readonly DocketBlock[],
  factsOf: (row: DocketRow) => readonly unknown[],
): WeekLine[] {
  const lines = new Map<string, WeekLine>();
  for (const { time, zone, rows } of blocks)
    for (const row of rows) {
      const key = JSON.stringify([time === '', ...factsOf(row)]);
      const { rows: before = [], first = time } = lines.get(key) ?? {};
      lines.set(key, { key, rows: [...before, row], first, last: time, zone });
    }
  return [...lines.values()];
}

/**
 * The lines of a cell. A judge's blocks have a line each. A trustee calls a few meetings every ten minutes, so a
 * trustee's line has all meetings of the day in one office.
 */
export function weekLines(
  blocks: readonly DocketBlock[],
  presiderField: DocketConfig['presiderField'],
): WeekLine[] {
  return presiderField === 'judgeId'
    ? blocks.map(({ key, rows, time, zone }) => ({ key, rows, first: time, last: time, zone }))
    : grouped(blocks, ({ officeId }) => [officeId]);
}

/** The value that all rows share. Null if they differ. */
function shared(rows: readonly DocketRow[], factOf: (row: DocketRow) => string | null): string | null {
  const [value = null, ...others] = new Set(rows.map(factOf));
  return others.length > 0 ? null : value;
}

/** The place of all hearings to which people go. Null if they differ, or if nobody has to go anywhere. */
export const sharedPlace = (rows: readonly DocketRow[]): string | null =>
  shared(
    rows.filter(({ how }) => hasPlace(how)),
    ({ place }) => place,
  );

/** Office and place that are true of all rows, and each method with its number of rows, most first. */
export function lineFacts(rows: readonly DocketRow[]) {
  const byHow = new Map<DocketRow['how'], DocketRow[]>();
  for (const row of rows) byHow.set(row.how, [...(byHow.get(row.how) ?? []), row]);
  return {
    officeId: shared(rows, ({ officeId }) => officeId),
    place: shared(rows, placeOf),
    hows: [...byHow].map(([how, each]) => ({ how, count: each.length })).sort((a, b) => b.count - a.count),
  };
}
