import { isDay, zoneName } from '@court/domain';
import { readDay } from './read-moment';

export type ClockReading =
  | {
      /** HH:mm */
      time: string;
      /** HH:mm of the end; null if the cell has no end, or an end that could be AM or PM */
      until: string | null;
      /** printed time zone in upper case: CT, MDT, CENTRAL; null if the cell names none */
      zone: string | null;
      /** a day in the same cell, as printed; null if there is none */
      day: string | null;
      /** The cell has neither AM nor PM, and its hour is 1 to 12: 9:30, 01:30. */
      isBare12: boolean;
    }
  | { time: null; why: string };

type Clock = { minutes: number; isBare12: boolean };

/** Maximum characters of a cell that can be a time. */
const MAX_LENGTH = 120;
const NO_TIME = 'is no time of day. Write times like 9:30 AM';
const NOON = /^(?:12(?:[:.]00)? ?(?:P\.? ?M\.?)? ?\(?)?(?:NOON|(?<=12:00 )N)\)?$/;
const MIDNIGHT = /^(?:12(?:[:.]00)? ?(?:A\.? ?M\.?)? ?\(?)?MIDNIGHT\)?$/;
const CLOCK_12 = /^(\d{1,2})(?:[:.]?([0-5]\d))?(?:[:.]([0-5]\d)(?:\.\d+)?)? ?([AP])\.? ?(?:M\.?)?$/;
const CLOCK_24 = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/;
const MILITARY = /^([01]\d|2[0-3])([0-5]\d)( ?(?:H|HRS?|HOURS)\.?)?$/;
const FRACTION = /^0?\.(?:\d{3,}|25|5|75)$/;
const RANGE = /^(.+?) ?(?:-| TO | UNTIL | THRU | THROUGH ) ?(.+)$/;
/** Placeholder days that programs write beside a time without a day. */
const NO_DAYS =
  /^(?:12\/3[01]\/1899|0?1\/0?[01]\/1900|0?1\/0?1\/(?:0001|1904|1970|2000)|1899-12-3[01]|1900-01-0[01]|(?:0001|1904|1970|2000)-01-01)$/;
const WORD_ZONE = '(?:EASTERN|CENTRAL|MOUNTAIN|PACIFIC|ALASKA|HAWAII|ATLANTIC|ARIZONA)';
const ZONE = new RegExp(
  `(?:^| |(?<=[\\d.MN]))\\(?(?:PREVAILING |LOCAL )?((?:E|C|M|P|AK|H|A)\\.?[SD]\\.?T\\.?|(?:E|C|M|P|AK)\\.?T\\.?|CHST|UTC|GMT|${WORD_ZONE}(?: STANDARD| DAYLIGHT)?)(?: TIME)?\\)?$`,
);
const LOCAL = / \(?LOCAL(?: TIME)?\)?$/;

/** Minutes of a spreadsheet's fraction of a day. Null if it is more than two seconds off a whole minute. */
function minutesOfFraction(text: string): number | null {
  const exact = Number(text) * 1440;
  const minutes = Math.round(exact);
  return Math.abs(exact - minutes) * 60 <= 2 && minutes < 1440 ? minutes : null;
}

/** One time of day, in upper case. `half` is AM or PM after the end of a range. */
function oneClock(text: string, half = ''): Clock | null {
  if (NOON.test(text)) return { minutes: 720, isBare12: false };
  if (MIDNIGHT.test(text)) return { minutes: 0, isBare12: false };
  const [, hour, minute = '00', second = '00', own] = CLOCK_12.exec(text + half) ?? [];
  if (hour && own) {
    const number = Number(hour);
    if (number < 1 || number > 12 || second !== '00') return null;
    return { minutes: ((number % 12) + (own === 'P' ? 12 : 0)) * 60 + Number(minute), isBare12: false };
  }
  const [, h = '', m = '', rest = '00'] = CLOCK_24.exec(text) ?? MILITARY.exec(text) ?? [];
  if (h === '' || Number(h) > 23 || /[1-9]/.test(rest)) return null;
  const isBare12 = Number(h) >= 1 && Number(h) <= 12 && !rest.includes('H');
  return { minutes: Number(h) * 60 + Number(m), isBare12 };
}

/**
 * The start of a range in which only the end has AM or PM. It is in the same half of the day if that is before the end,
 * otherwise in the other half.
 */
function startOf(text: string, end: string, endsAt: number): Clock | null {
  const own = oneClock(text);
  if (own && !own.isBare12) return own;
  const half = /([AP])\.? ?M?\.?$/.exec(end)?.[1] ?? (NOON.test(end) ? 'P' : '');
  if (half === '') return own;
  const starts = [half, half === 'A' ? 'P' : 'A'].map((each) => oneClock(text, ` ${each}M`));
  return starts.find((start) => start && start.minutes < endsAt) ?? null;
}

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function timesOf(text: string): { time: string; until: string | null; isBare12: boolean } | null {
  const fraction = FRACTION.test(text) ? minutesOfFraction(text) : null;
  if (fraction !== null) return { time: clockText(fraction), until: null, isBare12: false };
  const alone = oneClock(text);
  if (alone) return { time: clockText(alone.minutes), until: null, isBare12: alone.isBare12 };
  const [, first = '', last = ''] = RANGE.exec(text) ?? [];
  const end = oneClock(last);
  const start = end && startOf(first, last, end.minutes);
  if (!start || !end) return null;
  const isSure = !end.isBare12;
  // if the end is before the start, either may be wrong
  if (isSure && !start.isBare12 && end.minutes < start.minutes) return null;
  const until = isSure && end.minutes > start.minutes ? clockText(end.minutes) : null;
  return { time: clockText(start.minutes), until, isBare12: start.isBare12 };
}

