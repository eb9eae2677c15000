import type { DayInWork } from './settle-day';

/** The order in which a kind is written: day by day, of each its records by key; a record counts with its first day. */
export function* writingOrder(
  days: ReadonlyMap<string, DayInWork>,
): Generator<{ date: string; day: DayInWork; keys: string[] }> {
  const seen = new Set<string>();
  for (const [date, day] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const keys = [...new Set([...day.rows.keys(), ...day.sums.keys()])].filter((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    yield { date, day, keys };
  }
}
