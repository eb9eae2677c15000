import { foldLetters, personName, SUFFIXES } from '@court/domain';
import { withoutTitle } from './official-title';

/** Titles after a name: `Elena Rivera, U.S. Bankruptcy Judge`, `Pat Alder, Chapter 13 Trustee`, `Alder (TR)`. */
const BEFORE_JUDGE =
  '(?:(?:chief|senior|presiding|visiting|united states|u\\.?\\s?s\\.?|bankruptcy|bankr\\.?|magistrate|district|standing|(?:chapter|ch\\.?)\\s*\\d+|subchapter v|hon(?:orable|\\.)?)\\s+)';
const TITLE_BEHIND = new RegExp(
  `(?:(?:\\s*,\\s*|\\s+[–-]\\s*|\\s*\\(\\s*)(?:the\\s+)?${BEFORE_JUDGE}*|\\s+${BEFORE_JUDGE}+)(?:judge|justice|trustee|esq(?:uire)?\\.?|u\\.?s\\.?b\\.?j\\.?|hon(?:orable|\\.)?|tr)\\s*\\)?$`,
  'i',
);
/** A judge's initials after the name: `Harlan T. Oakesmith (HTO)`. */
const INITIALS_BEHIND = /\s*\([A-Z]{2,4}\)$/;
const FIRM =
  /\b(?:l\.?l\.?[cp]|inc|corp|p\.?l\.?l\.?c|p\.?c|n\.a|bank|trust|office of|u\.?s\.? trustee|united states trustee)\b\.?/i;

/** `Last, First M.` → `First M. Last`, followed by a suffix. */
function inOrder(name: string): string {
  const segments = name
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const isSuffix = (one: string) => SUFFIXES.has(foldLetters(one).replace(/[^a-z]/g, ''));
  const suffixes = segments.slice(1).filter(isSuffix);
  const [first = '', ...others] = segments.filter((one, at) => at === 0 || !isSuffix(one));
  // more than four words after the comma are not given names: U.S. Bank, as trustee for …
  if ((others[0] ?? '').split(' ').length > 4) return name;
  if (others.length !== 1) return others.length === 0 ? [first, ...suffixes].join(', ') : name;
  const words = first.split(' ');
  const own = words.length > 1 && isSuffix(words.at(-1) ?? '') ? [words.pop() ?? ''] : [];
  return [`${withoutTitle(others[0] ?? '')} ${words.join(' ')}`, ...own, ...suffixes].join(', ');
}

