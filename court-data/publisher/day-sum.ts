import { checksum } from './checksum';

const UNFINISHED = 'unfinished';

/** What is kept of a day: `<number of records>.<checksum>`; undefined where it has none. Takes key → record's sum. */
export function daySum(sums: ReadonlyMap<string, string>): string | undefined {
  if (sums.size === 0) return undefined;
  return `${sums.size}.${checksum([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** How many records a kept sum stands for. */
export const countOfDaySum = (sum: string) => Number.parseInt(sum, 10) || 0;

/** Stands while a day is being written: were the run to break off, the next one would write the whole day anew. */
export const unfinishedDaySum = (sum: string | undefined) => `${countOfDaySum(sum ?? '0')}.${UNFINISHED}`;

export const isUnfinished = (sum: string | undefined) => sum?.endsWith(UNFINISHED) === true;
