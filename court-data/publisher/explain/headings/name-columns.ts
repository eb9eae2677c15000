import { namePart } from '../../reading/people/named-people';
import { plainHeading } from './plain-heading';

/** A heading of a name has no other words. */
const NAME_WORDS =
  /^(?:(?:debtor|party|attorney|counsel|trustee|judge|joint|jt|second|2nd|name|number|full|last|first|middle|suffix|initial|mi|given|family|surname|1|2)(?: |$))+$/;
const SECOND = /\b(?:joint|jt|second|2nd|2)\b/;

type NameColumn = { heading: string; whose: string; isPart: boolean; isSecond: boolean };

/** A column that holds a name or a part of one, by its heading; null for any other column. */
export function nameColumn(heading: string): NameColumn | null {
  const plain = plainHeading(heading);
  if (!NAME_WORDS.test(plain)) return null;
  const official = /\b(?:attorney|counsel|trustee|judge)\b/.exec(plain)?.[0];
  const isPart = namePart(heading) !== null;
  const isSecond = SECOND.test(plain);
  if (official ? !isPart : !isPart && !isSecond && !/\bdebtor\b/.test(plain)) return null;
  return { heading, whose: official ?? 'debtor', isPart, isSecond };
}

/** Whether a heading names a second debtor, who must not be left out unseen. */
export const isSecondDebtor = (heading: string): boolean => {
  const plain = plainHeading(heading);
  return /\bdebtor\b/.test(plain) && SECOND.test(plain);
};

/** Whether a column holds part of a name or a second debtor's name. It then fills a field only with other columns. */
export const isNamePart = (heading: string): boolean => {
  const found = nameColumn(heading);
  return found !== null && (found.isPart || found.isSecond);
};