/** The parts of a cell that may contain a day before or after its time. */
function* splits(text: string): Generator<{ day: string | null; rest: string }> {
  yield { day: null, rest: text };
  const serial = /^([45]\d{4})(\.\d+)$/.exec(text);
  if (serial?.[1] && serial[2]) yield { day: serial[1], rest: `0${serial[2]}` };
  const gaps = [...text.matchAll(/(?<=\d)T(?=\d)|[ ,@]+/gi)].reverse();
  for (const { index, 0: gap } of gaps) {
    const [before, behind] = [text.slice(0, index), text.slice(index + gap.length)];
    const sides = [
      [before.replace(/[, ]*(?:\bat|-)$/i, ''), behind],
      [behind, before.replace(/[, ]*(?:\bon|-)$/i, '')],
    ];
    for (const [day = '', rest = ''] of sides)
      if (NO_DAYS.test(day)) yield { day: null, rest };
      else if (readDay(day, null).days.length > 0) yield { day, rest };
  }
}

/**
 * A time of day as courts print it: 9:30 AM, 9.30 a.m., 930 AM, 0930, 09:30:00, 2 PM, noon, a spreadsheet's 0.395833,
 * or the start of a range. Each may be beside its day or before its time zone. Never guesses: two times, 13:30 PM,
 * 24:00, seconds and unknown words are not a time.
 */
export function readClock(text: string): ClockReading {
  const folded = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  if (folded === '') return { time: null, why: 'is empty' };
  if (folded.length > MAX_LENGTH) return { time: null, why: NO_TIME };
  if (readInstant(folded) !== null)
    return { time: null, why: 'is a moment with an offset, whose time depends on the zone of the venue' };
  for (const { day, rest } of splits(folded)) {
    const upper = rest
      .toUpperCase()
      .replace(/^(?:AT |@) ?/, '')
      .replace(LOCAL, '')
      .replace(/[,;]$/, '');
    const zone = ZONE.exec(upper);
    const times = timesOf(zone ? upper.slice(0, zone.index).trim() : upper);
    if (times) return { ...times, zone: zone?.[1] ?? null, day };
  }
  return { time: null, why: NO_TIME };
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{ EASTERN: 'E', CENTRAL: 'C', MOUNTAIN: 'M', PACIFIC: 'P', ALASKA: 'AK', HAWAII: 'H', ATLANTIC: 'A' },
};

/**
 * Whether a printed zone (CT, CST, Central) can be that of the venue (`zone`, an IANA name) on a day (YYYY-MM-DD). The
 * letter of the wrong season is accepted, unless the venue has no daylight saving time, because it then means the time
 * of a neighboring zone.
 */
export function fitsZone(printed: string, zone: string, day: string): boolean {
  const plain = printed
    .toUpperCase()
    .replace(/\./g, '')
    .replace(/^PREVAILING | TIME$/g, '');
  if (plain === 'ARIZONA') return zone === 'America/Phoenix';
  if (plain === 'CHST') return zone === 'Pacific/Guam' || zone === 'Pacific/Saipan';
  const [, letters = '', season = ''] = /^(E|C|M|P|AK|H|A)([SD])?T$/.exec(plain) ?? [];
  const [word = '', wordSeason = ''] = plain.split(' ');
  const family = letters || LETTERS[word];
  const year = day.slice(0, 4);
  const [winter, summer, now] = [`${year}-01-15`, `${year}-07-15`, day].map((each) => zoneName(zone, each));
  if (!family || !winter?.startsWith(family) || winter.length !== family.length + 2) return false;
  if (winter !== summer) return true;
  const isStandard = season === 'S' || wordSeason === 'STANDARD';
  const isSaid = isStandard || season === 'D' || wordSeason === 'DAYLIGHT';
  if (isSaid) return isStandard === (winter.at(-2) === 'S');
  // "MT" in July is the time of Denver, not of Phoenix
  return zone !== 'America/Phoenix' || zoneName('America/Denver', day) === now;
}

const ISO =
  /^(\d{4})(-?)(\d{2})\2(\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?(Z| ?([+-])(\d{2})(?::?(\d{2}))?)$/i;

/** Epoch ms of an ISO 8601 moment with Z or an offset. Null for other texts and for impossible moments. */
export function readInstant(text: string): number | null {
  const [whole, y, , m, d, hour, minute, second = '0', fraction = '', , sign, hours = '0', minutes = '0'] =
    ISO.exec(text.trim()) ?? [];
  if (!whole || !isDay(`${y}-${m}-${d}`)) return null;
  const [h, min, s, offsetH, offsetM] = [hour, minute, second, hours, minutes].map(Number);
  if (h === undefined || min === undefined || s === undefined) return null;
  if (offsetH === undefined || offsetM === undefined) return null;
  if (h > 23 || min > 59 || s > 59 || offsetH > 14 || offsetM > 59) return null;
  const offset = (offsetH * 60 + offsetM) * (sign === '-' ? -1 : 1) * 60_000;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  return Date.UTC(Number(y), Number(m) - 1, Number(d), h, min, s, ms) - offset;
}
