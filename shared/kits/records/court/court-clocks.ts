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

/** What clocks show: minutes ahead of UTC, and the name that people write. */
type Shown = { minutes: number; name: string };

/**
 * What clocks in `zone` (IANA name) are at `at` (epoch ms). By 15 U.S.C. 260a summer time is kept from 2 AM of the second
 * Sunday in March to 2 AM of the first in November, since 2007; null for years before, those from 2038 on, and zones that
 * are not known here. Intl knows all of them, but the first use of it takes 25 to 45 ms of a desktop and four times that of
 * a phone, which the first hearing would wait for.
 */
export function usClock(zone: string, at: number): Shown | null {
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

/** Making one takes longer than all the rest. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The same, of any zone and year. Throws RangeError for a zone or a moment that there is not. */
function clockAt(zone: string, at: number): Shown {
  const known = usClock(zone, at);
  if (known) return known;
  const number = 'numeric';
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, timeZoneName: 'short', hourCycle: 'h23' },
      ...{ year: number, month: number, day: number, hour: number, minute: number, second: number },
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const of = (type: string) => Number(parts[type]);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  const minutes = Math.round((shown - at) / MINUTE);
  // Intl writes years before the first as if they were after it
  return { minutes: Math.abs(minutes) < DAY / MINUTE ? minutes : 0, name: parts.timeZoneName ?? zone };
}

/** How far clocks in `zone` (IANA name) are ahead of UTC at `at` (epoch ms), in ms. */
export const offsetAt = (zone: string, at: number) => clockAt(zone, at).minutes * MINUTE;

/** When clocks in `zone` change between two moments, to the minute, and how far they are ahead of UTC from then on; all in ms. */
export function clockChanges(zone: string, from: number, until: number): { at: number; offset: number }[] {
  const changes: { at: number; offset: number }[] = [];
  let before = offsetAt(zone, from);
  for (let day = from; day < until; day += DAY) {
    const offset = offsetAt(zone, day + DAY);
    if (offset === before) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > MINUTE) {
      const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, offset });
    before = offset;
  }
  return changes;
}

const LAST = 8.64e15;

/** The calendar day, YYYY-MM-DD, that `at` (epoch ms) falls on in `zone` (IANA name). */
export function dayIn(zone: string, at: number): string {
  const shown = new Date(Math.max(-LAST, Math.min(LAST, at + offsetAt(zone, at))));
  return shown.toISOString().slice(0, 10);
}

/** Short zone name at `at` (epoch ms) in `zone`, as people write it: CST, CDT, MT …; of no moment the zone itself */
export const zoneNameAt = (zone: string, at: number) => (Number.isNaN(at) ? zone : clockAt(zone, at).name);

/** The same at noon or so of a day YYYY-MM-DD. */
export const zoneName = (zone: string, date: string) => zoneNameAt(zone, Date.parse(`${date}T18:00:00Z`));

/** Whether there is such a zone, by its IANA name; Intl is asked only of one that is not known here (see usClock). */
export function isTimeZone(name: string): boolean {
  if (name === '' || Object.hasOwn(CLOCKS, name)) return name !== '';
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
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
