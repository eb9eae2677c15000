import { nameColumn } from './headings/name-columns';
import type { Look } from './look-at-export';
import { type Match, valuesOf } from './match-columns';

/** Columns that together hold a field, in the order of joining. */
export type Join = { field: string; headings: string[] };

const OFFICIALS: Readonly<Record<string, string>> = {
  attorney: 'attorneys',
  counsel: 'attorneys',
  trustee: 'trustees',
  judge: 'judge',
};

/**
 * Proposes joins for names in several columns: last and first names, or the debtors of a joint case. The debtors are
 * also the title if no column holds the title.
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
  // columns of the first debtor, then of the second debtor
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
