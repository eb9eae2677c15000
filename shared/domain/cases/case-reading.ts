import { type CaseNumber, type CaseType, caseDigits } from './case-number';
import { readPrintedCaseNumber, typeOfWord } from './printed-case-number';

const FOUR_DIGIT_YEAR = /^(19[5-9]|20[0-4])\d/;

/**
 * Interprets digits without separators as a whole number. 3 to 5: serial (zeros may be missing) in any year. 6: yy and
 * 4-digit serial. 7: yy and serial. 8: office, yy and serial. 9: yyyy and serial. Null if they are only the beginning
 * of a number, or not a number.
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
 * Key prefix of the longer numbers that begin with these digits: with a short or long year (`c2021…`), or from seven
 * digits on with an office. Null if no number begins so.
 */
export function prefixOnTheWay(digits: string): string | null {
  if (digits.length < 7 || (digits.length < 9 && FOUR_DIGIT_YEAR.test(digits))) return `c${digits}`;
  return digits.length === 7 ? `c${digits[0]}-${digits.slice(1)}` : null;
}

const TYPES: CaseType[] = ['bk', 'ap', 'mp'];

/** The case type that a word means. If `half`, also the type that begins with the word. Null if there is none. */
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
 * Interprets a number typed with separators, possibly incomplete: `21-123`, `21-bk-1`, `2:21-bk`, `8-09-78584-ast`.
 * The parts are runs of digits or letters, and `:`. `labelled` is the type in a label ("Adv. Proc. No."). Null if it
 * is not a case number.
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

/**
 * Accepts initials, chapter, division code or an attached label after the serial. Digits may follow only a 5-digit
 * serial, because 09-12-2026 is a date.
 */
function fitsAsTail(tail: string[], serial: string): boolean {
  if (tail.length === 0) return true;
  if (serial === '') return false;
  return /^[a-z]/.test(tail[0] ?? '') || (serial.length === 5 && /^\d{1,2}$/.test(tail[0] ?? ''));
}

/**
 * One interpretation of a typed number. Null means not typed. `yy` may be only the first digit of a year. `whole`:
 * `serial` is complete (zeros may be missing), not just a prefix.
 */
export type CaseReading = {
  /** lower case */
  office: string | null;
  yy: string | null;
  type: CaseType | null;
  serial: string;
  whole: boolean;
};

/** Prefixes of keys in `hrgCalCsNumEasySrch11` that match an interpretation, the narrowest first. */
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
 * Whether a case fits an interpretation, by its number or by another number in the same text. Ignores initials and
 * chapter, because cases are reassigned and converted.
 */
export function fitsReading(reading: CaseReading, printed: string, type: CaseType): boolean {
  const read = readPrintedCaseNumber(printed);
  if (!read) return false;
  const { number, also } = read;
  return (
    fitsNumber(reading, number, [type, number.type]) || also.some((one) => fitsNumber(reading, one, null))
  );
}

/** `types` are the record's type and the printed type. Null if any type fits. */
function fitsNumber(reading: CaseReading, number: CaseNumber, types: (CaseType | null)[] | null): boolean {
  const digits = caseDigits(number);
  const [yy, serial] = [digits.slice(0, 2), digits.slice(2)];
  const office = number.office?.toLowerCase() ?? reading.office;
  if (reading.office !== null && office !== reading.office) return false;
  if (reading.yy !== null && !yy.startsWith(reading.yy)) return false;
  if (reading.type !== null && types && !types.includes(reading.type)) return false;
  return reading.whole ? serial === reading.serial.padStart(5, '0') : serial.startsWith(reading.serial);
}
