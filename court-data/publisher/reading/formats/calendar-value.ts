import ICAL from 'ical.js';

/** A property of an event as ical.js gives it: name, parameters, value type and values. */
export type Property = [
  name: string,
  params: Record<string, string | string[]>,
  type: string,
  ...values: unknown[],
];

/** The time zones that a calendar file defines itself, by name. */
export type OwnZones = ReadonlyMap<string, ICAL.Timezone>;

/** A time is in a zone that neither the file nor this computer defines. */
export class UnknownZoneError extends Error {
  override name = 'UnknownZoneError';
  constructor(readonly zone: string) {
    super(zone);
  }
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  formats.set(zone, format);
  return format;
}

/** Minutes that a zone is ahead of UTC at an instant (epoch ms). */
function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Minutes that a zone is ahead of UTC at a local time. If clocks show the time twice, the earlier one. */
function offsetOf(zone: string, time: string, own: OwnZones): number {
  const format = formatOf(zone);
  if (!format) {
    const defined = own.get(zone);
    if (!defined) throw new UnknownZoneError(zone);
    return defined.utcOffset(ICAL.Time.fromDateTimeString(time)) / 60;
  }
  const wall = Date.parse(`${time}Z`);
  const before = offsetAt(format, wall - 86_400_000);
  const at = offsetAt(format, wall - before * 60_000);
  if (at === before) return before;
  return offsetAt(format, wall - at * 60_000) === at ? at : before;
}

const two = (number: number) => String(number).padStart(2, '0');

/** `2026-11-30T09:30:00-06:00` in a zone, `…Z` in UTC, `2026-11-30 09:30` without a zone. */
function timeText(value: string, zone: string | undefined, own: OwnZones): string {
  if (value.endsWith('Z')) return value;
  if (zone === undefined) return value.replace('T', ' ').replace(/:00$/, '');
  const offset = offsetOf(zone, value, own);
  const minutes = Math.abs(offset);
  return `${value}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Unescapes X- properties, which have no declared type and are texts. */
const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** The text of a property of an event. Throws UnknownZoneError. */
export function valueText([name, params, type, ...values]: Property, own: OwnZones): string {
  const { tzid, cn } = params;
  if ((name === 'attendee' || name === 'organizer') && typeof cn === 'string') return cn;
  const zone = typeof tzid === 'string' ? tzid : undefined;
  const texts = values.flat().map((value) => {
    if (type === 'date-time' && typeof value === 'string') return timeText(value, zone, own);
    return type === 'unknown' ? unescaped(String(value)) : String(value);
  });
  return texts.join(', ').replace(/\r\n?/g, '\n').trim();
}
