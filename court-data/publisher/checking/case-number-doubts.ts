import { parseCaseNumber, readPrintedCaseNumber } from '@court/domain';

/** Letters that look like a digit, also Cyrillic ones. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ o: '0', O: '0', о: '0', О: '0', l: '1', I: '1', '|': '1', і: '1', І: '1', ı: '1' },
  ...{ S: '5', s: '5', B: '8', Z: '2', z: '2', б: '6' },
};
const RUN = new RegExp(`(?<!\\p{L})[${Object.keys(ALIKE).join('')}]+(?!\\p{L})`, 'gu');

/** The number that a case number becomes if letters beside its digits are digits. Null if it stays the same. */
function withDigits(text: string): string | null {
  const even = text.normalize('NFKC');
  const changed = even.replace(RUN, (run, at: number) => {
    const isBeside = /\d/.test(even.charAt(at - 1)) || /\d/.test(even.charAt(at + run.length));
    return isBeside ? [...run].map((letter) => ALIKE[letter] ?? letter).join('') : run;
  });
  if (changed === even) return null;
  const [as, is] = [parseCaseNumber(changed), parseCaseNumber(text)];
  return as && (as.serial !== is?.serial || as.year !== is.year) ? changed : null;
}

/** Words that mean further cases, whose numbers are not in the text. */
const RANGE = /\d\s*\b(?:to|thru|through)\b\s*\d|\b(?:and|\+) ?\d+ (?:others?|more)\b/i;

/** The form of nearly all case numbers. */
const COMMON = /^(?:\d:)?\d\d-(?:(?:bk|ap)-)?\d{5}(?:-[a-z]{2,4})?$/i;
const MIN_DIGITS = 4;

/** The reason to ask about a printed case number, as a clause. Null if it is certain. */
export type NumberDoubt = { kind: 'form' | 'letters' | 'range' | 'several'; why: string };

export function numberDoubt(text: string): NumberDoubt | null {
  if (COMMON.test(text)) return null;
  const digits = withDigits(text);
  if (digits !== null)
    return { kind: 'letters', why: `has a letter that looks like a digit, as in ${digits}` };
  const read = readPrintedCaseNumber(text);
  if (!read) return { kind: 'form', why: 'has no form like 26-50911, so that nobody finds it by that' };
  if (RANGE.test(text)) return { kind: 'range', why: 'stands for several cases, of which it names one' };
  return read.also.length > 0 ? { kind: 'several', why: 'names several cases' } : null;
}

/** Whether a case number is masked: "SEALED", "26-XXXXX". */
export const isMasked = (text: string): boolean => text.replace(/\D/g, '').length < MIN_DIGITS;
