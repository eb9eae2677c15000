import type { CaseType } from './case-number';
import type { CaseReading } from './case-reading';

const TYPES: CaseType[] = ['bk', 'ap', 'mp'];

/** The case type a word stands for, or begins; null where it is none. */
function typeOf(word: string, half: boolean): CaseType | null {
  if (word === 'adv') return 'ap';
  return TYPES.find((type) => type === word || (half && type.startsWith(word))) ?? null;
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
  const first = typeOf(parts[0] ?? '', false);
  if (first) {
    type = first;
    parts.shift();
  }
  let office: string | null = null;
  if (/^[a-z\d]$/.test(parts[0] ?? '') && parts.length > 1) {
    office = parts.shift() ?? null;
    if (parts[0] === ':') parts.shift();
    if (parts.length === 0) return { office, yy: null, type, serial: '', whole: false };
  }
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
