import { isDay, weekday } from '@court/records';

/** In which order an export writes a day in digits: 11/30/2026, 30/11/2026 or 26/11/30. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';
export const DATE_ORDERS: readonly DateOrder[] = ['mdy', 'dmy', 'ymd'];

export const isDateOrder = (text: string): text is DateOrder => DATE_ORDERS.some((order) => order === text);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
  /^(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)\b[.,]?\s*/i;
const MONTH_FIRST = new RegExp(`^${MONTH}[. -]\\s*(\\d{1,2})(?:st|nd|rd|th)?[,-]?\\s*(\\d{4})$`, 'i');
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]${MONTH}[., -]\\s*(\\d{4}|\\d{2})$`, 'i');
const DIGITS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d{1,2})\2(\d{1,2})$/;
/** Spreadsheets write a day as its midnight. */
const MIDNIGHT = /[ T](?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM)$/i;

function dayOf(year: string, month: number, day: string): string[] {
  const text = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? [text] : [];
}

/** The days that digits can mean, by the order in which they are written. */
function daysOfDigits(text: string): Map<DateOrder, string[]> {
  const [, a = '', , b = '', c = ''] = DIGITS.exec(text) ?? [];
  const days = new Map<DateOrder, string[]>();
  if (a === '') return days;
  days.set('mdy', dayOf(c, Number(a), b));
  days.set('dmy', dayOf(c, Number(b), a));
  if (c.length === 2 && a.length === 2) days.set('ymd', dayOf(a, Number(b), c));
  return days;
}

/** `order`: of the orders that the digits can have, those in which they are a day; empty where it says the day by itself. */
export type ReadDay = { days: string[]; orders: DateOrder[] };

/**
 * The days (YYYY-MM-DD) that a text can mean, in the ways Americans write them: 2026-11-30, 11/30/2026, 11/30/26, Nov 30,
 * 2026, 30-Nov-2026, each also after its weekday, which must be right, or before midnight. Two years of digits are of this
 * century. With `order`, digits are read in it alone.
 */
export function readDay(text: string, order: DateOrder | null): ReadDay {
  const named = WEEKDAY.exec(text)?.[1]?.slice(0, 3).toLowerCase();
  const plain = text.replace(WEEKDAY, '').replace(MIDNIGHT, '').replace(/\s+/g, ' ').trim();
  const isRight = (day: string) => named === undefined || DAYS[weekday(day)] === named;
  const month = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const [, y = '', separator = '', m = '', d = ''] = YEAR_FIRST.exec(plain) ?? [];
  const [, monthA, dayA = '', yearA = ''] = MONTH_FIRST.exec(plain) ?? [];
  const [, dayB = '', monthB, yearB = ''] = DAY_FIRST.exec(plain) ?? [];
  // 2026113 could be two days
  const isCounted = separator !== '' || m.length + d.length === 4;
  const sure = [
    ...(y && isCounted ? dayOf(y, Number(m), d) : []),
    ...(monthA ? dayOf(yearA, month(monthA), dayA) : []),
    ...(monthB ? dayOf(yearB, month(monthB), dayB) : []),
  ];
  if (sure.length > 0) return { days: sure.filter(isRight), orders: [] };
  const possible = [...daysOfDigits(plain)].filter(
    ([one, days]) => days.some(isRight) && (order === null || one === order),
  );
  return {
    days: [...new Set(possible.flatMap(([, days]) => days))],
    orders: possible.map(([one]) => one),
  };
}

const CLOCK_12 = /^(\d{1,2})(?::?([0-5]\d))?(?::[0-5]\d(?:\.\d+)?)?\s*([ap])(?:\.?\s?m\.?)?$/i;
const CLOCK_24 = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;
const MILITARY = /^([01]\d|2[0-3])([0-5]\d)$/;
const TWELVE = /^12(?::00)? ?noon$/i;

/**
 * A time of the day as HH:mm: of 9:30 AM, 9:30am, 9:30 a.m., 0930, 09:30:00, 9:30. Null where it is none; `either` where it
 * says neither AM nor PM and a court could mean both, as 1:30.
 */
export function readTime(text: string): string | 'either' | null {
  if (TWELVE.test(text)) return '12:00';
  const [, hour = '', minute = '00', half = ''] = CLOCK_12.exec(text) ?? [];
  if (half) {
    const number = Number(hour);
    if (number < 1 || number > 12) return null;
    return `${String((number % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
  }
  const [, h = '', m = ''] = CLOCK_24.exec(text) ?? MILITARY.exec(text) ?? [];
  if (h === '' || Number(h) > 23) return null;
  // without a leading zero it may be a clock of twelve hours, and no court sits at 8:30 in the evening
  return h.length === 1 && Number(h) < 7 ? 'either' : `${h.padStart(2, '0')}:${m}`;
}

const TIME_AT_END =
  /^(.*\d)(?:,?\s+(?:at\s+|@\s*)?|T|\s*@\s*)(\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?(?:\s*[ap](?:\.?\s?m\.?)?)?|\d{1,2}\s*[ap](?:\.?\s?m\.?)?)$/i;

/** A text that holds a day and a time, as two texts; null where it does not end in a time. */
export function splitMoment(text: string): { day: string; time: string } | null {
  const [, day, time] = TIME_AT_END.exec(text.trim()) ?? [];
  return day && time ? { day, time } : null;
}
