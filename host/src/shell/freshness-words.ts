import { dayIn, type LastUpdated, zoneName } from '@court/records';
import { words } from '../locales/en-us';

const MINUTE = 60_000;

/** "Checked 3 min ago", by whole minutes, hours or days between `checkedAt` and `now` (epoch ms). */
export function checkedAgo(checkedAt: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - checkedAt) / MINUTE));
  if (minutes < 1) return words('checkedNow');
  if (minutes < 60) return words('checkedMinutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? words('checkedHours', { count: hours })
    : words('checkedDays', { count: Math.floor(hours / 24) });
}

/** Epoch ms of the last publication that changed anything; null when there has been none. */
export function lastChangeOf({ hearings, meetings, reference }: LastUpdated): number | null {
  const times = [hearings, meetings, reference].filter((time) => time !== undefined);
  return times.length > 0 ? Math.max(...times) : null;
}

/** A time in the court's `zone`: "9:12 AM CST" today, "Nov 20, 9:12 AM CST" on another day. */
export function shortTime(at: number, zone: string, now: number): string {
  const day = dayIn(zone, at);
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    ...(day === dayIn(zone, now) ? {} : { month: 'short', day: 'numeric' }),
  }).format(at);
  return `${text} ${zoneName(zone, day)}`;
}

/** "Saturday, November 21, 2026 at 9:12:40 AM CST". */
export function exactTime(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full', timeStyle: 'long' }).format(
    at,
  );
}

/** True when the court's records were last checked longer ago than the court finds acceptable. */
export function isStale({ checkedAt }: LastUpdated, staleAfterMinutes: number, now: number): boolean {
  return now - checkedAt > staleAfterMinutes * MINUTE;
}
