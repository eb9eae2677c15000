import { editDistance } from './edit-distance';
import { nameSegments } from './name-groups';
import { soundSpelling } from './sound-spelling';

const words = (name: string) =>
  nameSegments(name).flatMap((groups) => groups.flatMap((group) => group.parts));

/**
 * How far a typed name is from a displayed one: typing errors, summed over the typed words, each against the nearest
 * word; a spelling that sounds the same counts a quarter. Null where a word is further than one error (two from eight letters on).
 */
function distanceOf(typed: string[], name: string): number | null {
  const printed = words(name);
  let sum = 0;
  for (const word of typed) {
    const nearest = Math.min(...printed.map((one) => distanceOfWords(word, one)));
    if (nearest > (word.length < 8 ? 1 : 2)) return null;
    sum += nearest;
  }
  return sum;
}

function distanceOfWords(typed: string, printed: string): number {
  if (printed.startsWith(typed)) return 0;
  const bySound = editDistance(soundSpelling(typed), soundSpelling(printed)) + 0.25;
  return Math.min(editDistance(typed, printed), bySound);
}

/** Of what the similar keys brought, the names that are near to what was typed, nearest first; at most `most`. */
export function nearestNames<T>(text: string, found: T[], nameOf: (one: T) => string, most = 20): T[] {
  const typed = words(text);
  return found
    .map((one) => ({ one, distance: distanceOf(typed, nameOf(one)) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
    .slice(0, most)
    .map(({ one }) => one);
}
