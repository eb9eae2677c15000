import { Temporal } from 'temporal-polyfill';
import type { DateOrder } from '../../../reading/moments/read-moment';

/** A way to print a day (YYYY-MM-DD). `order` is the order of its digits, null if the day is unambiguous. */
export type DayStyle = { name: string; order: DateOrder | null; print: (day: string) => string };

const formats = new Map<string, Intl.DateTimeFormat>();
/** Caches formats, because creating a format takes longer than everything else. */
function words(day: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
const parts = (day: string) => ({ y: day.slice(0, 4), m: day.slice(5, 7), d: day.slice(8) });
const bare = (text: string) => String(Number(text));
const longMonth = (day: string) => words(day, { month: 'long' });
const shortMonth = (day: string) => words(day, { month: 'short' });
/** The spreadsheet serial number of a day. */
export const serialDay = (day: string) =>
  Math.round((Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000);

const style = (
  name: string,
  order: DateOrder | null,
  print: (of: { y: string; m: string; d: string }, day: string) => string,
): DayStyle => ({ name, order, print: (day) => print(parts(day), day) });

export const DAY_STYLES: readonly DayStyle[] = [
  style('iso', null, (_, day) => day),
  style('us', 'mdy', ({ y, m, d }) => `${m}/${d}/${y}`),
  style('us-bare', 'mdy', ({ y, m, d }) => `${bare(m)}/${bare(d)}/${y}`),
  style('us-short', 'mdy', ({ y, m, d }) => `${m}/${d}/${y.slice(2)}`),
  style('us-dashes', 'mdy', ({ y, m, d }) => `${m}-${d}-${y}`),
  style(
    'us-weekday',
    'mdy',
    ({ y, m, d }, day) => `${words(day, { weekday: 'short' })} ${bare(m)}/${bare(d)}/${y}`,
  ),
  style('day-first', 'dmy', ({ y, m, d }) => `${d}/${m}/${y}`),
  style('dots', 'dmy', ({ y, m, d }) => `${d}.${m}.${y}`),
  style('month', null, (_, day) => words(day, { dateStyle: 'medium' })),
  style('full', null, (_, day) => words(day, { dateStyle: 'full' })),
  style('english', null, ({ y, d }, day) => `${bare(d)} ${longMonth(day)} ${y}`),
  style('sql', null, ({ y, d }, day) => `${d}-${shortMonth(day)}-${y}`),
  style('sql-short', null, ({ y, d }, day) => `${d}-${shortMonth(day).toUpperCase()}-${y.slice(2)}`),
  style('digits', null, ({ y, m, d }) => `${y}${m}${d}`),
  style('serial', null, (_, day) => String(serialDay(day))),
  style('midnight', null, (_, day) => `${day} 00:00:00`),
  style('us-midnight', 'mdy', ({ y, m, d }) => `${bare(m)}/${bare(d)}/${y} 12:00:00 AM`),
  style('slashes', null, ({ y, m, d }) => `${y}/${m}/${d}`),
];

/**
 * A way to print a time (HH:mm). `hasHalfColumn`: a separate column holds AM or PM. `isBare`: AM or PM is not printed.
 */
export type TimeStyle = {
  name: string;
  isBare: boolean;
  hasHalfColumn: boolean;
  print: (time: string, row: number) => string;
};

type Clock = { h: number; mm: string; twelve: number; half: 'AM' | 'PM' };
const clockOf = (time: string): Clock => {
  const h = Number(time.slice(0, 2));
  return { h, mm: time.slice(3), twelve: h % 12 || 12, half: h < 12 ? 'AM' : 'PM' };
};
export const halfOf = (time: string) => clockOf(time).half;
const two = (number: number) => String(number).padStart(2, '0');
const clock = (
  name: string,
  print: (of: Clock, row: number) => string,
  more: Partial<TimeStyle> = {},
): TimeStyle => ({
  ...{ name, isBare: false, hasHalfColumn: false },
  ...more,
  print: (time, row) => print(clockOf(time), row),
});
export const fractionOf = (time: string) => {
  const { h, mm } = clockOf(time);
  return (h * 60 + Number(mm)) / 1440;
};
const laterBy30 = ({ h, mm }: Clock) => {
  const at = h * 60 + Number(mm) + 30;
  return clockOf(`${two(Math.floor(at / 60))}:${two(at % 60)}`);
};
const plain12 = ({ twelve, mm, half }: Clock) => `${twelve}:${mm} ${half}`;

export const TIME_STYLES: readonly TimeStyle[] = [
  clock('us', plain12),
  clock('padded', ({ twelve, mm, half }) => `${two(twelve)}:${mm} ${half}`),
  clock('close', ({ twelve, mm, half }) => `${twelve}:${mm}${half.toLowerCase()}`),
  clock('dotted', ({ twelve, mm, half }) => `${twelve}:${mm} ${half === 'AM' ? 'a.m.' : 'p.m.'}`),
  clock('seconds', ({ twelve, mm, half }) => `${twelve}:${mm}:00 ${half}`),
  clock('letter', ({ twelve, mm, half }) => `${twelve}:${mm}${half[0]}`),
  clock('short', ({ twelve, mm, half }) => (mm === '00' ? `${twelve} ${half}` : `${twelve}:${mm} ${half}`)),
  clock('noon', (of) => (of.h === 12 && of.mm === '00' ? 'Noon' : plain12(of))),
  clock('24', ({ h, mm }) => `${two(h)}:${mm}`, { isBare: true }),
  clock('24-seconds', ({ h, mm }) => `${two(h)}:${mm}:00`, { isBare: true }),
  clock('military', ({ h, mm }) => `${two(h)}${mm}`, { isBare: true }),
  clock('12-bare', ({ twelve, mm }) => `${twelve}:${mm}`, { isBare: true }),
  clock('12-padded-bare', ({ twelve, mm }) => `${two(twelve)}:${mm}`, { isBare: true }),
  clock('half-column', ({ twelve, mm }) => `${twelve}:${mm}`, { hasHalfColumn: true }),
  clock('half-column-padded', ({ twelve, mm }) => `${two(twelve)}:${mm}`, { hasHalfColumn: true }),
  clock('zone', (of) => `${plain12(of)} CT`),
  clock('range', (of) => `${plain12(of)} - ${plain12(laterBy30(of))}`),
  clock('range-one-half', (of) => {
    const end = laterBy30(of);
    return of.half === end.half ? `${of.twelve}:${of.mm}-${plain12(end)}` : `${plain12(of)}-${plain12(end)}`;
  }),
  clock('fraction', ({ h, mm }) => String(Number(((h * 60 + Number(mm)) / 1440).toFixed(9)))),
  clock('no-day', (of) => `12/30/1899 ${of.twelve}:${of.mm}:00 ${of.half}`),
];

/** The offset of the venue's clock from UTC, such as -06:00. */
const offsetOf = (day: string, time: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/Chicago').offset;

/** A way to print day and time in one cell. */
export type MomentStyle = {
  name: string;
  order: DateOrder | null;
  print: (day: string, time: string) => string;
};

const dayNamed = (name: string) => {
  const found = DAY_STYLES.find((one) => one.name === name);
  if (!found) throw new RangeError(name);
  return found;
};
const plainTime = (time: string) => plain12(clockOf(time));

export const MOMENT_STYLES: readonly MomentStyle[] = [
  ...['us', 'us-bare', 'month', 'full', 'iso'].map((name) => ({
    name: `${name} time`,
    order: dayNamed(name).order,
    print: (day: string, time: string) => `${dayNamed(name).print(day)} ${plainTime(time)}`,
  })),
  { name: 'at', order: null, print: (day, time) => `${dayNamed('full').print(day)} at ${plainTime(time)}` },
  { name: 'iso T', order: null, print: (day, time) => `${day}T${time}:00` },
  { name: 'offset', order: null, print: (day, time) => `${day}T${time}:00${offsetOf(day, time)}` },
  { name: 'serial', order: null, print: (day, time) => (serialDay(day) + fractionOf(time)).toFixed(9) },
];
