import type { CaseReading } from './case-reading';

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
