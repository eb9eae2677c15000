import type { CalendarKind } from './data-paths';
import { toKey } from './keys';

const MEETING = '341';

/**
 * Key of a row in a person's or a case's list: `2026-11-30~0930~<id>`, and `~341` behind it for a 341 meeting, so that
 * key order is the order of time. `date` is YYYY-MM-DD, `time` HH:mm, local to the venue.
 */
export function datedKey(kind: CalendarKind, date: string, time: string, id: string): string {
  const parts = [date, time.replace(':', ''), id];
  return kind === 'meetings' ? toKey(...parts, MEETING) : toKey(...parts);
}

/** A key made by datedKey: which calendar the row is of, its day, and its key in that day. */
export function parseDatedKey(key: string): { kind: CalendarKind; date: string; rowKey: string } {
  const [date = '', clock = '', id = '', end] = key.split('~');
  return { kind: end === MEETING ? 'meetings' : 'hearings', date, rowKey: `${clock}~${id}` };
}
