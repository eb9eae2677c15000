import {
  businessName,
  isParticle,
  looksLikeBusiness,
  type NameGroup,
  namesSeveral,
  personName,
} from './name-groups';

/**
 * Forms in which a last name is typed, best first: `vara`, `delavara`, `lavara`; `garcia lopez`, `lopez`, `garcia`,
 * `garcialopez`.
 */
function formsOfLast(last: NameGroup[]): string[] {
  const parts = last.flatMap((group) => group.parts);
  const firstContent = last.findIndex((group, at) => !isParticle(group) || at === last.length - 1);
  const content = last.slice(firstContent).flatMap((group) => group.parts);
  const joins = parts.slice(0, -1).map((_, at) => parts.slice(at).join(''));
  const ownWords = content.length > 1 ? [content.at(-1) ?? '', content[0] ?? ''] : [];
  return [...new Set([content.join(' '), ...joins.slice(0, 3), ...ownWords])];
}

/**
 * Index keys of a person: the last name before and after the given names, and each given name in front once. One
 * prefix read then finds any two words that are typed first. A single word needs no key, because each word begins one.
 */
function personKeys(name: string): string[] {
  const { given, last } = personName(name);
  const forms = formsOfLast(last);
  const [main = '', ...otherForms] = forms;
  const content = given.filter((group) => !isParticle(group));
  const givenGroups = content.length > 0 ? content : given;
  const words = givenGroups.flatMap((group) => group.parts);
  const [first, ...middle] = words;
  if (first === undefined) return forms;
  const compound = givenGroups[0] && givenGroups[0].parts.length > 1 ? givenGroups[0].joined : null;
  const initials = /^\p{L}( \p{L})+/u.exec(words.join(' '))?.[0].replaceAll(' ', '') ?? null;
  const written = words.slice(0, 4).join(' ');
  return [
    `${main} ${written}`,
    `${first} ${main}`,
    ...(middle.length > 0 ? [`${written} ${main}`] : []),
    ...otherForms.flatMap((form) => [`${form} ${written}`, `${first} ${form}`]),
    ...middle
      .filter((word) => word.length > 1)
      .flatMap((word) => [`${main} ${word}`, `${word} ${main} ${first}`]),
    ...[compound, initials]
      .filter((word) => word !== null)
      .flatMap((word) => [`${main} ${word}`, `${word} ${main}`]),
    ...(isParticle(given[0]) && given.length === 1 ? [`${first}${main}`] : []),
  ];
}

/**
 * Index keys of a business: its words from each word on, and each word followed by any later one. Two words of the
 * name find it in either order. Particles are left out or joined to the next word, as in typed names.
 */
function businessKeys(name: string): string[] {
  const groups = businessName(name);
  const content = groups.filter((group, at) => !isParticle(group) || at === groups.length - 1);
  const words = content.map((group) => group.joined);
  const split = groups.flatMap((group) => group.parts);
  const whole = words.join(' ');
  const tails = words.map((_, at) => words.slice(at).join(' '));
  const joinedParticles = groups.flatMap((group, at) => {
    if (!isParticle(group) || at === groups.length - 1 || isParticle(groups[at - 1])) return [];
    const before = groups.slice(0, at).map((one) => one.joined);
    const rest = groups.slice(at);
    const end = rest.findIndex((one) => !isParticle(one));
    const joined = rest
      .slice(0, end + 1)
      .map((one) => one.joined)
      .join('');
    const after = rest.slice(end + 1).map((one) => one.joined);
    return [[joined, ...after].join(' '), [...before, joined, ...after].join(' ')];
  });
  const pairs = words.flatMap((word, at) => tails.slice(at + 2).map((tail) => `${word} ${tail}`));
  const spelled = split.length > words.length ? [split.join(' ')] : [];
  return [whole, ...tails.slice(1, 6), ...spelled, ...joinedParticles, ...pairs];
}

const MAX_KEYS = 12;
/** Max characters of a key. Text typed beyond them is matched after the read. */
export const MAX_NAME_KEY_LENGTH = 80;

/**
 * Index keys of one printed name under `names/`, before `~<id>`: at most 12, folded, `smith john ` and `john smith `.
 * Each ends with a space, so that a whole word sorts before a longer one (`lee ann ` before `leeds `). A single typed
 * word needs no key, because every word of a name begins one. Titles and aliases inside a name are split off before
 * (`namesOfDebtor`).
 */
export function nameKeys(name: string, isBusiness = false): string[] {
  const business = isBusiness || looksLikeBusiness(name) || namesSeveral(name);
  const keys = business ? businessKeys(name) : personKeys(name);
  const ended = [
    ...new Set(keys.filter(Boolean).map((key) => `${key.slice(0, MAX_NAME_KEY_LENGTH - 1).trim()} `)),
  ];
  return ended
    .filter((key) => !ended.some((other) => other !== key && other.startsWith(key)))
    .slice(0, MAX_KEYS);
}
