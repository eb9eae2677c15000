import { editDistance } from './edit-distance';
import { nameSegments } from './name-groups';
import { SUFFIXES } from './name-lists';
import { soundSpelling } from './sound-spelling';

/** From this many letters two typing errors in one word are forgiven. */
const LETTERS_FOR_TWO = 8;

function wordsOf(name: string): string[] {
  const groups = nameSegments(name).flat();
  return [...new Set(groups.flatMap((group) => [...group.parts, group.joined]))];
}

/** Typing errors between what was typed and a displayed name, summed over the typed words; null where they are too many. */
function errorsIn(typed: string[], name: string): number | null {
  const printed = wordsOf(name);
  let sum = 0;
  for (const word of typed) {
    const nearest = Math.min(...printed.map((one) => errorsInWord(word, one)));
    if (Math.floor(nearest) > (word.length < LETTERS_FOR_TWO ? 1 : 2)) return null;
    sum += nearest;
  }
  return sum;
}

/** A half-typed word and a printed initial are no errors, nor is a spelling that sounds the same; they stand behind the word itself. */
function errorsInWord(typed: string, printed: string): number {
  if (printed === typed) return 0;
  const half = printed.startsWith(typed) || (printed.length === 1 && typed.startsWith(printed));
  if (half) return 0.5;
  return Math.min(
    editDistance(typed, printed),
    editDistance(soundSpelling(typed), soundSpelling(printed)) + 0.25,
  );
}

/** Of what the similar keys brought, the names that are near to what was typed, nearest first; at most 20. */
export function nearestNames<T>(text: string, found: T[], nameOf: (one: T) => string): T[] {
  const typed = nameSegments(text)
    .flatMap((groups) => groups.flatMap((group) => group.parts))
    .filter((word, _, all) => all.length === 1 || !SUFFIXES.has(word));
  return found
    .map((one) => ({ one, errors: errorsIn(typed, nameOf(one)) }))
    .filter(({ errors }) => errors !== null)
    .sort((a, b) => (a.errors ?? 0) - (b.errors ?? 0))
    .slice(0, 20)
    .map(({ one }) => one);
}
