import { businessName, looksLikeBusiness, personName } from './name-groups';

/**
 * Words of a name as they are matched, in printed order: folded (NFKD without diacritics, lower case, apostrophes
 * dropped), hyphens split; a person's suffix (Jr, Esq) and a business's legal form are left out. A name that has a
 * legal form is a business, whatever the export says.
 */
export function foldName(name: string, isBusiness = false): string[] {
  if (isBusiness || looksLikeBusiness(name)) return businessName(name).flatMap((group) => group.parts);
  const { given, last } = personName(name);
  return [...given, ...last].flatMap((group) => group.parts);
}
