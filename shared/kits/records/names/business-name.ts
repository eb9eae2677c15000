import { type NameGroup, nameSegments } from './name-groups';
import { CLEAR_LEGAL_FORMS, LEGAL_FORMS } from './name-lists';

/** Whether a name says itself that it is a business: it has a legal form that is no person's name. */
export function looksLikeBusiness(name: string): boolean {
  return nameSegments(name)
    .flat()
    .some((group, position) => position > 0 && CLEAR_LEGAL_FORMS.has(group.joined));
}

/** Whether a name is of several: Mfefet & Nawr, John and Mary Smith. Their words are searched like those of a business. */
export function namesSeveral(name: string): boolean {
  return nameSegments(name).some((groups) => groups.some(({ joined }, at) => at > 0 && joined === 'and'));
}

/** The words of a business's name that tell it apart: no legal forms, no "and", no leading "The". */
export function businessName(name: string): NameGroup[] {
  const all = nameSegments(name).flat();
  const [first, ...rest] = all.length > 1 && all[0]?.joined === 'the' ? all.slice(1) : all;
  if (!first) return [];
  return [first, ...rest.filter((group) => group.joined !== 'and' && !LEGAL_FORMS.has(group.joined))];
}
