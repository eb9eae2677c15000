import { clockTime, isDay, shortDate, zoneName } from '@court/domain';

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
