import { daySum } from './day-sum';
import type { PublishedRecord } from './published-record';

/** An export by day (YYYY-MM-DD) and entry key. */
export type ExportedDays = ReadonlyMap<string, ReadonlyMap<string, PublishedRecord>>;

export function exportedDays(records: readonly PublishedRecord[]): ExportedDays {
  const days = new Map<string, Map<string, PublishedRecord>>();
  for (const record of records) {
    const day = days.get(record.date) ?? new Map<string, PublishedRecord>();
    days.set(record.date, day.set(record.key, record));
  }
  return days;
}

/** The day, YYYY-MM-DD, from which on an export is complete. */
export function firstDay(records: readonly { date: string }[]): string {
  let first = '9999-12-31';
  for (const { date } of records) if (date < first) first = date;
  return first;
}

/** Days from the export's first on (`from`) that are not as they were published, in order. `stored`: day → its sum. */
export function changedDays(
  exported: ExportedDays,
  stored: Readonly<Record<string, string>>,
  from: string,
): string[] {
  const dates = new Set([...exported.keys(), ...Object.keys(stored).filter((date) => date >= from)]);
  const sumOf = (date: string) =>
    daySum(new Map([...(exported.get(date) ?? [])].map(([key, { sum }]) => [key, sum])));
  return [...dates].filter((date) => sumOf(date) !== stored[date]).sort();
}
