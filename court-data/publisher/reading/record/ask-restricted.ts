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
