import { namePart } from '../reading/people/named-people';
import { plainHeading } from './known-headings';
import type { Look } from './look-at-export';
import { type Match, valuesOf } from './match-columns';

/** Several columns that together hold a field, in the order in which they are joined. */
export type Join = { field: string; headings: string[] };

/** A heading of a name has no other words. */
const NAME_WORDS =
  /^(?:(?:debtor|party|attorney|counsel|trustee|judge|joint|jt|second|2nd|name|number|full|last|first|middle|suffix|initial|mi|given|family|surname|1|2)(?: |$))+$/;
const SECOND = /\b(?:joint|jt|second|2nd|2)\b/;
const OFFICIALS: Readonly<Record<string, string>> = {
  attorney: 'attorneys',
  counsel: 'attorneys',
  trustee: 'trustees',
  judge: 'judge',
};

type NameColumn = { heading: string; whose: string; isPart: boolean; isSecond: boolean };

/** A column that holds a name or a part of one, by its heading; null for any other column. */
function nameColumn(heading: string): NameColumn | null {
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

/**
 * Names in several columns: last and first names, or the debtors of a joint case. Debtors are the title too, if
 * no column titles the case.
 */
export function joinProposals(look: Look, matches: readonly Match[]): Join[] {
  const found = look.headings.flatMap((heading, column) => {
    const one = nameColumn(heading);
    return one && valuesOf(look, column).length > 0 ? [one] : [];
  });
  const ofWhom = (whose: string) => found.filter((one) => one.whose === whose);
  const officials = Object.entries(OFFICIALS).flatMap(([whose, field]) => {
    const headings = ofWhom(whose).map(({ heading }) => heading);
    const isHeld = matches.some((match) => match.field === field && !headings.includes(match.heading));
    return headings.length > 1 && !isHeld ? [{ field, headings }] : [];
  });
  // columns of the first debtor, then those of the second
  const debtors = ofWhom('debtor').toSorted((a, b) => Number(a.isSecond) - Number(b.isSecond));
  const headings = debtors.map(({ heading }) => heading);
  if (headings.length < 2) return officials;
  const isTitled = matches.some(({ field, heading }) => field === 'caseTitle' && !headings.includes(heading));
  const isJoint = debtors.some(({ isSecond }) => isSecond);
  const isNamed = matches.some(({ field, heading }) => field === 'debtors' && !headings.includes(heading));
  return [
    ...officials,
    ...(isTitled ? [] : [{ field: 'caseTitle', headings }]),
    ...((isTitled || isJoint) && !isNamed ? [{ field: 'debtors', headings }] : []),
  ];
}
