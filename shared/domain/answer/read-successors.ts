import type { CalendarKind } from '../keys/data-paths';
import type { ShownEntry } from '../source/calendar-entry';
import { stateOf } from '../source/hearing-status';
import { MAX_CHAIN } from './hearing-answer';
import { factsOfEntry } from './hearing-facts';

/**
 * Reads the hearings that continue `entry`, one after the other, by the ids of which the publisher is certain. Stops
 * before a record that is not public, and if the chain returns to a record.
 *
 * @param read returns null for a record that is not public
 */
export async function readSuccessors(
  kind: CalendarKind,
  entry: ShownEntry,
  read: (id: string) => Promise<ShownEntry | null>,
): Promise<ShownEntry[]> {
  const found: ShownEntry[] = [];
  const seen = new Set([entry.id]);
  for (let last = entry; found.length < MAX_CHAIN; ) {
    const { continuedToId } = last;
    if (!continuedToId || seen.has(continuedToId) || stateOf(factsOfEntry(kind, last)) === 'done') break;
    const next = await read(continuedToId);
    if (!next) break;
    seen.add(next.id);
    found.push(next);
    last = next;
  }
  return found;
}
