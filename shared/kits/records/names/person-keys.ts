import type { NameGroup } from './name-groups';
import { isParticle, personName } from './person-name';

/** Ways in which a last name is typed first, best first: `vara`, `delavara`, `lavara`; `garcia lopez`, `lopez`, `garcia`, `garcialopez`. */
function formsOfLast(last: NameGroup[]): string[] {
  const parts = last.flatMap((group) => group.parts);
  const firstContent = last.findIndex((group, at) => !isParticle(group) || at === last.length - 1);
  const content = last.slice(firstContent).flatMap((group) => group.parts);
  const joins = parts.slice(0, -1).map((_, at) => parts.slice(at).join(''));
  const ownWords = content.length > 1 ? [content.at(-1) ?? '', content[0] ?? ''] : [];
  return [...new Set([content.join(' '), ...joins.slice(0, 3), ...ownWords])];
}

/**
 * Index keys of a person: the last name before the given names and behind them, each given name in front once, so that
 * one prefix read finds whichever two words are typed first. A single word needs no key of its own: each begins one.
 */
export function personKeys(name: string): string[] {
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
