import { isDay } from '@court/domain';
import { type Asking, askOf } from '../clerk';
import { readClock, readInstant } from '../moments/read-clock';
import { type DateOrder, readDay } from '../moments/read-moment';
import { MERIDIEM, MOMENT, type Reading } from '../reading';
import type { Fault } from '../source-file';
import { type Moment, ofInstant, otherZone } from './venue-time';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** An HH:mm that means the same on a 12-hour and a 24-hour clock. */
const CLEAR_TIME = /^(0[07-9]|1\d|2[0-3]):[0-5]\d$/;
const TWO_DAYS = 'could be two dates. Add --set dates=mdy for 11/30/2026, or --set dates=dmy for 30/11/2026';
const NO_DAY = 'is no day that can be read, like 11/30/2026';
const DAY_BEFORE =
  'is midnight of UTC, which could be the day before. Export the day without a time, like 2026-11-30';
const MIDNIGHT = '00:00';
const DAY_MS = 86_400_000;
/** From this time on, a hearing is less likely than a day without a time. */
const EVENING = '17:00';

type Fields = Record<string, unknown>;
/** `asking` is null if there is no clerk to ask. */
type Job = { fields: Fields; reading: Reading; asking: Asking | null };

export const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The only day of a text, or the reason for which there is none. */
function oneDay(text: string, order: DateOrder | null): { day: string } | { reason: string } {
  if (isDay(text)) return { day: text };
  const { days } = readDay(text, order);
  const [day, other] = days;
  if (day === undefined) return { reason: NO_DAY };
  return other === undefined ? { day } : { reason: TWO_DAYS };
}

/** Hours from 1 to 6 without AM or PM: morning on a 24-hour clock, afternoon on a 12-hour clock. */
const isEarly = (time: string) => /^0[1-6]/.test(time);
const afternoon = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;

/** The time of a text without AM or PM, by the map's `clock`. Asks if the map has none. */
function bareTime(time: string, printed: string, { reading, asking }: Job): string | Fault {
  if (!isEarly(time)) return time;
  if (reading.clock === '12h') return afternoon(time);
  if (reading.clock === '24h') return time;
  const reason = 'says neither AM nor PM. Export times as 1:30 PM or as 13:30';
  if (!asking) return TIME.test(printed) ? time : { field: 'time', reason };
  askOf(asking, 'clock', () => ({
    text: `Is ${printed} in the morning or in the afternoon? The times of this column say neither AM nor PM`,
    answers: [
      { set: 'clock=12h', meaning: `in the afternoon: 1:00 to 6:59 are PM, 7:00 to 11:59 are AM` },
      { set: 'clock=24h', meaning: 'in the morning: all times are of a 24-hour clock' },
    ],
  }));
  return time;
}

/** Day and time of a cell. Faults name `field`. */
function momentOf(field: string, printed: string, job: Job): Moment | Fault {
  const { fields, reading } = job;
  const instant = readInstant(printed);
  if (instant !== null) return ofInstant(printed, instant, job);
  const read = readClock(printed);
  if (read.time === null) return { field, reason: read.why || 'is no time that can be read, like 9:30 AM' };
  const { zone, day: dayText } = read;
  const time = read.isBare12 ? bareTime(read.time, printed, job) : read.time;
  if (typeof time !== 'string') return { ...time, field };
  let day: string | null = null;
  if (dayText !== null) {
    const found = oneDay(dayText, reading.dates);
    if ('reason' in found) return { field, reason: found.reason };
    day = found.day;
  }
  const on = day ?? textOf(fields.date);
  const reason = zone !== null && isDay(on) ? otherZone(zone, on, job) : null;
  if (reason !== null) return { field, reason };
  return { day, time };
}

const isFault = (found: Moment | Fault): found is Fault => 'reason' in found;

/** Whether a text is 00:00 of UTC, as programs write a day without a time. West of Greenwich that is the day before. */
function isMidnightOfUtc(text: string): boolean {
  const instant = readInstant(text);
  return instant !== null && instant % DAY_MS === 0 && /(?:z|[+-]00(?::?00)?)$/i.test(text);
}

/** A day in a column of days, which can also hold a time. */
function dayAndTime(field: string, printed: string, job: Job): Moment | Fault {
  const found = oneDay(printed, job.reading.dates);
  if ('day' in found) return found;
  if (isMidnightOfUtc(printed)) return { field, reason: DAY_BEFORE };
  const read = momentOf(field, printed, job);
  if (isFault(read) && readInstant(printed) !== null) return { ...read, field };
  return isFault(read) || !read.day ? { field, reason: found.reason } : read;
}

