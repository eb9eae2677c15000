import type { CaseReading } from './case-reading';

const FOUR_DIGIT_YEAR = /^(19[5-9]|20[0-4])\d/;

/**
 * What bare digits can mean (1 to 9 of them), best first: 5 = serial in any year, 6 = yy + 4-digit serial, 7 = yy +
 * serial, 8 = office + yy + serial, 9 = yyyy + serial; and each number as the beginning of a longer one. Empty where
 * no case number begins so.
 */
export function readDigits(digits: string): CaseReading[] {
  const at = (start: number, end?: number) => digits.slice(start, end);
  const reading = (yy: string | null, serial: string, whole: boolean, office: string | null = null) => ({
    office,
    yy,
    type: null,
    serial,
    whole,
  });
  const onTheWay = [
    ...(FOUR_DIGIT_YEAR.test(digits) ? [reading(at(2, 4), at(4), false)] : []),
    ...(digits.length === 7 ? [reading(at(1, 3), at(3), false, at(0, 1))] : []),
  ];
  if (digits.length <= 2) return [reading(digits, '', false), reading(null, digits, false)];
  if (digits.length <= 4)
    return [
      reading(null, digits, true),
      reading(at(0, 2), at(2), false),
      reading(null, digits, false),
      ...onTheWay,
    ];
  if (digits.length === 5) return [reading(null, digits, true), reading(at(0, 2), at(2), false), ...onTheWay];
  if (digits.length === 6)
    return [reading(at(0, 2), at(2), true), reading(at(0, 2), at(2), false), ...onTheWay];
  if (digits.length === 7) return [reading(at(0, 2), at(2), true), ...onTheWay];
  if (digits.length === 8) return [reading(at(1, 3), at(3), true, at(0, 1)), ...onTheWay];
  if (digits.length === 9 && FOUR_DIGIT_YEAR.test(digits)) return [reading(at(2, 4), at(4), true)];
  return [];
}

/**
 * Prefixes to read for bare digits: five digits need one, since `c12345-…` (that serial in any year) sorts before
 * `c1234500`. A four-digit year is read under its own key, `c2021…`, which shares its prefix with the digits.
 */
export function prefixesOfDigits(digits: string): string[] {
  const { length } = digits;
  const asTyped = `c${digits}`;
  if (length <= 2 || length === 5) return [asTyped];
  if (length <= 4) return [`c${digits.padStart(5, '0')}-`, asTyped];
  if (length === 6) return [`c${digits.slice(0, 2)}0${digits.slice(2)}~`, asTyped];
  const longYear = FOUR_DIGIT_YEAR.test(digits);
  if (length === 7) return [`${asTyped}~`, longYear ? asTyped : `c${digits[0]}-${digits.slice(1)}`];
  if (length === 8) return [`c${digits.slice(1)}~`, ...(longYear ? [asTyped] : [])];
  return [`c${digits.slice(2)}~`];
}
