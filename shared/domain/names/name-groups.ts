const words = (text: string) => new Set(text.split(' '));

/** Particles of last names, optional before the word they belong to. */
const PARTICLES = words(
  'de del dela della delle di da das do dos du la las le les lo los el al bin ibn van von vande vander der den ten ter te het zu zum zur af mc mac o st saint san santa y',
);

/** Suffixes: ignored when matching, but displayed. */
export const SUFFIXES = words('jr sr ii iii iv esq esquire md phd dds cpa');

/** Legal forms that are never part of a person's name. */
export const CLEAR_LEGAL_FORMS = words(
  'llc llp lllp pllc plc inc incorporated corp corporation ltd limited lp fsb company gmbh',
);

/** Legal forms, including those that may be a person's name or initials (Co, Pa). */
export const LEGAL_FORMS = new Set([...CLEAR_LEGAL_FORMS, ...words('co na pc pa sa ag ssb')]);

/** A person's name in two parts: groups of folded words. A single name is a last name. */
type PersonName = { given: NameGroup[]; last: NameGroup[] };

/** Parses `First Middle Last, Jr.` or `Last, First Middle`. Leaves out suffixes. Particles belong to the last name. */
export function personName(name: string): PersonName {
  const [first = [], ...others] = nameSegments(name.replace(/\bon behalf of\b.*/i, ''))
    .map(withoutSuffixes)
    .filter((groups) => groups.length > 0);
  if (others.length > 0) return { given: others.flat(), last: first };
  let start = first.length - 1;
  while (start > 1 && isParticle(first[start - 1])) start -= 1;
  const onlyParticlesBefore = start === 1 && first.length > 2 && isParticle(first[0]);
  const at = onlyParticlesBefore ? 0 : Math.max(start, 0);
  return { given: first.slice(0, at), last: first.slice(at) };
}

/** The last name as printed: `Treviño` of `Wendell K. Treviño, Jr.`, `Van der Hoek` of `Lorenzo Van der Hoek`. */
export function lastName(name: string): string {
  const { given, last } = personName(name);
  const [first = '', ...others] = name.split(/[,;]/).map((segment) => segment.trim());
  const isLastFirst = others.some((segment) =>
    nameSegments(segment).some((groups) => withoutSuffixes(groups, 1).length > 0),
  );
  if (isLastFirst) return first;
  const words = first.split(/\s+/).filter(Boolean);
  return words.slice(given.length, given.length + last.length).join(' ') || first;
}

export function isParticle(group: NameGroup | undefined): boolean {
  return group !== undefined && PARTICLES.has(group.joined);
}

/** Removes suffixes, but keeps the only word of the first segment, because a suffix may be a name (Sr, Ii). */
function withoutSuffixes(groups: NameGroup[], position: number): NameGroup[] {
  const kept = [...groups];
  while (kept.length > (position === 0 ? 1 : 0) && SUFFIXES.has(kept.at(-1)?.joined ?? '')) kept.pop();
  return kept;
}

/** Whether a name has a legal form that is never a person's name. */
export function looksLikeBusiness(name: string): boolean {
  return nameSegments(name)
    .flat()
    .some((group, position) => position > 0 && CLEAR_LEGAL_FORMS.has(group.joined));
}

/**
 * Whether a name has several people or partners: Mfefet & Nawr, John and Mary Smith. Its words are searched like a
 * business's.
 */
export function namesSeveral(name: string): boolean {
  return nameSegments(name).some((groups) => groups.some(({ joined }, at) => at > 0 && joined === 'and'));
}

/** The distinctive words of a business's name: no legal forms, no "and", no leading "The". */
export function businessName(name: string): NameGroup[] {
  const all = nameSegments(name).flat();
  const [first, ...rest] = all.length > 1 && all[0]?.joined === 'the' ? all.slice(1) : all;
  if (!first) return [];
  return [first, ...rest.filter((group) => group.joined !== 'and' && !LEGAL_FORMS.has(group.joined))];
}

/** One printed word, folded. It has several parts if it is hyphenated or dotted (`Garcia-Lopez`, `J.P.`). */
export type NameGroup = { parts: string[]; joined: string };

/** Letters that NFKD does not decompose. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** NFKD without diacritics, lower case, no apostrophes, one kind of dash, `&` as "and". */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/['’‘‛`´ʼʻ′]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/&/g, ' and ');
}

/** The words of each comma-separated segment of a name, without empty segments: `De La Vara, José` has two. */
export function nameSegments(text: string): NameGroup[][] {
  return foldLetters(text)
    .split(/[,;]/)
    .map(groupsIn)
    .filter((groups) => groups.length > 0);
}

function groupsIn(segment: string): NameGroup[] {
  return segment
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.split(/[.-]+/).filter(Boolean))
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ parts, joined: parts.join('') }));
}

const inList = (name: string) => name.normalize('NFD').toLowerCase();

/**
 * Compares names for a list, case-insensitively. Does not use Intl, whose first use takes 15 ms or more: see
 * court-clocks.ts.
 */
export function compareNames(a: string, b: string): number {
  const [left, right] = [inList(a), inList(b)];
  return left < right ? -1 : Number(left > right);
}
