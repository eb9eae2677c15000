/** Minutes ahead of UTC in winter, and what the clock is called in winter and in summer; one name where it is never changed. */
type Clock = readonly [minutes: number, winter: string, summer?: string];

const EASTERN: Clock = [-300, 'EST', 'EDT'];
const CENTRAL: Clock = [-360, 'CST', 'CDT'];
const MOUNTAIN: Clock = [-420, 'MST', 'MDT'];

/** Where bankruptcy courts sit; a zone that is not here is asked of Intl. */
const CLOCKS: Readonly<Record<string, Clock>> = {
  'America/New_York': EASTERN,
  'America/Detroit': EASTERN,
  'America/Indiana/Indianapolis': EASTERN,
  'America/Kentucky/Louisville': EASTERN,
  'America/Chicago': CENTRAL,
  'America/Denver': MOUNTAIN,
  'America/Boise': MOUNTAIN,
  'America/Phoenix': [-420, 'MST'],
  'America/Los_Angeles': [-480, 'PST', 'PDT'],
  'America/Anchorage': [-540, 'AKST', 'AKDT'],
  'Pacific/Honolulu': [-600, 'HST'],
  'America/Puerto_Rico': [-240, 'AST'],
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MARCH = 2;
const NOVEMBER = 10;

/** Midnight of the nth Sunday of a month, as epoch ms of a clock that shows UTC. */
function sunday(year: number, month: number, n: number): number {
  const first = Date.UTC(year, month, 1);
  return first + ((7 - new Date(first).getUTCDay()) % 7) * DAY + (n - 1) * 7 * DAY;
}

/**
 * What clocks in `zone` (IANA name) are at `at` (epoch ms): minutes ahead of UTC, and the name that people write. By
 * 15 U.S.C. 260a summer time is kept from 2 AM of the second Sunday in March to 2 AM of the first in November, since 2007;
 * null for years before, those from 2038 on, and zones that are not known here. Intl knows all of them, but the first use
 * of it takes 25 to 45 ms of a desktop and four times that of a phone, which the first hearing would wait for.
 */
export function usClock(zone: string, at: number): { minutes: number; name: string } | null {
  const clock = Object.hasOwn(CLOCKS, zone) ? CLOCKS[zone] : undefined;
  if (!clock) return null;
  const [winter, name, summer] = clock;
  const shown = at + winter * MINUTE;
  const year = new Date(shown).getUTCFullYear();
  if (!(year >= 2007 && year < 2038)) return null;
  const isSummer =
    summer !== undefined &&
    shown >= sunday(year, MARCH, 2) + 2 * HOUR &&
    shown < sunday(year, NOVEMBER, 1) + HOUR;
  return isSummer ? { minutes: winter + 60, name: summer } : { minutes: winter, name };
}

/** Whether there is such a zone, by its IANA name. */
export function isTimeZone(name: string): boolean {
  if (Object.hasOwn(CLOCKS, name)) return true;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Making one takes longer than all the rest. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, YYYY-MM-DD, that `at` (epoch ms) falls on in `zone` (IANA name). */
export function dayIn(zone: string, at: number): string {
  const clock = usClock(zone, at);
  if (clock) return new Date(at + clock.minutes * MINUTE).toISOString().slice(0, 10);
  const format =
    dayFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(zone, format);
  const [month, day, year] = format.format(at).split('/');
  return `${year}-${month}-${day}`;
}

/** Short zone name at that day in `zone`, as people write it: CST, CDT, MT …; of no day the zone itself */
export function zoneName(zone: string, date: string): string {
  const at = Date.parse(`${date}T18:00:00Z`);
  if (Number.isNaN(at)) return zone;
  const clock = usClock(zone, at);
  if (clock) return clock.name;
  const format =
    zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  const parts = format.formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** Making one takes longer than all the rest. */
const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** How far clocks in `zone` (IANA name) are ahead of UTC at `at` (epoch ms), in ms. */
export function offsetAt(zone: string, at: number): number {
  const clock = usClock(zone, at);
  if (clock) return clock.minutes * MINUTE;
  const format =
    clockFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clockFormats.set(zone, format);
  const parts = format.formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
}

/**
 * The moment, epoch ms, at which clocks in `zone` (IANA name) show `time` (HH:mm) on `date` (YYYY-MM-DD). Of a time that
 * the clocks show twice the first, of one they leave out the time that far after the change.
 */
export function venueInstant(zone: string, date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const day = 86_400_000;
  // the offsets before and after any change of the clocks that is near
  const [before, after] = [shown - offsetAt(zone, shown - day), shown - offsetAt(zone, shown + day)];
  return [before, after].find((at) => at + offsetAt(zone, at) === shown) ?? before;
}
