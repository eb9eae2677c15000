import { businessName, looksLikeBusiness } from './business-name';
import { type NameGroup, nameSegments } from './name-groups';
import { SUFFIXES } from './name-lists';
import { isParticle, personName } from './person-name';
import { soundSpelling } from './sound-spelling';

const MOST_KEYS = 8;
/**
 * From this many letters of first and last name together, half of the first name is read too instead of all of it, so
 * that a typing error may stand in either. With fewer, the halves hold too many people (docs/decisions/006).
 */
const LETTERS_FOR_HALVES = 11;

/** A name in the two words that are compared: what stands for the last name, and the first (empty where unknown). */
type Pair = { last: string; first: string };

const reversed = (text: string) => [...text].reverse().join('');
const front = (word: string, length: number) => word.slice(0, Math.max(1, Math.floor(length / 2)));
const back = (word: string, length: number) => word.slice(-Math.max(1, Math.ceil(length / 2)));

/**
 * Keys under which a name stands in `similar/`, before `~<id>`, mostly four: the front half of the last name with the
 * first name, `psm john `, and its back half with the first name backwards, `sith nhoj `. One typing error leaves one of
 * them whole. Last names stand in a spelling that leaves out what is not heard. Halves are cut for a letter more and a letter less too, since what is typed may have those.
 */
export function similarKeys(name: string, isBusiness = false): string[] {
  const pairs = isBusiness || looksLikeBusiness(name) ? pairsOfBusiness(name) : pairsOfPerson(name);
  return [...new Set(pairs.flatMap(keysOfPair))].slice(0, MOST_KEYS);
}

function keysOfPair(pair: Pair): string[] {
  const [last, first] = [soundSpelling(pair.last), pair.first];
  return [0, 1, -1].flatMap((more) => [
    `p${front(last, last.length + more)} ${first} `,
    `s${back(last, last.length + more)} ${reversed(first)} `,
  ]);
}

/** One word of the last name each; a last name with particles also as one word. */
function pairsOfPerson(name: string): Pair[] {
  const { given, last } = personName(name);
  const words = last
    .filter((group) => !isParticle(group) || last.length === 1)
    .flatMap((group) => group.parts);
  const joined = isParticle(last[0]) ? [last.map((group) => group.joined).join('')] : [];
  return [...new Set([...words.reverse(), ...joined])].map((word) => ({ last: word, first: firstOf(given) }));
}

/** The first two words, each once in front. */
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
 * The two key prefixes to read for what was typed, ready for a range read: "Last, First", "First Last", or a last name
 * alone; empty where no letter was typed.
 */
export function typedSimilarKeys(text: string): string[] {
  const pair = typedPair(text);
  if (!pair) return [];
  const [last, first] = [soundSpelling(pair.last), pair.first];
  const whole = pair.last.length + first.length < LETTERS_FOR_HALVES;
  const letters = whole ? first.length : Math.floor(first.length / 2);
  // An initial tells how a first name begins, and nothing of how it ends.
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
