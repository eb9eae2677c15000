import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CalendarKind, sourceRecordSchema } from '@court/domain';
import * as v from 'valibot';
import { courtNames, storedRowOf } from '../../court-data/publisher/checking/published-record';
import { loadCourt } from '../../court-data/publisher/run/load-court';

const ROOT = join(import.meta.dirname, '../..');
export const names = courtNames(await loadCourt(join(ROOT, 'court-data/courts/txwb.json')));
const FILES = { hearings: 'hearings.json', meetings: 'meetings341.json' };

/** The real hearings or 341 meetings, in the format of an export. */
export function realRecords(kind: CalendarKind) {
  const file = join(ROOT, 'tests/fixtures/real-dockets', FILES[kind]);
  return v.parse(v.array(sourceRecordSchema), JSON.parse(readFileSync(file, 'utf8')));
}

/** The busiest days of the real dockets, each with its rows in the database's format. */
export function realDays(kind: CalendarKind, most: number): [date: string, rows: object][] {
  const days = new Map<string, Record<string, object>>();
  for (const record of realRecords(kind)) {
    if (!record.date) continue;
    const day = days.get(record.date) ?? {};
    days.set(record.date, day);
    day[`${(record.time ?? '00:00').replace(':', '')}~${record.id}`] = storedRowOf(
      record,
      names.idsOf(record),
    );
  }
  return [...days].sort(([, a], [, b]) => Object.keys(b).length - Object.keys(a).length).slice(0, most);
}