/** Checks that a time is the one beside its day, if both exist. Midnight beside a day is not a time. */
function checkBeside(field: string, { time: beside }: Moment, { fields }: Job): Fault | null {
  const time = textOf(fields[field]);
  if (!beside || beside === MIDNIGHT || !TIME.test(time) || time === beside) return null;
  return {
    field,
    reason: `is another time than the one beside the day, ${beside}. Export one of them, or ignore a column: --set "column:<heading>=ignore"`,
  };
}

/** Asks about hearings in the evening whose moments can be days without a time. */
function askMidnight(printed: string, { day, time }: Moment, { reading, asking }: Job): void {
  const value = 'midnight of UTC';
  if (!asking || !time || time < EVENING || !isMidnightOfUtc(printed) || reading.unusual.has(value)) return;
  askOf(asking, `unusual:${value}`, () => ({
    text: `Is a hearing held on ${day} at ${time} whose moment is ${printed}? If that is a day without a time, export it as ${printed.slice(0, 10)}, with the time in its own column`,
    answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, in this and later exports' }],
  }));
}

/** The hearing's own day, from `date` or from a column with day and time. Returns the time that the column holds. */
function readOwnDay(job: Job): Moment | Fault {
  const { fields } = job;
  let beside: Moment = {};
  const moment = textOf(fields[MOMENT]);
  if (moment !== '' && isEmpty(fields.date)) {
    const read = momentOf(MOMENT, moment, job);
    if (isFault(read)) return read;
    if (!read.day) return { field: MOMENT, reason: 'must be a day and a time like 11/30/2026 9:30 AM' };
    fields.date = read.day;
    if (isEmpty(fields.time)) {
      askMidnight(moment, read, job);
      fields.time = read.time;
    } else beside = read;
  }
  // deleting a field makes an object slow, so it is deleted only if present
  if (fields[MOMENT] !== undefined) delete fields[MOMENT];
  const printed = textOf(fields.date);
  if (printed === '' || isDay(printed)) return beside;
  const read = dayAndTime('date', printed, job);
  if (isFault(read)) return read;
  fields.date = read.day;
  if (!isEmpty(fields.time)) return read;
  if (read.time) fields.time = read.time;
  return {};
}

/**
 * Reads `time` and `eventTime`, with AM or PM from a separate column. A day in the same cell must be the hearing's day.
 */
function readTimes(job: Job): Fault | null {
  const { fields } = job;
  const meridiem = textOf(fields[MERIDIEM]);
  if (fields[MERIDIEM] !== undefined) delete fields[MERIDIEM];
  for (const field of ['time', 'eventTime']) {
    const printed = textOf(fields[field]);
    if (printed === '') continue;
    if (CLEAR_TIME.test(printed) && meridiem === '') continue;
    const whole = field === 'time' && meridiem ? `${printed} ${meridiem}` : printed;
    const read = momentOf(field, whole, job);
    if (isFault(read)) return read;
    if (read.day && isDay(textOf(fields.date)) && read.day !== fields.date)
      return { field, reason: 'names another day than the column of the day' };
    fields[field] = read.time;
  }
  return null;
}

/** The day and time to which a hearing was continued, if there is a column for it. */
function readContinued(job: Job): Fault | null {
  const { fields } = job;
  const time = textOf(fields.continuedTime);
  if (time !== '' && !TIME.test(time)) {
    const read = momentOf('continuedTime', time, job);
    if (isFault(read)) return read;
    fields.continuedTime = read.time;
  }
  const printed = textOf(fields.continuedTo);
  if (printed === '' || isDay(printed)) return null;
  const read = dayAndTime('continuedTo', printed, job);
  if (isFault(read)) return read;
  fields.continuedTo = read.day;
  if (isEmpty(fields.continuedTime) && read.time && read.time !== MIDNIGHT) fields.continuedTime = read.time;
  return checkBeside('continuedTime', read, job);
}

/**
 * Converts days and times to our form (YYYY-MM-DD, HH:mm, local to the venue). Returns the first that is unreadable.
 * With a clerk, it asks about times that could be AM or PM.
 */
export function readMoments(job: Job): Fault | null {
  // reads all three, so that the clerk is asked about all at once
  const own = readOwnDay(job);
  const times = readTimes(job) ?? (isFault(own) ? own : checkBeside('time', own, job));
  const faults = [isFault(own) ? own : null, times, readContinued(job)];
  return faults.find((fault) => fault !== null) ?? null;
}
