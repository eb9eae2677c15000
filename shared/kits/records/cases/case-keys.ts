import { shortHash } from '../names/short-hash';
import { type CaseType, caseDigits, parseCaseNumber } from './case-number';
import { unifyCaseText } from './case-text';

/** Key of what is no case number of a known shape: `x-` and its letters and digits. */
export function fallbackCaseKey(text: string): string {
  const folded = unifyCaseText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!folded) return `x-${shortHash(text)}`;
  return folded.length <= 60 ? `x-${folded}` : `x-${folded.slice(0, 48)}-${shortHash(folded)}`;
}

/**
 * Database key of a case: `c2112345-bk`. What cannot be parsed gets a folded key that starts with `x-`. `type` is the
 * record's case type; `office` is given only where two cases would share the key: `c2112345-bk-o2`.
 */
export function caseKey(printed: string, type: CaseType, office?: string | null): string {
  const number = parseCaseNumber(printed);
  const key = `${number ? `c${caseDigits(number)}` : fallbackCaseKey(printed)}-${type}`;
  return office ? `${key}-o${unifyCaseText(office).replace(/[^a-z0-9]+/g, '-')}` : key;
}

/** Two digits that fall as years rise (2049 → `00`), so that key order is newest first. */
function fallingYear(year: number): string {
  return String(2049 - year).padStart(2, '0');
}

/**
 * Keys under which a printed number stands in `hrgCalCsNumEasySrch11`, before `~<caseKey>`. For 2:21-bk-12345-ABC:
 * `c2112345`, `c202112345`, `c2-2112345`; `c12345-28`, the serial in any year, newest first; and, where the record's
 * type is given, `c21-bk-12345`, which a half-typed number of one type needs.
 */
export function easySearchKeys(printed: string, type?: CaseType): string[] {
  const number = parseCaseNumber(printed);
  if (!number) return [fallbackCaseKey(printed)];
  const digits = caseDigits(number);
  const [yy, serial] = [digits.slice(0, 2), digits.slice(2)];
  const keys = [`c${digits}`, `c${number.year}${serial}`, `c${serial}-${fallingYear(number.year)}`];
  if (number.office) keys.push(`c${number.office.toLowerCase()}-${digits}`);
  const known = type ?? number.type;
  if (known) keys.push(`c${yy}-${known}-${serial}`);
  return keys;
}
