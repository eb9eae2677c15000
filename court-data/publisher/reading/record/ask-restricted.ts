import { type Asking, askOf } from '../clerk';
import { strayWord } from '../text/stray-words';

/** Asks whether a record may be published whose field has a word of a restriction. */
export function askRestricted(field: string, word: string, asking: Asking): void {
  const value = `${field} says ${word}`;
  if (asking.reading.unusual.has(value)) return;
  askOf(asking, `unusual:${value}`, () => ({
    text: `May a record be published whose ${field} says “${word}”? If not, export a column that says so, and map it to sealed`,
    answers: [{ set: `unusual:${value}=expected`, meaning: 'yes, in this and later exports' }],
  }));
}

/** The word of a restriction in a name, unless the name is in the case's title, which has its own question. */
export function restrictionBeside(title: unknown, name: string): string | null {
  const found = strayWord(name, true);
  if (found?.kind !== 'restriction') return null;
  return typeof title === 'string' && title.toLowerCase().includes(name.toLowerCase()) ? null : found.word;
}

/** A footnote mark before or after a case number, or a letter after it that can mean sealed: `26-50911 (S)`. */
const MARKS = [
  /^[\s='"‘’“”`]*([*†‡§¶•]+)/,
  /[\p{L}\d)\]'"]\s*([*†‡§¶•^]+)[\s'"’”`,;]*$/u,
  /\d(?:-[a-z]{2,4})?\s*(?:[([]([SXRCP])[)\]]|[-/ ]([SX]))$/i,
];
/** A masked number has fewer digits. */
const MIN_DIGITS = 4;

/** Asks what a mark beside a case number means, because it can mean that the case is sealed. */
export function askCaseMark(caseNumber: string, asking: Asking): void {
  if (caseNumber.replace(/\D/g, '').length < MIN_DIGITS) return;
  for (const pattern of MARKS) {
    const mark = pattern.exec(caseNumber)?.slice(1).find(Boolean)?.toUpperCase();
    const value = `mark ${mark} on caseNumber`;
    if (mark === undefined || asking.reading.unusual.has(value)) continue;
    askOf(asking, `unusual:${value}`, () => ({
      text: `What does the mark “${mark}” beside a case number mean? If it means sealed, off or moved, export a column that says so`,
      answers: [{ set: `unusual:${value}=expected`, meaning: 'nothing that changes the hearing' }],
    }));
  }
}
