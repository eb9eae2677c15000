import type { CellObject, SSF } from '@e965/xlsx';
import { struckRuns } from './struck-cells';

type Formats = typeof SSF;

const two = (number: number) => String(number).padStart(2, '0');

/** The parts of a date or time that a number format shows. Null if it shows neither. */
function momentParts(format: string): { day: boolean; time: boolean; elapsed: boolean } | null {
  const signs = format
    .split(';', 1)[0]
    ?.replace(/"[^"]*"?|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '');
  if (!signs || /^general$/i.test(signs.trim())) return null;
  const half = /a\/p|am\/pm/i.test(signs);
  const rest = signs.replace(/a\/p|am\/pm/gi, '');
  const time = half || /[hs]/i.test(rest);
  const day = /(?<!d)d{1,2}(?!d)/i.test(rest);
  return day || (time && !/y/i.test(rest)) ? { day, time, elapsed: /\[[hms]+\]/i.test(rest) } : null;
}

/** A number in digits: never 1.2E+5, and with at most the 15 digits of a spreadsheet. */
function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const text = String(Number(value.toPrecision(15)));
  if (!/e/i.test(text)) return text;
  return Math.abs(value) >= 1
    ? BigInt(Math.round(value)).toString()
    : value.toFixed(20).replace(/\.?0+$/, '');
}

/** A number as the clerk sees it if its format adds something: "26-51132", "007", "$1,200". */
function numberText(value: number, shown: string): string {
  const isPlain = Number(shown.replaceAll(',', '')) === value || /#{2}|E[+-]/i.test(shown) || shown === '';
  return isPlain && !/^0\d/.test(shown) ? plainNumber(value) : shown;
}

function momentText(cell: CellObject, formats: Formats, date1904: boolean): string | null {
  const parts = momentParts(String(cell.z ?? 'General'));
  if (!parts || typeof cell.v !== 'number') return null;
  // a file may hold 9:30 as 0.395833, which is 30 ms before
  const at = formats.parse_date_code(Math.round(cell.v * 86_400) / 86_400, { date1904 });
  // 36:00 is a duration, not a time of day
  if (!at || (parts.elapsed && cell.v >= 1)) return null;
  const time = `${two(at.H)}:${two(at.M)}`;
  // a workbook stores a time without a day as a time of day 0
  const hasDay = cell.v >= 1 && at.d > 0;
  if (!parts.day || !hasDay) return parts.time ? time : null;
  const day = `${at.y}-${two(at.m)}-${two(at.d)}`;
  return parts.time ? `${day} ${time}` : day;
}

/**
 * The text of a workbook's cell as the clerk sees it. A day is `YYYY-MM-DD`, a time `HH:mm`, both together `YYYY-MM-DD
 * HH:mm`, without a zone. An error cell gives its text.
 */
export function cellText(cell: CellObject | undefined, formats: Formats, date1904: boolean): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.t === 'e') return cell.w ?? '#VALUE!';
  if (typeof cell.v !== 'number')
    return (struckRuns(cell.r ?? '') ?? String(cell.v)).replace(/\r\n?/g, '\n').trim();
  const shown = cell.w ?? formats.format(cell.z ?? 'General', cell.v, { date1904 });
  return momentText(cell, formats, date1904) ?? numberText(cell.v, shown.trim());
}
