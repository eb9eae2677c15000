import { type CaseNumber, type CaseType, caseDigits } from './case-number';
import { readPrintedCaseNumber, typeOfWord } from './printed-case-number';

const FOUR_DIGIT_YEAR = /^(19[5-9]|20[0-4])\d/;

/**
 * What bare digits mean as a whole number: 3 to 5 = serial (perhaps without its zeros) in any year, 6 = yy + 4-digit
 * serial, 7 = yy + serial, 8 = office + yy + serial, 9 = yyyy + serial. Null where they are only the beginning of one,
 * or none.
 */
export function readDigits(digits: string): CaseReading | null {
  const whole = (yy: string | null, serial: string, office: string | null = null): CaseReading => ({
    office,
    yy,
    type: null,
    serial,
    whole: true,
  });
  const { length } = digits;
  if (length >= 3 && length <= 5) return whole(null, digits);
  if (length === 6 || length === 7) return whole(digits.slice(0, 2), digits.slice(2));
  if (length === 8) return whole(digits.slice(1, 3), digits.slice(3), digits.slice(0, 1));
  if (length === 9 && FOUR_DIGIT_YEAR.test(digits)) return whole(digits.slice(2, 4), digits.slice(4));
  return null;
}

/**
 * Prefix under which longer numbers that begin with the digits stand: with a short or a long year (`c2021…`), or, from
 * seven digits on, with an office. Null where none can.
 */
export function prefixOnTheWay(digits: string): string | null {
  if (digits.length < 7 || (digits.length < 9 && FOUR_DIGIT_YEAR.test(digits))) return `c${digits}`;
  return digits.length === 7 ? `c${digits[0]}-${digits.slice(1)}` : null;
}

const TYPES: CaseType[] = ['bk', 'ap', 'mp'];

/** The case type a word stands for, or begins; null where it is none. */
function typeOf(word: string, half: boolean): CaseType | null {
  return typeOfWord(word) ?? TYPES.find((type) => half && type.startsWith(word)) ?? null;
}

/** The digits of a year as typed so far: `21`, `2021`, and as the last part also `2` and `202`. */
function yyOf(part: string | undefined, last: boolean): string | null {
  if (part === undefined) return null;
  if (/^(\d{2}|19[5-9]\d|20[0-4]\d)$/.test(part)) return part.slice(-2);
  return last && /^(\d|19[5-9]|20[0-4])$/.test(part) ? part.slice(-1) : null;
}

/**
 * What a number typed with separators means, maybe half of it: `21-123`, `21-bk-1`, `2:21-bk`, `8-09-78584-ast`. Its
 * parts are runs of digits or letters, `:` stands as a part of its own. `type` is what a label said ("Adv. Proc. No.").
 * Null where it is no case number.
 */
export function readParts(typed: string[], labelled: CaseType | null): CaseReading | null {
  const parts = [...typed];
  let type = labelled;
  const [first = '', second = ''] = parts;
  if (/^(?:bk[ycr]?|ap|adv|mp)$/.test(first)) {
    type = typeOf(first, false);
    parts.shift();
  }
  let office: string | null = null;
  // 126bk10975
  if (/^\d{3}$/.test(first) && second.length > 1 && typeOf(second, false))
    parts.splice(0, 1, first.charAt(0), first.slice(1));
  if (/^[a-z\d]$/.test(parts[0] ?? '') && parts.length > 1) {
    office = parts.shift() ?? null;
    if (parts[0] === ':') parts.shift();
    if (parts.length === 0) return { office, yy: null, type, serial: '', whole: false };
  }
  const run = parts.length === 1 && /^\d{7,9}$/.test(parts[0] ?? '') ? readDigits(parts[0] ?? '') : null;
  if (run) return { ...run, office: run.office ?? office, type };
  const yy = yyOf(parts[0], parts.length === 1 && office !== null);
  if (yy === null) return null;
  parts.shift();
  const middle = typeOf(parts[0] ?? '', parts.length === 1);
  if (parts[0] && middle) {
    type = middle;
    parts.shift();
  }
  const serial = parts.shift() ?? '';
  if (!/^\d{0,5}$/.test(serial)) return null;
  if (!fitsAsTail(parts, serial)) return null;
  return { office, yy, type, serial, whole: serial.length === 5 || parts.length > 0 };
}

/** Initials, chapter, division code, a label run on: read over. Digits alone end only a whole serial: 09-12-2026 is a date. */
function fitsAsTail(tail: string[], serial: string): boolean {
  if (tail.length === 0) return true;
  if (serial === '') return false;
  return /^[a-z]/.test(tail[0] ?? '') || (serial.length === 5 && /^\d{1,2}$/.test(tail[0] ?? ''));
}

/**
 * One way to understand what was typed. Null: not said. `yy` may be the first digit of a year only; `whole` says that
 * `serial` is the whole serial (zeros perhaps left out), not its beginning.
 */
export type CaseReading = {
  /** lower case */
  office: string | null;
  yy: string | null;
  type: CaseType | null;
  serial: string;
  whole: boolean;
};

/** Prefixes of keys in `hrgCalCsNumEasySrch11` that hold the cases of a reading, the narrowest first. */
export function prefixesOfReading({ office, yy, type, serial, whole }: CaseReading): string[] {
  const padded = serial.padStart(5, '0');
  if (whole) return yy === null ? [`c${padded}-`] : [`c${yy}${padded}~`];
  const prefixes: string[] = [];
  if (office !== null) prefixes.push(`c${office}-${yy ?? ''}${serial}`);
  if (type !== null && yy?.length === 2) prefixes.push(`c${yy}-${type}-${serial}`);
  if (yy !== null || office === null) prefixes.push(`c${yy ?? ''}${serial}`);
  return prefixes;
}

/**
 * Whether a case fits a reading, by its number or by another one in the same text. Initials and chapter do not matter:
 * cases are reassigned and converted.
 */
export function fitsReading(reading: CaseReading, printed: string, type: CaseType): boolean {
  const read = readPrintedCaseNumber(printed);
  if (!read) return false;
  const { number, also } = read;
  return (
    fitsNumber(reading, number, [type, number.type]) || also.some((one) => fitsNumber(reading, one, null))
  );
}

/** `types` are the record's and the printed one; null if any type fits. */
function fitsNumber(reading: CaseReading, number: CaseNumber, types: (CaseType | null)[] | null): boolean {
  const digits = caseDigits(number);
  const [yy, serial] = [digits.slice(0, 2), digits.slice(2)];
  const office = number.office?.toLowerCase() ?? reading.office;
  if (reading.office !== null && office !== reading.office) return false;
  if (reading.yy !== null && !yy.startsWith(reading.yy)) return false;
  if (reading.type !== null && types && !types.includes(reading.type)) return false;
  return reading.whole ? serial === reading.serial.padStart(5, '0') : serial.startsWith(reading.serial);
}
