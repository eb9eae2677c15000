import { clockChanges, offsetAt } from '@court/domain';

/** '-0600' */
function utcOffset(ms: number): string {
  const minutes = Math.abs(ms) / 60_000;
  const digits = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${digits(minutes / 60)}${digits(minutes % 60)}`;
}

/** Local time at `at` (epoch ms), `offset` ms ahead of UTC, in iCalendar form: 20261130T093000. */
export function clockAt(at: number, offset: number): string {
  return new Date(at + offset).toISOString().replace(/[-:]|\.\d+Z/g, '');
}

/** Both included. */
export type Years = { from: number; to: number };

const made = new Map<string, string>();

/**
 * The VTIMEZONE of an IANA zone (RFC 5545 §3.6.5), with each actual clock change within `years`. Avoids rules that
 * repeat forever, because future laws are unknown.
 */
export function zoneRules(zone: string, years: Years): string {
  const key = `${zone} ${years.from} ${years.to}`;
  const known = made.get(key);
  if (known) return known;
  const start = offsetAt(zone, Date.UTC(years.from, 0, 1));
  const changes = clockChanges(zone, Date.UTC(years.from, 0, 1), Date.UTC(years.to + 1, 0, 1));
  const usual = Math.min(start, ...changes.map(({ offset }) => offset));
  const part = (offset: number, before: number, begins: string) => {
    const name = offset > usual ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${begins}`,
      `TZOFFSETFROM:${utcOffset(before)}`,
      `TZOFFSETTO:${utcOffset(offset)}`,
      `END:${name}`,
    ];
  };
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part(start, start, `${years.from - 1}1231T000000`),
    ...changes.flatMap(({ at, offset }, n) => {
      const before = changes[n - 1]?.offset ?? start;
      return part(offset, before, clockAt(at, before));
    }),
    'END:VTIMEZONE',
  ];
  const text = `${lines.join('\r\n')}\r\n`;
  made.set(key, text);
  return text;
}