const PARTICLE = /^(?:de|del|la|las|los|van|von|der|den|da|dos|di|du|le|st|el)$/i;
/** Capitalizes a word that is printed in one case. Null if its capitals are unknown (MacLeod or Mackey, de or De). */
function capitalized(word: string): string | null {
  const bare = word.replace(/[.,]/g, '');
  if (PARTICLE.test(bare) || /^mac\p{L}{3}/iu.test(bare) || /^(?:d|l)['’]/i.test(bare)) return null;
  if (/^(?:ii|iii|iv)$/i.test(bare)) return word.toUpperCase();
  if (bare.length === 2 && !/[aeiouy]/i.test(bare) && !/^(?:jr|sr)$/i.test(bare)) return word.toUpperCase();
  if (/\./.test(word.slice(0, -1))) return word.toUpperCase();
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /(^|-)Mc(\p{L})(?=\p{L}{2})/gu,
      (_, before: string, letter: string) => `${before}Mc${letter.toUpperCase()}`,
    )
    .replace(/['’]S$/, (end) => end.toLowerCase());
}

/** A title without a name: "Visiting Judge". */
const TITLE_ALONE =
  /^(?:visiting|chief|presiding|bankruptcy|duty|any|unassigned) (?:u\.?s\.? )?(?:bankruptcy )?judge$/i;
/** Two judges, or a word that is not a name. */
const NO_NAME = /\/|^(?:judge|unassigned|vacant|visiting|clerk|none|various|multiple)\b/i;
const INITIALS_ALONE = /^(?:\p{Lu}{2,3}|\p{Ll}{2,3})$/u;

/** Two people, or a note beside a name: `Oakesmith for Sandifer`, `Oakesmith (recused)`. */
const SAYS_MORE =
  /\S[\s(–-]+(?:for|o\/b\/o|in place of|instead of|on behalf of|and|or|not|vice)\s|\sf\/|[&;+*†‡]|\b(?:recus(?:ed|al)|disqualified|conflicts?|sitting|covering|substitut\w*|subbing|reassign\w*|transferred|unavailable|absent|on leave|pending|tbd)\b/i;

/** Whether a printed name of a judge or trustee says more than a name. */
export const saysMoreThanName = (printed: string): boolean =>
  !FIRM.test(printed) && SAYS_MORE.test(printed.trim());

/** Whether a printed name may be published without asking whose name it is. */
export const isNameOfOfficial = (printed: string): boolean => {
  const name = printed.trim();
  return (
    !saysMoreThanName(name) && !INITIALS_ALONE.test(name) && !NO_NAME.test(name) && !TITLE_ALONE.test(name)
  );
};

/**
 * The name of a judge or trustee without titles, first name first: `Hon. Rivera, Elena M.` → `Elena M. Rivera`, `HARLAN
 * T OAKESMITH` → `Harlan T. Oakesmith`. Keeps all capitals if the right ones are unknown.
 */
export function plainOfficial(name: string): string {
  const even = name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["']+|["',;:]+$/g, '');
  if (FIRM.test(even) || TITLE_ALONE.test(even)) return even;
  if (INITIALS_ALONE.test(even)) return even.toUpperCase();
  let plain = withoutTitle(even);
  for (let before = ''; before !== plain; ) {
    before = plain;
    const shorter = plain.replace(INITIALS_BEHIND, '').replace(TITLE_BEHIND, '').trim();
    if (shorter !== '') plain = withoutTitle(shorter);
  }
  const ordered = inOrder(plain);
  const dotted = ordered.replace(/(?<=^|\s)(\p{L})(?=\s|$)/gu, '$1.');
  const isOneCase = dotted === dotted.toUpperCase() || dotted === dotted.toLowerCase();
  if (!isOneCase) return dotted;
  const words = dotted.split(' ').map(capitalized);
  return words.includes(null) ? dotted : words.join(' ');
}

/** An official and all printed forms of the name. `name` is the known form, otherwise the fullest form. */
export type OfficialGroup = { name: string; variants: string[] };
/** Two names that may be one person, with the reason. */
export type NearOfficials = { a: string; b: string; why: string };

type Parsed = { plain: string; given: string[]; last: string; bare: string; suffix: string };

function parsed(name: string): Parsed {
  const plain = plainOfficial(name);
  if (FIRM.test(plain)) {
    const last = foldLetters(plain).replace(/[^\p{L}\p{N}]/gu, '');
    return { plain, given: [], last: `=${last}`, bare: `=${last}`, suffix: '' };
  }
  const { given, last } = personName(plain);
  const parts = last.flatMap((group) => group.parts);
  const suffix =
    foldLetters(plain)
      .split(/[\s,.]+/)
      .findLast((word) => /^(?:jr|sr|ii|iii|iv)$/.test(word)) ?? '';
  return {
    plain,
    given: given.flatMap((group) => group.parts),
    last: parts.join(''),
    bare: parts.at(-1) ?? '',
    suffix,
  };
}

const agree = (a: string, b: string) =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));
/** Whether two lists of given names can belong to one person: each word equals the other word, or is its initial. */
function givenAgree(a: readonly string[], b: readonly string[]): boolean {
  return a.every((word, at) => b[at] === undefined || agree(word, b[at]));
}

const isSame = (a: Parsed, b: Parsed) =>
  a.last === b.last &&
  givenAgree(a.given, b.given) &&
  (a.suffix === b.suffix || a.suffix === '' || b.suffix === '');

/** Whether one letter is added, omitted, changed or swapped with the next. */
function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 4) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  const swapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return x.slice(1) === y.slice(1) || x === y.slice(1) || x.slice(1) === y || swapped;
}

/** The reason for which two people may be one; '' if they are two. Different first initials are two people. */
function whyNear(a: Parsed, b: Parsed): string {
  const [x, y] = [a.given[0] ?? '', b.given[0] ?? ''];
  const words = (one: Parsed) => [...one.given, one.last].sort().join(' ');
  if (a.suffix !== '' && b.suffix !== '' && a.suffix !== b.suffix) return '';
  if (a.last !== b.last && words(a) === words(b)) return 'the same words in another order';
  if (x && y && x[0] !== y[0]) return '';
  if (a.last === b.last) {
    if (isSame(a, b)) return 'the printed name fits more than one person';
    if (isOneLetterOff(x, y)) return 'the first names differ in one letter';
    if (x !== y && (x.startsWith(y) || y.startsWith(x)) && x.length > 1 && y.length > 1)
      return 'one first name is the beginning of the other';
    if (x === y && x.length > 1 && !isFullyNamed(a, b)) return 'the middle names differ';
    return '';
  }
  if (!givenAgree(a.given.slice(0, 1), b.given.slice(0, 1))) return '';
  if (isOneLetterOff(a.last, b.last)) return 'the last names differ in one letter';
  return a.bare === b.bare && x && y ? 'one last name is a part of the other' : '';
}

/** Whether both have a full middle name. Different ones are then two people. */
const isFullyNamed = (a: Parsed, b: Parsed) => [a, b].every(({ given }) => (given[1]?.length ?? 0) > 1);

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
const isMixedCase = (text: string) => text !== text.toUpperCase() && text !== text.toLowerCase();

type Group = { members: Parsed[]; known: string | null; variants: string[] };

const fuller = (a: Parsed, b: Parsed) =>
  letters(b.plain) - letters(a.plain) ||
  b.given.length - a.given.length ||
  Number(isMixedCase(b.plain)) - Number(isMixedCase(a.plain)) ||
  b.plain.length - a.plain.length ||
  (a.plain < b.plain ? -1 : Number(a.plain > b.plain));

const nameOf = ({ known, members }: Group) => known ?? members.toSorted(fuller)[0]?.plain ?? '';

/**
 * Groups printed names of judges or trustees by person. One group is certainly one person: the last names are equal,
 * and first names and initials agree with no other person's. `near` holds pairs of groups that may be one person.
 * `known` are the court's existing names, each of one person.
 */
export function groupOfficials(
  names: readonly string[],
  known: readonly string[] = [],
): { groups: OfficialGroup[]; near: NearOfficials[] } {
  const printed = [...new Set(names)].filter((name) => plainOfficial(name) !== '');
  const groups: Group[] = [...new Set(known)].map((name) => ({
    members: [parsed(name)],
    known: name,
    variants: [],
  }));
  const order = new Map(printed.map((name) => [name, parsed(name)]));
  const isWhole = (group: Group, one: Parsed) =>
    group.known !== null && group.members[0]?.plain === one.plain;
  for (const [name, one] of [...order].toSorted(([, a], [, b]) => fuller(a, b))) {
    const exact = groups.filter(
      (group) => isWhole(group, one) || group.members.some(({ plain }) => plain === one.plain),
    );
    const fitting =
      exact.length > 0 ? exact : groups.filter(({ members }) => members.every((other) => isSame(one, other)));
    const [only] = fitting;
    if (only && fitting.length === 1) {
      only.members.push(one);
      only.variants.push(name);
    } else groups.push({ members: [one], known: null, variants: [name] });
  }
  const at = (name: string) => printed.indexOf(name);
  const used = groups
    .filter(({ variants }) => variants.length > 0)
    .map((group) => ({ ...group, variants: group.variants.toSorted((a, b) => at(a) - at(b)) }))
    .toSorted((a, b) => at(a.variants[0] ?? '') - at(b.variants[0] ?? ''));
  const unused = groups.filter(({ variants }) => variants.length === 0);
  const near: NearOfficials[] = [];
  for (const [index, group] of used.entries()) {
    for (const other of [...used.slice(index + 1), ...unused]) {
      if (group.known !== null && other.known !== null) continue;
      const why = group.members
        .map((a) => other.members.map((b) => whyNear(a, b)).find(Boolean))
        .find(Boolean);
      if (why) near.push({ a: nameOf(group), b: nameOf(other), why });
    }
  }
  return { groups: used.map((group) => ({ name: nameOf(group), variants: group.variants })), near };
}
