import { offsetAt } from '@court/records';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Change = { at: number; before: number; after: number };

/** When the clocks of a zone change within some years (UTC), to the minute. */
function changesIn(zone: string, years: Years): Change[] {
  const changes: Change[] = [];
  const end = Date.UTC(years.to + 1, 0, 1);
  let before = offsetAt(zone, Date.UTC(years.from, 0, 1));
  for (let day = Date.UTC(years.from, 0, 1); day < end; day += DAY) {
    const after = offsetAt(zone, day + DAY);
    if (after === before) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
    before = after;
  }
  return changes;
}

/** '-0600' */
function utcOffset(ms: number): string {
  const minutes = Math.abs(ms) / 60_000;
  const digits = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${digits(minutes / 60)}${digits(minutes % 60)}`;
}

/** The clock at `at` (epoch ms) where it is `offset` ms ahead of UTC, as iCalendar writes it: 20261130T093000. */
export function clockAt(at: number, offset: number): string {
  return new Date(at + offset).toISOString().replace(/[-:]|\.\d+Z/g, '');
}

/** Both inclusive. */
export type Years = { from: number; to: number };

const made = new Map<string, string>();

/**
 * The VTIMEZONE of an IANA zone (RFC 5545 §3.6.5), with each change of its clocks within `years` as it really is: rules
 * that repeat for ever would say more than anybody knows.
 */
export function zoneRules(zone: string, years: Years): string {
  const key = `${zone} ${years.from} ${years.to}`;
  const known = made.get(key);
  if (known) return known;
  const start = offsetAt(zone, Date.UTC(years.from, 0, 1));
  const changes = changesIn(zone, years);
  const usual = Math.min(start, ...changes.map(({ after }) => after));
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
    ...changes.flatMap(({ at, before, after }) => part(after, before, clockAt(at, before))),
    'END:VTIMEZONE',
  ];
  const text = `${lines.join('\r\n')}\r\n`;
  made.set(key, text);
  return text;
}
