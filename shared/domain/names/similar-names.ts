import {
  businessName,
  isParticle,
  looksLikeBusiness,
  type NameGroup,
  nameSegments,
  personName,
  SUFFIXES,
} from './name-groups';

const SPELLINGS: [RegExp, string][] = [
  [/sch/g, 'sh'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/t?z/g, 's'],
  [/dt/g, 't'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/(.)\1+/gu, '$1'],
];

/**
 * A folded word in a spelling shared by words that sound alike: Phillips and Filips, Kowalski and Kovalsky, Gonzales
 * and Gonsalez.
 */
function soundSpelling(word: string): string {
  return SPELLINGS.reduce((spelled, [pattern, same]) => spelled.replace(pattern, same), word);
}

const MAX_KEYS = 8;
/**
 * Min letters of first and last name together. From here on, half of the first name is read instead of all of it, so
 * that a typing error may be in either half. With fewer letters, the halves match too many people
 * (docs/decisions/006).
 */
const LETTERS_FOR_HALVES = 11;

/** The two words of a name that are compared: the last name, and the first ('' if unknown). */
type Pair = { last: string; first: string };

const reversed = (text: string) => [...text].reverse().join('');
const front = (word: string, length: number) => word.slice(0, Math.max(1, Math.floor(length / 2)));
const back = (word: string, length: number) => word.slice(-Math.max(1, Math.ceil(length / 2)));

/**
 * Keys of a name in `similar/`, before `~<id>`, mostly four. The first key is the front half of the last name with the
 * first name, `psm john `. The second is the back half with the first name reversed, `sith nhoj `. A single typing
 * error leaves one of them intact. Last names are spelled as they sound. Halves are also cut for one letter more and
 * one letter less, because the typed text may have those.
 */
export function similarKeys(name: string, isBusiness = false): string[] {
  const pairs = isBusiness || looksLikeBusiness(name) ? pairsOfBusiness(name) : pairsOfPerson(name);
  return [...new Set(pairs.flatMap(keysOfPair))].slice(0, MAX_KEYS);
}

function keysOfPair(pair: Pair): string[] {
  const [last, first] = [soundSpelling(pair.last), pair.first];
  return [0, 1, -1].flatMap((more) => [
    `p${front(last, last.length + more)} ${first} `,
    `s${back(last, last.length + more)} ${reversed(first)} `,
  ]);
}

/** One pair for each word of the last name. A last name with particles also gives one joined word. */
function pairsOfPerson(name: string): Pair[] {
  const { given, last } = personName(name);
  const words = last
    .filter((group) => !isParticle(group) || last.length === 1)
    .flatMap((group) => group.parts);
  const joined = isParticle(last[0]) ? [last.map((group) => group.joined).join('')] : [];
  return [...new Set([...words.reverse(), ...joined])].map((word) => ({ last: word, first: firstOf(given) }));
}

/** The first two words, each in front once. */
function pairsOfBusiness(name: string): Pair[] {
  const [one, two] = businessName(name).map((group) => group.joined);
  if (one === undefined) return [];
  return two === undefined
    ? [{ last: one, first: '' }]
    : [
        { last: one, first: two },
        { last: two, first: one },
      ];
}

function firstOf(given: NameGroup[]): string {
  const group = given.find((one) => !isParticle(one)) ?? given[0];
  return group?.parts[0] ?? '';
}

/**
 * The two key prefixes to read for a typed text, for a range read: "Last, First", "First Last", or a last name. Empty
 * if no letter was typed.
 */
export function typedSimilarKeys(text: string): string[] {
  const pair = typedPair(text);
  if (!pair) return [];
  const [last, first] = [soundSpelling(pair.last), pair.first];
  const whole = pair.last.length + first.length < LETTERS_FOR_HALVES;
  const letters = whole ? first.length : Math.floor(first.length / 2);
  // An initial gives the start of a first name, but not its end.
  const ending = first.length > 1 ? reversed(first).slice(0, letters) : '';
  return [`p${front(last, last.length)} ${first.slice(0, letters)}`, `s${back(last, last.length)} ${ending}`];
}

function typedPair(text: string): Pair | null {
  const [start = [], ...others] = nameSegments(text).map((groups) =>
    groups.filter((group) => !SUFFIXES.has(group.joined)),
  );
  const last = start.at(-1)?.parts.at(-1);
  if (last === undefined) return null;
  const given = others.some((groups) => groups.length > 0)
    ? others.flat()
    : start.slice(0, -1).filter((group) => !isParticle(group));
  return { last, first: firstOf(given) };
}

/**
 * Number of insertions, deletions, substitutions and transpositions of adjacent letters between two words (optimal
 * string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Min letters of a word in which two typing errors are tolerated. */
const LETTERS_FOR_TWO = 8;

function wordsOf(name: string): string[] {
  const groups = nameSegments(name).flat();
  return [...new Set(groups.flatMap((group) => [...group.parts, group.joined]))];
}

/** Typing errors between the typed words and a displayed name, summed. Null if there are too many. */
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

/**
 * Errors of one word. An incomplete word, a printed initial and a spelling that sounds the same count less than one
 * error, so they rank after an exact match.
 */
function errorsInWord(typed: string, printed: string): number {
  if (printed === typed) return 0;
  const half = printed.startsWith(typed) || (printed.length === 1 && typed.startsWith(printed));
  if (half) return 0.5;
  return Math.min(
    editDistance(typed, printed),
    editDistance(soundSpelling(typed), soundSpelling(printed)) + 0.25,
  );
}

/** The names in `found` that are close to the typed text, nearest first, at most 20. */
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
