import type { Row } from '../source-file';
import type { Encoding } from '../text/text-encoding';

/** Facts about an export of any form. */
type Said = {
  /** risks for the clerk to know: hidden rows, sheets that are not read */
  notes: string[];
  /** encoding of a text file; null for a workbook */
  encoding: Encoding | null;
};

/** A table: its rows in order. The headings are among the first rows. */
export type TableFile = Said & {
  form: 'table';
  what: 'workbook' | 'calendar' | 'web page';
  rows: AsyncIterable<Row>;
};

/** An opened export: a text (JSON, JSON Lines, CSV), or a table that a format's reader found. */
export type ExportFile = (Said & { form: 'text'; text: AsyncIterable<string> }) | TableFile;

/**
 * Maximum bytes of a file that is loaded into memory as a whole; for a workbook, of its unpacked parts. Measured with 1
 * GB of memory: 160,000 rows of 15 cells are 116 MB of an unpacked workbook, and 20,000 are 6 MB of a web page.
 */
export const MAX_BYTES = {
  workbook: 120 * 1_048_576,
  calendar: 60 * 1_048_576,
  'web page': 20 * 1_048_576,
} as const satisfies Record<TableFile['what'], number>;
export const MAX_ROWS = 1_000_000;

/** `1, 4 to 6`: numbers in ascending order. */
export function rangesText(numbers: readonly number[], nameOf: (number: number) => string = String): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges
    .slice(0, 10)
    .map(([from, to]) => (from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`));
  return `${shown.join(', ')}${ranges.length > 10 ? ' …' : ''}`;
}
