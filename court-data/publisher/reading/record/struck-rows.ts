import { type Asking, askOf } from '../clerk';
import type { Reading } from '../reading';
import type { Fault } from '../source-file';
import { hasStruck, withoutMark } from '../text/struck-text';

type Fields = Record<string, unknown>;

/**
 * Removes the marks of texts that are struck through as a whole. If only the status is struck through, it keeps its
 * mark, because it no longer applies. Returns whether there were any marks. A text of which only a part is struck
 * through keeps its mark.
 */
export function takeStrikes(fields: Fields): boolean {
  const struck = Object.entries(fields).filter(([, value]) => typeof value === 'string' && hasStruck(value));
  for (const [field, value] of struck)
    if (field !== 'status' || struck.length > 1) fields[field] = withoutMark(String(value));
  return struck.length > 0;
}

const STRUCK = 'struck through';

/** Asks about a scheduled hearing whose row is struck through. Without a clerk, it is a fault. */
export function askStruck(job: { fields: Fields; reading: Reading; asking: Asking | null }): Fault | null {
  const { fields, reading, asking } = job;
  if (fields.status !== 'scheduled' || fields.sealed === 'Y' || reading.unusual.has(STRUCK)) return null;
  if (!asking) return { field: 'record', reason: 'is struck through. Take it out, or give it a status' };
  askOf(asking, `unusual:${STRUCK}`, () => ({
    text: 'Is a hearing held that is scheduled, and whose row or cell is struck through or marked as off? If not, correct its status in the export',
    answers: [{ set: `unusual:${STRUCK}=expected`, meaning: 'yes, in this and later exports' }],
  }));
  return null;
}
