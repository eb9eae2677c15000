import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@court/domain';
import { unusualDay } from '../reading/moments/unusual';

/** Days on which courts are closed (YYYY-MM-DD), for four years from 2025. */
function closedDays(): string[] {
  const days = Array.from({ length: 4 * 366 }, (_, at) => addDays('2025-01-01', at));
  return days.filter((day) => unusualDay(day, day) !== null);
}

/** A map file for tests of the command. It has the invented officials, and allows hearings on any day of the week. */
export function clerkMap(more: object = {}): string {
  const file = join(mkdtempSync(join(tmpdir(), 'map-')), 'map.json');
  const itself = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
  const names = {
    judge: itself(['Harlan T. Oakesmith', 'Edwin J. Castellaw', 'Lenore A. Sandifer']),
    trustee: itself(['Ann Alder']),
  };
  writeFileSync(file, JSON.stringify({ reading: { names, unusual: closedDays(), ...more } }));
  return file;
}
