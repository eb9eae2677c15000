import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { feedFrame } from '@court/domain/calendar-file';
import { type Years, zoneRules } from './zone-rules';

/**
 * Refresh interval that the feed asks of calendars. A court publishes a few times a day, and checking an unchanged file
 * costs little.
 */
const REFRESH_MINUTES = 60;

const BEGIN = Buffer.from('\r\nBEGIN:VEVENT\r\n');
const END = Buffer.from('\r\nEND:VEVENT\r\n');
const AFTER_UID = Buffer.from('\r\nSEQUENCE:');
const UID = 'UID:';

/** The events of one of our feeds by UID. Each extends from BEGIN:VEVENT to the line break after END:VEVENT. */
export function eventsOf(file: Buffer): Map<string, Buffer> {
  const events = new Map<string, Buffer>();
  for (let at = 0; ; ) {
    const begin = file.indexOf(BEGIN, at);
    const end = begin < 0 ? -1 : file.indexOf(END, begin);
    if (end < 0) return events;
    const uidAt = begin + BEGIN.length;
    const line = file.toString('utf8', uidAt, file.indexOf(AFTER_UID, uidAt)).replace(/\r\n[ \t]/g, '');
    const event = file.subarray(begin + 2, end + END.length);
    if (line.startsWith(UID)) events.set(line.slice(UID.length), event);
    // the last line break of an event is the first of the next event
    at = end + END.length - 2;
  }
}

/** Size and modification time of a file. A file is unchanged if both are equal. '' if the file does not exist. */
export async function markOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found ? `${found.size} ${found.mtimeMs}` : '';
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** A complete feed, with its name and the rules of its events' time zones. */
export function feedFile(
  name: string,
  zones: readonly string[],
  years: Years,
  events: readonly Buffer[],
): Buffer {
  const { head, foot } = feedFrame(name, REFRESH_MINUTES);
  const rules = zones.map((zone) => zoneRules(zone, years)).join('');
  return Buffer.concat([Buffer.from(head + rules), ...events, Buffer.from(foot)]);
}

/** The bytes of a file. Null if it does not exist. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  return await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

let count = 0;

/**
 * Writes a file completely or not at all: first under a temporary name that no server serves, then renamed. If
 * `isDurable`, it calls fsync before it returns.
 */
export async function writeWhole(file: string, bytes: Buffer | string, isDurable = false): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  count += 1;
  const other = `${dirname(file)}/.${process.pid}-${count}.tmp`;
  try {
    const handle = await open(other, 'w');
    try {
      await handle.writeFile(bytes);
      if (isDurable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(other, file);
  } catch (error) {
    await rm(other, { force: true });
    throw error;
  }
}
