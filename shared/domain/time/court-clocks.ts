/**
 * Minutes ahead of UTC in winter, and the zone's abbreviations in winter and in summer. Zones without daylight saving
 * time have one.
 */
type Clock = readonly [minutes: number, winter: string, summer?: string];

const EASTERN: Clock = [-300, 'EST', 'EDT'];
const CENTRAL: Clock = [-360, 'CST', 'CDT'];
const MOUNTAIN: Clock = [-420, 'MST', 'MDT'];

/** UTC, and zones in which bankruptcy courts sit. Other zones are looked up with Intl. */
const CLOCKS: Readonly<Record<string, Clock>> = {
  UTC: [0, 'UTC'],
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

/** Midnight of the nth Sunday of a month, as epoch ms of a clock on UTC. */
function sunday(year: number, month: number, n: number): number {
  const first = Date.UTC(year, month, 1);
  return first + ((7 - new Date(first).getUTCDay()) % 7) * DAY + (n - 1) * 7 * DAY;
}

/** Cached, because a day's list asks for the clock of each of its hearings several times. */
const summers = new Map<number, readonly [from: number, until: number]>();

/** Start and end of a year's daylight saving time, as epoch ms of a clock in winter time on UTC. */
function summerOf(year: number): readonly [from: number, until: number] {
  const summer = summers.get(year) ?? [sunday(year, MARCH, 2) + 2 * HOUR, sunday(year, NOVEMBER, 1) + HOUR];
  summers.set(year, summer);
  return summer;
}

/** A zone's clock: minutes ahead of UTC, and the zone's abbreviation. */
type Shown = { minutes: number; name: string };

/**
 * The clock in `zone` (IANA name) at `at` (epoch ms). By 15 U.S.C. 260a, daylight saving time lasts from 2 AM of the
 * second Sunday in March to 2 AM of the first Sunday in November, since 2007. Null for earlier years, for years from
 * 2038 on, and for zones that are not listed here. Intl knows them all, but its first use takes 25 to 45 ms on a
 * desktop and four times as long on a phone. The first hearing would have to wait for that.
 */
export function usClock(zone: string, at: number): Shown | null {
  const clock = Object.hasOwn(CLOCKS, zone) ? CLOCKS[zone] : undefined;
  if (!clock) return null;
  const [winter, name, summer] = clock;
  const shown = at + winter * MINUTE;
  const year = new Date(shown).getUTCFullYear();
  if (!(year >= 2007 && year < 2038)) return null;
  const [from, until] = summerOf(year);
  const isSummer = summer !== undefined && shown >= from && shown < until;
  return isSummer ? { minutes: winter + 60, name: summer } : { minutes: winter, name };
}

/** Cached, because creating a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Like usClock, for any zone and year. Throws RangeError for an unknown zone or an invalid date. */
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
  // Intl formats years before year 1 as if they were after it
  return { minutes: Math.abs(minutes) < DAY / MINUTE ? minutes : 0, name: parts.timeZoneName ?? zone };
}

/** Ms that clocks in `zone` (IANA name) are ahead of UTC at `at` (epoch ms). */
export const offsetAt = (zone: string, at: number) => clockAt(zone, at).minutes * MINUTE;

/**
 * The changes of the clock in `zone` between two times (epoch ms), to the minute. `offset`: ms ahead of UTC from then
 * on.
 */
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

/** Zone abbreviation at `at` (epoch ms) in `zone`: CST, CDT, MT … Returns `zone` if `at` is NaN. */
export const zoneNameAt = (zone: string, at: number) => (Number.isNaN(at) ? zone : clockAt(zone, at).name);

/** Zone abbreviation around noon of a day YYYY-MM-DD. */
export const zoneName = (zone: string, date: string) => zoneNameAt(zone, Date.parse(`${date}T18:00:00Z`));

/** Whether a time zone with this IANA name exists. Intl is used only for zones not listed here (see usClock). */
export function isTimeZone(name: string): boolean {
  if (name === '' || Object.hasOwn(CLOCKS, name)) return name !== '';
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The time (epoch ms) at which clocks in `zone` (IANA name) show `time` (HH:mm) on `date` (YYYY-MM-DD). If clocks show
 * the time twice, the first. If clocks skip it, the same number of minutes after the change.
 */
export function venueInstant(zone: string, date: string, time: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const day = 86_400_000;
  // the offsets before and after a nearby clock change
  const [before, after] = [shown - offsetAt(zone, shown - day), shown - offsetAt(zone, shown + day)];
  return [before, after].find((at) => at + offsetAt(zone, at) === shown) ?? before;
}
