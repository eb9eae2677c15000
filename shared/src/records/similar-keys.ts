import { businessName, looksLikeBusiness } from './business-name';
import { type NameGroup, nameSegments } from './name-groups';
import { SUFFIXES } from './name-lists';
import { isParticle, personName } from './person-name';
import { soundSpelling } from './sound-spelling';

const MOST_KEYS = 8;
/**
 * From this many letters of first and last name together, half of the first name is enough to tell people apart, and a
 * typing error in the first name is found too. Below it the halves hold too many people (docs/decisions/006).
 */
const LETTERS_FOR_HALVES = 11;

const reversed = (text: string) => [...text].reverse().join('');
const half = (length: number) => Math.max(1, Math.floor(length / 2));

/** A name in the two words that are compared: what stands for the last name, and the first. */
type Pair = { last: string; first: string };

/**
 * Keys under which a name stands in `similar/`, before `~<id>`: the first half of the last name and the whole first
 * name; the second half, and the first name backwards. One typing error leaves one half whole. Halves are also cut as
 * for a letter more and a letter less, since a typed name may have those.
 */
export function similarKeys(name: string, isBusiness = false): string[] {
  const pairs = isBusiness || looksLikeBusiness(name) ? pairsOfBusiness(name) : pairsOfPerson(name);
  return [...new Set(pairs.flatMap(keysOfPair))].slice(0, MOST_KEYS);
}

function keysOfPair({ last, first }: Pair): string[] {
  const spelled = soundSpelling(last);
  const cuts = new Set([-1, 0, 1].map((more) => half(spelled.length + more)));
  return [...cuts].flatMap((cut) => [
    `p${spelled.slice(0, cut)} ${first}`.trimEnd(),
    `s${spelled.slice(-cut)} ${reversed(first)}`.trimEnd(),
  ]);
}

function pairsOfPerson(name: string): Pair[] {
  const { given, last } = personName(name);
  const first = firstOf(given);
  const lastWords = last
    .filter((group, at) => !isParticle(group) || at === last.length - 1)
    .flatMap((group) => group.parts);
  const joined = last.map((group) => group.joined).join('');
  return [...new Set([lastWords.at(-1) ?? '', ...(isParticle(last[0]) ? [joined] : lastWords)])].map(
    (word) => ({
      last: word,
      first,
    }),
  );
}

/** The first two words, each once in front. */
function pairsOfBusiness(name: string): Pair[] {
  const [one = '', two = ''] = businessName(name).map((group) => group.joined);
  return two
    ? [
        { last: one, first: two },
        { last: two, first: one },
      ]
    : [{ last: one, first: '' }];
}

function firstOf(given: NameGroup[]): string {
  const group = given.find((one) => !isParticle(one)) ?? given[0];
  return group?.parts[0] ?? '';
}

/** The one or two key prefixes to read for what was typed: "Last, First", "First Last" or one word; ready for a range read. */
export function typedSimilarKeys(text: string): string[] {
  const typed = typedPair(text);
  if (!typed) return [];
  const { last, first } = typed;
  const spelled = soundSpelling(last);
  const cut = half(spelled.length);
  const letters = spelled.length + first.length < LETTERS_FOR_HALVES ? first.length : half(first.length);
  return [
    `p${spelled.slice(0, cut)} ${first.slice(0, letters)}`,
    `s${spelled.slice(-cut)} ${reversed(first).slice(0, letters)}`,
  ];
}

function typedPair(text: string): Pair | null {
  const [start = [], ...others] = nameSegments(text).map((groups) =>
    groups.filter((one) => !SUFFIXES.has(one.joined)),
  );
  const given = others.flat();
  const last = start.at(-1)?.parts.at(-1);
  if (last === undefined) return null;
  if (given.length > 0) return { last, first: firstOf(given) };
  return { last, first: start.length > 1 ? firstOf(start.slice(0, -1)) : '' };
}
