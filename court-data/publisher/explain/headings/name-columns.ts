import { namePart } from '../../reading/people/named-people';
import { plainHeading } from './plain-heading';

/** Matches headings that contain only words about names. */
const NAME_WORDS =
  /^(?:(?:debtor|party|attorney|counsel|trustee|judge|joint|jt|second|2nd|name|number|full|last|first|middle|suffix|initial|mi|given|family|surname|1|2)(?: |$))+$/;
const SECOND = /\b(?:joint|jt|second|2nd|2)\b/;

type NameColumn = { heading: string; whose: string; isPart: boolean; isSecond: boolean };

/** The name, or part of a name, that a column holds according to its heading. Null for any other column. */
export function nameColumn(heading: string): NameColumn | null {
  const plain = plainHeading(heading);
  if (!NAME_WORDS.test(plain)) return null;
  const official = /\b(?:attorney|counsel|trustee|judge)\b/.exec(plain)?.[0];
  const isPart = namePart(heading) !== null;
  const isSecond = SECOND.test(plain);
  if (official ? !isPart : !isPart && !isSecond && !/\bdebtor\b/.test(plain)) return null;
  return { heading, whose: official ?? 'debtor', isPart, isSecond };
}

/** Whether a heading names a second debtor. Such a column is never left out without a question. */
export const isSecondDebtor = (heading: string): boolean => {
  const plain = plainHeading(heading);
  return /\bdebtor\b/.test(plain) && SECOND.test(plain);
};

/** Whether a column holds part of a name or a second debtor's name. It then fills a field only with other columns. */
export const isNamePart = (heading: string): boolean => {
  const found = nameColumn(heading);
  return found !== null && (found.isPart || found.isSecond);
};
