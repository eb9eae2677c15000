import {
  type CalendarChange,
  type CalendarKind,
  calendarChangesOf,
  changesPath,
  objectOf,
  restUrl,
} from '@court/records';
import { readJson } from '../data/read-json';

const AT_A_TIME = 200;
/** A reader who was long away learns of the latest changes; the rest shows as each row comes on the screen. */
const MOST_READS = 5;

/** `more`: not all were read. */
export type FeedRead = { changes: CalendarChange[]; more: boolean };

/** What was published after `since` (epoch ms), the latest first. Throws ReadError. */
export async function readFeed(
  databaseURL: string,
  kind: CalendarKind,
  since: number,
  signal: AbortSignal,
): Promise<FeedRead> {
  const changes: CalendarChange[] = [];
  let before: string | undefined;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const url = restUrl(databaseURL, changesPath(kind), {
      startAt: String(since + 1),
      ...(before !== undefined && { endBefore: before }),
      limitToLast: AT_A_TIME,
    });
    const json = await readJson(url, signal);
    const keys = Object.keys(objectOf(json) ?? {}).sort();
    changes.push(...calendarChangesOf(json));
    before = keys[0];
    if (keys.length < AT_A_TIME) return { changes, more: false };
  }
  return { changes, more: true };
}
