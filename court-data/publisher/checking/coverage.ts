const DAY_MS = 86_400_000;
/** A gap of more days than this parts a stray record from the rest. */
const MAX_GAP_DAYS = 60;
/** Records before such a gap are strays if there are so few of them, or if they are so small a share of the file. */
const MAX_STRAYS = 3;
const MAX_STRAY_SHARE = 1 / 10;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * The day from which on an export is complete, YYYY-MM-DD: its earliest, except that a few records of the past with more
 * than 60 days between them and the rest do not count. `dates`: days with records, in order. `countOn`: records on a
 * day. `today`: YYYY-MM-DD.
 */
export function coverageStart(
  dates: readonly string[],
  countOn: (date: string) => number,
  today: string,
): string {
  const total = dates.reduce((sum, date) => sum + countOn(date), 0);
  let start = 0;
  let early = 0;
  for (const [at, date] of dates.entries()) {
    const next = dates[at + 1];
    if (date >= today || next === undefined) break;
    early += countOn(date);
    const isFew = early <= Math.max(MAX_STRAYS, total * MAX_STRAY_SHARE);
    if (isFew && daysBetween(date, next) > MAX_GAP_DAYS) start = at + 1;
  }
  return dates[start] ?? '9999-12-31';
}
