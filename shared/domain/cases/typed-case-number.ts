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
 * Interprets a number of an unknown form (`MISC 2021/7`): at least five digits, and no more letters than digits.
 * Telephone numbers, dates and social security numbers are excluded. It is searched by its `fallbackCaseKey`.
 * `unified` is the text after `unifyCaseText`. Null if it is more likely a name.
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

/** The interpretation of a text typed into the case-number field. */
export type TypedCaseNumber = {
  /** One or two prefixes of keys in `hrgCalCsNumEasySrch11`, best first. They are already encoded for a range read. */
  prefixes: string[];
  /**
   * Whether a case in the result matches the typed text. The prefixes also return other cases. `type` is the record's
   * type.
   */
  matches(printed: string, type: CaseType): boolean;
  /** Sorts matching cases: the closest first, then the newest year, then bk before ap before mp, then the serial. */
  compare(a: NumberedCase, b: NumberedCase): number;
  /** How the text was interpreted. `short`: e.g. `21-bk-12345`. `complete`: no digit is missing. */
  says: { short: string; type: CaseType | null; year: number | null; complete: boolean };
};

/** A number between words: In re Smith, Case No. 09-10156 (ALG). */
const NUMBER_IN_TEXT = /(?<=[a-z][-:])(?:\d[:-])?(?:\d{2}|\d{4})-(?:(?:bk|ap|mp)-)?\d{5}(?!\d)/;
/** `2112345-abc`, `2112345abc13`, `bk2112345`, `2:2112345`: separates the digits from the suffix. */
const DIGITS_AND_ENDING =
  /^((?:[a-z]{2,4}-?)?(?:[a-z\d]:)?)(\d{6,9}(?=-)|\d{7,9})(?:-[a-z]{1,5}(?:-?\d{1,2})?|[a-z][a-z\d]*)$/;
/** A note such as `(Jointly Administered)` after a number. */
const NOTE = /(\d\S*\s*)\([^)\d]*(?:\)|$)/g;
/**
 * Lengths at which digits without separators are complete. Six digits may be yy and a 4-digit serial, or the beginning
 * of seven.
 */
const WHOLE_LENGTHS = new Set([5, 7, 8, 9]);

/**
 * Interprets a typed or pasted case number, which may be incomplete or follow "Case No." or "In re". Null if it cannot
 * be a case number. It is then searched as a name.
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
  // A short serial may be complete without its zeros, or incomplete.
  const maybeWhole = !reading.whole && /^[1-9]\d*$/.test(reading.serial);
  const readings = maybeWhole ? [{ ...reading, whole: true }, reading] : [reading];
  const prefixes = [...new Set(readings.flatMap(prefixesOfReading))].slice(0, 2);
  return { prefixes, ...judged(readings, null), says: saysOf(reading, reading.whole) };
}

/** A complete number as courts print it. A serial of fewer than five digits may be incomplete. */
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

/** Filters and sorts cases: by the first interpretation that fits, then those that only match the `open` prefix. */
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
