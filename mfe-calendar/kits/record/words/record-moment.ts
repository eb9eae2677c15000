import { clockTime, isDay, shortDate, venueInstant, zoneClock, zoneName } from '@court/domain';

/** HH:mm as '9:30 AM'. Returns any other text unchanged. */
export const clockWords = (time: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? clockTime(time) : time);

/**
 * YYYY-MM-DD as 'Mon, Nov 23', or 'Mon, Nov 23, 2026' if the year differs from that of `near`. Returns any other text
 * unchanged.
 */
export const dayWords = (date: string, near = '') => (isDay(date) ? shortDate(date, near) : date);

/** '9:30 AM CST'. `zone`: IANA name; '' if unknown. */
export const zonedClock = (time: string, date: string, zone: string) =>
  [clockWords(time), zone && isDay(date) ? zoneName(zone, date) : ''].filter(Boolean).join(' ');

/**
 * The same moment in another zone: `time` is '9:30 AM', `zone` is 'CST'. Null if that zone shows the same time, or if
 * the time or its zone is unknown.
 */
export function clockIn(other: string, time: string, date: string, zone: string) {
  if (!zone || !isDay(date) || clockWords(time) === time) return null;
  const clock = zoneClock(other, venueInstant(zone, date, time));
  return clock === clockTime(time) ? null : { time: clock, zone: zoneName(other, date) };
}
