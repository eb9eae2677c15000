import { compareCases, easySearchKeys, fallbackCaseKey, type NumberedCase } from './case-keys';
import { type CaseType, caseDigits, fullYear, unifyCaseText, withoutCaseLabels } from './case-number';
import {
  type CaseReading,
  fitsReading,
  prefixesOfReading,
  prefixOnTheWay,
  readDigits,
  readParts,
} from './case-reading';
import { parseCaseNumber, readPrintedCaseNumber } from './printed-case-number';

const TELEPHONE_OR_SSN = /^(?:1-)?\d{3}-\d{3}-\d{4}$|^\d{3}-\d{2}-\d{4}$|^\d+$/;
const DATE = /^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}-\d{1,2}-(?:\d{2}|\d{4})$/;

/**
 * A number of a shape that is read nowhere else (`MISC 2021/7`): five digits or more, no more letters than digits, and
 * no telephone number, date or social security number. It is looked for under the key that `fallbackCaseKey` gives
 * such a number. `unified` is the text as `unifyCaseText` leaves it; null where it is rather a name.
 */
function readOddCaseNumber(unified: string): TypedCaseNumber | null {
  const digits = unified.replace(/\D/g, '').length;
  const letters = unified.replace(/[^a-z]/g, '').length;
  if (digits < 5 || digits < letters || TELEPHONE_OR_SSN.test(unified) || DATE.test(unified)) return null;
  const prefix = fallbackCaseKey(unified);
  return {
    prefixes: [prefix],
    matches: (printed) => parseCaseNumber(printed) === null && fallbackCaseKey(printed).startsWith(prefix),
    compare: (a, b) => a.number.localeCompare(b.number),
    says: { short: unified, type: null, year: null, complete: false },
  };
}

/** What somebody typed into the field for case numbers, understood as one. */
export type TypedCaseNumber = {
  /** One or two prefixes of keys in `hrgCalCsNumEasySrch11`, best first, ready for a range read: not to be coded again. */
  prefixes: string[];
  /** Whether a case that came back is meant; the prefixes bring others too. `type` is the record's. */
  matches(printed: string, type: CaseType): boolean;
  /** Order of cases that match: the closest, then the newest year, then bk before ap before mp, then the serial. */
  compare(a: NumberedCase, b: NumberedCase): number;
  /** What was understood: `short` as in `21-bk-12345`, `complete` where no digit is missing. */
  says: { short: string; type: CaseType | null; year: number | null; complete: boolean };
};

/** Between words: In re Smith, Case No. 09-10156 (ALG). */
const NUMBER_IN_TEXT = /(?<=[a-z][-:])(?:\d[:-])?(?:\d{2}|\d{4})-(?:(?:bk|ap|mp)-)?\d{5}(?!\d)/;
/** `2112345-abc`, `2112345abc13`, `bk2112345`, `2:2112345`: without what follows the digits. */
const DIGITS_AND_ENDING =
  /^((?:[a-z]{2,4}-?)?(?:[a-z\d]:)?)(\d{6,9}(?=-)|\d{7,9})(?:-[a-z]{1,5}(?:-?\d{1,2})?|[a-z][a-z\d]*)$/;
/** A note such as `(Jointly Administered)` behind a number. */
const NOTE = /(\d\S*\s*)\([^)\d]*(?:\)|$)/g;
/** Lengths of bare digits to which none need be added; six may be yy and four, or seven on the way. */
const WHOLE_LENGTHS = new Set([5, 7, 8, 9]);

/**
 * What somebody typed or pasted, maybe half of a number, maybe with "Case No." or "In re" around it; null where it
 * cannot be a case number (then it is searched as a name).
 */
export function readTypedCaseNumber(text: string): TypedCaseNumber | null {
  const { bare, type } = withoutCaseLabels(text);
  const unified = unifyCaseText(bare.replace(NOTE, '$1').replace(/[.,;()[\]"'#/*=]+/g, ' ')).replace(
    DIGITS_AND_ENDING,
    '$1$2',
  );
  if (!/\d/.test(unified)) return null;
  if (/^\d+$/.test(unified)) return typedDigits(unified, type);
  const printed = readPrinted(text);
  if (printed)
    return { prefixes: prefixesOfReading(printed), ...judged([printed], null), says: saysOf(printed, true) };
  const inText = NUMBER_IN_TEXT.exec(unified)?.[0];
  const reading = readParts(partsOf(unified), type) ?? (inText ? readParts(partsOf(inText), type) : null);
  if (!reading) return readOddCaseNumber(unified);
  // A short serial may be whole, without its zeros, or half typed.
  const maybeWhole = !reading.whole && /^[1-9]\d*$/.test(reading.serial);
  const readings = maybeWhole ? [{ ...reading, whole: true }, reading] : [reading];
  const prefixes = [...new Set(readings.flatMap(prefixesOfReading))].slice(0, 2);
  return { prefixes, ...judged(readings, null), says: saysOf(reading, reading.whole) };
}

/** A whole number as courts print it; a serial of fewer than five digits may be half typed. */
function readPrinted(text: string): CaseReading | null {
  const read = readPrintedCaseNumber(text);
  if (!read) return null;
  const { office, type } = read.number;
  const digits = caseDigits(read.number);
  if (!unifyCaseText(text).includes(digits.slice(2))) return null;
  return {
    office: office?.toLowerCase() ?? null,
    yy: digits.slice(0, 2),
    type,
    serial: digits.slice(2),
    whole: true,
  };
}

function partsOf(unified: string): string[] {
  return unified.match(/\d+|[a-z]+|:/g) ?? [];
}

function typedDigits(digits: string, type: CaseType | null): TypedCaseNumber | null {
  const digitsMean = readDigits(digits);
  const reading = digitsMean && { ...digitsMean, type };
  const open = prefixOnTheWay(digits);
  if (reading === null && open === null) return null;
  // Five digits need one read: `c12345-…`, the serial in any year, sorts before `c1234500`.
  const whole = reading && digits.length !== 5 ? prefixesOfReading(reading) : [];
  return {
    prefixes: [...whole, ...(open === null ? [] : [open])],
    ...judged(reading ? [reading] : [], open),
    says: reading
      ? saysOf(reading, WHOLE_LENGTHS.has(digits.length))
      : { short: digits, type, year: null, complete: false },
  };
}

/** Which cases are meant, and in which order: by the first reading that fits, after them what an open prefix brings. */
function judged(readings: CaseReading[], open: string | null): Pick<TypedCaseNumber, 'matches' | 'compare'> {
  const placeOf = ({ number, type }: NumberedCase) => {
    const place = readings.findIndex((one) => fitsReading(one, number, type));
    if (place >= 0 || open === null) return place;
    return easySearchKeys(number, type).some((key) => key.startsWith(open)) ? readings.length : -1;
  };
  return {
    matches: (number, type) => placeOf({ number, type }) >= 0,
    compare: (a, b) => placeOf(a) - placeOf(b) || compareCases(a, b),
  };
}

function saysOf({ office, yy, type, serial }: CaseReading, complete: boolean): TypedCaseNumber['says'] {
  const shown = complete ? serial.padStart(5, '0') : serial;
  return {
    short: [yy, type, shown].filter(Boolean).join('-') || `${office}:`,
    type,
    year: yy?.length === 2 ? fullYear(yy) : null,
    complete,
  };
}
