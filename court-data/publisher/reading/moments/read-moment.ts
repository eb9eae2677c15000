import { addDays, isDay, weekday } from '@court/domain';

/** The order in which an export writes numeric days: 11/30/2026, 30/11/2026 or 26/11/30. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';
export const DATE_ORDERS: readonly DateOrder[] = ['mdy', 'dmy', 'ymd'];

export const isDateOrder = (text: string): text is DateOrder => DATE_ORDERS.some((order) => order === text);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
  /^(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)\b[.,]{0,2}\s*/i;
const WEEKDAY_BEHIND =
  /(?<=\d),? ?\(?(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)\.?\)?$/i;
const MONTH_FIRST = new RegExp(`^${MONTH}[. -]\\s*(\\d{1,2})(?:st|nd|rd|th)?[,-]?\\s*(\\d{4})$`, 'i');
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[ -]${MONTH}[., -]\\s*(\\d{4}|\\d{2})$`, 'i');
const DIGITS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([/.-]?)(\d{1,2})\2(\d{1,2})$/;
/** Spreadsheets write a day with its midnight. */
const MIDNIGHT = /[ T](?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM)$/i;

function dayOf(year: string, month: number, day: string): string[] {
  const text = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? [text] : [];
}

/** The possible days of digits, by the order in which they are written. */
function daysOfDigits(text: string): Map<DateOrder, string[]> {
  const [, a = '', , b = '', c = ''] = DIGITS.exec(text) ?? [];
  const days = new Map<DateOrder, string[]>();
  if (a === '') return days;
  days.set('mdy', dayOf(c, Number(a), b));
  days.set('dmy', dayOf(c, Number(b), a));
  if (c.length === 2 && a.length === 2) days.set('ymd', dayOf(a, Number(b), c));
  return days;
}

/**
 * The possible days of a text. `orders`: the orders of digits that give a day; empty if the day is unambiguous. `why`:
 * a clause for a clerk, "is no day"; empty if there is a day.
 */
export type ReadDay = { days: string[]; orders: DateOrder[]; why: string };

const NO_DAY = 'is no day. Write days like 11/30/2026';
/** Maximum characters of a cell that can be a day. */
const MAX_LENGTH = 100;
const SERIAL = /^([45]\d{4}|60000)(?:\.0+)?$/;
/** Whether a text is a spreadsheet's serial number of a day. A ZIP code or an id can look the same. */
export const isSerialDay = (text: string) => SERIAL.test(text.trim());
/** Day 0 of spreadsheets. */
const SERIAL_ZERO = '1899-12-30';

/** The day of a text that shows which part is the month. At most one. */
function sureDays(plain: string): string[] {
  const month = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const [, serial] = SERIAL.exec(plain) ?? [];
  if (serial) return [addDays(SERIAL_ZERO, Number(serial))];
  const [, y, separator = '', m = '', d = ''] = YEAR_FIRST.exec(plain) ?? [];
  // 2026113 is ambiguous
  if (y) return separator !== '' || m.length + d.length === 4 ? dayOf(y, Number(m), d) : [];
  const [, monthA, dayA = '', yearA = ''] = MONTH_FIRST.exec(plain) ?? [];
  if (monthA) return dayOf(yearA, month(monthA), dayA);
  const [, dayB = '', monthB, yearB = ''] = DAY_FIRST.exec(plain) ?? [];
  return monthB ? dayOf(yearB, month(monthB), dayB) : [];
}

/** The readings of one printed day, each with the order of its digits. The order is null if the day is unambiguous. */
type Readings = { all: [DateOrder | null, string][]; why: string };

function readOneDay(text: string, order: DateOrder | null): Readings {
  const named = (WEEKDAY.exec(text)?.[1] ?? WEEKDAY_BEHIND.exec(text)?.[1])?.slice(0, 3).toLowerCase();
  const plain = text.replace(WEEKDAY, '').replace(WEEKDAY_BEHIND, '').replace(MIDNIGHT, '').trim();
  const sure = sureDays(plain);
  const all: Readings['all'] =
    sure.length > 0
      ? sure.map((day) => [null, day])
      : [...daysOfDigits(plain)].flatMap(([one, days]) => days.map((day): [DateOrder, string] => [one, day]));
  const inOrder = all.filter(([one]) => one === null || order === null || one === order);
  const right = inOrder.filter(([, day]) => named === undefined || DAYS[weekday(day)] === named);
  if (right.length > 0) return { all: right, why: '' };
  if (inOrder.length > 0) return { all: [], why: 'names a weekday on which that day does not fall' };
  return { all: [], why: all.length > 0 ? `is no day in the order ${order}` : NO_DAY };
}

/** Two days in one cell, as in reports with a start and an end. Returns the readings that both share. */
function readTwice(text: string, order: DateOrder | null): Readings | null {
  for (const { index, 0: gap } of text.matchAll(/ - | to | |,/g)) {
    const halves = [text.slice(0, index), text.slice(index + gap.length)].map((half) => half.trim());
    const [first, second] = halves.map((half) => readOneDay(half, order).all);
    if (!first?.length || !second?.length) continue;
    const shared = [...first, ...second].filter(([, day]) =>
      [first, second].every((readings) => readings.some(([, other]) => other === day)),
    );
    return { all: shared, why: shared.length > 0 ? '' : 'holds two different days' };
  }
  return null;
}

/**
 * The days (YYYY-MM-DD) that a text can mean, in American forms: 2026-11-30, 20261130, 11/30/2026, 11/30/26, Nov 30,
 * 2026, 30-Nov-2026. Each may be beside its weekday, which must be right, before midnight, or repeated. Also accepts a
 * spreadsheet's serial number from 40000 to 60000. Two-digit years are of this century. With `order`, digits are read
 * only in that order. A moment with an offset is not a day, because its day depends on the venue (see readInstant).
 */
export function readDay(text: string, order: DateOrder | null): ReadDay {
  if (text.length > MAX_LENGTH) return { days: [], orders: [], why: NO_DAY };
  const folded = text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
  const one = readOneDay(folded, order);
  const { all, why } = one.all.length > 0 ? one : (readTwice(folded, order) ?? one);
  const orders = all.flatMap(([each]) => each ?? []);
  const isSure = all.some(([each]) => each === null);
  return { days: [...new Set(all.map(([, day]) => day))], orders: isSure ? [] : [...new Set(orders)], why };
}

const TIME_AT_END =
  /^(.*\d)(?:,?\s+(?:at\s+|@\s*)?|T|\s*@\s*)(\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?(?:\s*[ap](?:\.?\s?m\.?)?)?|\d{1,2}\s*[ap](?:\.?\s?m\.?)?)$/i;

const SERIAL_MOMENT = /^([45]\d{4})(\.\d*[1-9]\d*)$/;

/** Splits a text with a day and a time into two texts. Null if it does not end in a time. */
export function splitMoment(text: string): { day: string; time: string } | null {
  const [, serial, fraction] = SERIAL_MOMENT.exec(text.trim()) ?? [];
  if (serial && fraction) return { day: serial, time: `0${fraction}` };
  const [, day, time] = TIME_AT_END.exec(text.trim()) ?? [];
  return day && time ? { day, time } : null;
}
