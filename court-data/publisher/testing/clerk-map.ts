import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, federalHolidays, weekday } from '@court/records';

/** Days of four years from 2025 on, YYYY-MM-DD, on which courts are closed. */
function closedDays(): string[] {
  const days = Array.from({ length: 4 * 366 }, (_, at) => addDays('2025-01-01', at));
  const holidays = [2025, 2026, 2027, 2028].flatMap((year) => Object.values(federalHolidays(year)));
  return [...days.filter((day) => [0, 6].includes(weekday(day))), ...holidays];
}

/** A map file for tests of the command: knows the invented officials, and that hearings are held on any day of the week. */
export function clerkMap(more: object = {}): string {
  const file = join(mkdtempSync(join(tmpdir(), 'map-')), 'map.json');
  const names = {
    judge: { 'Harlan T. Oakesmith': 'Harlan T. Oakesmith' },
    trustee: { 'Ann Alder': 'Ann Alder' },
  };
  writeFileSync(file, JSON.stringify({ reading: { names, unusual: closedDays(), ...more } }));
  return file;
}
