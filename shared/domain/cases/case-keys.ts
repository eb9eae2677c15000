import { shortHash } from '../keys/keys';
import { type CaseNumber, type CaseType, caseDigits, unifyCaseText } from './case-number';
import { parseCaseNumber, readPrintedCaseNumber } from './printed-case-number';

/** A case in a search result: the printed number and the record's case type. */
export type NumberedCase = { number: string; type: CaseType };

const TYPE_ORDER: CaseType[] = ['bk', 'ap', 'mp'];

/** The newest year first, then bankruptcy cases before adversary and miscellaneous proceedings, then by serial. */
export function compareCases(a: NumberedCase, b: NumberedCase): number {
  const [x, y] = [parseCaseNumber(a.number), parseCaseNumber(b.number)];
  return (
    (y?.year ?? 0) - (x?.year ?? 0) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    (x?.serial ?? 0) - (y?.serial ?? 0)
  );
}

/** Key of a text that is not a case number of a known form: `x-` and its letters and digits. */
export function fallbackCaseKey(text: string): string {
  const folded = unifyCaseText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!folded) return `x-${shortHash(text)}`;
  return folded.length <= 60 ? `x-${folded}` : `x-${folded.slice(0, 48)}-${shortHash(folded)}`;
}

/**
 * Database key of a case: `c2112345-bk`. A text without a number gets a folded key that starts with `x-`. `type` is the
 * record's case type. Pass `office` only if two cases would share the key: `c2112345-bk-o2`.
 */
export function caseKey(printed: string, type: CaseType, office?: string | null): string {
  const number = parseCaseNumber(printed);
  const key = `${number ? `c${caseDigits(number)}` : fallbackCaseKey(printed)}-${type}`;
  return office ? `${key}-o${unifyCaseText(office).replace(/[^a-z0-9]+/g, '-')}` : key;
}

/** Two digits that decrease as years increase (2049 → `00`), so that key order is newest first. */
function fallingYear(year: number): string {
  return String(2049 - year).padStart(2, '0');
}

/** The keys of one number. `known` is the record's case type, or null. */
function keysOfNumber(number: CaseNumber, known: CaseType | null): string[] {
  const digits = caseDigits(number);
  const [yy, serial] = [digits.slice(0, 2), digits.slice(2)];
  const keys = [`c${digits}`, `c${number.year}${serial}`, `c${serial}-${fallingYear(number.year)}`];
  if (number.office) keys.push(`c${number.office.toLowerCase()}-${digits}`);
  if (known) keys.push(`c${yy}-${known}-${serial}`);
  return keys;
}

/**
 * Keys of a printed number in `hrgCalCsNumEasySrch11`, without their end `~<caseKey>`. Those of 2:21-bk-12345-ABC are:
 * - `c2112345`, `c202112345` and `c2-2112345`
 * - `c12345-28`: finds the serial in any year, newest first
 * - `c21-bk-12345` if the type is known: finds the number while the reader types it with its type
 *
 * A second number in the text gets such keys too, for example the adversary proceeding of `26-10971 / 26-01171`.
 */
export function easySearchKeys(printed: string, type?: CaseType): string[] {
  const read = readPrintedCaseNumber(printed);
  if (!read) return [fallbackCaseKey(printed)];
  const { number, also } = read;
  const keys = [
    ...keysOfNumber(number, type ?? number.type),
    ...also.flatMap((one) => keysOfNumber(one, one.type)),
  ];
  return [...new Set(keys)];
}
