const DAY_MS = 86_400_000;
/** A longer gap separates stray records from the rest. */
const MAX_GAP_DAYS = 60;
/** Records before such a gap are strays up to this number, or up to this share of the file. */
const MAX_STRAYS = 3;
const MAX_STRAY_SHARE = 1 / 10;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * The day (YYYY-MM-DD) from which on an export is complete: its earliest day. Ignores a few past records if a gap of
 * more than 60 days separates them from the rest. `dates`: days with records, in order. `countOn`: records on a day.
 * `today`: YYYY-MM-DD.
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
