import { plainHeading } from './known-headings';
import type { Look } from './look-at-export';
import type { Match } from './match-columns';

/** Several columns that together hold a field, in the order in which they are joined. */
export type Join = { field: string; headings: string[] };

const PART =
  /^(?:(debtor|party|attorney|counsel|trustee|judge) )?(last|first|middle|suffix)(?: name| initial)?$/;
const ORDER = ['last', 'first', 'middle', 'suffix'];
const FIELDS: Readonly<Record<string, string>> = {
  attorney: 'attorneys',
  counsel: 'attorneys',
  trustee: 'trustees',
  judge: 'judge',
};

const JOINT =
  /^(?:(?:joint|jt|second|2nd) debtor(?: name)?|debtor(?: name)? (?:2|two|b)|debtor 2 name|joint(?: filer)?|joint petitioner)$/;

/** A second debtor in a column of its own, beside the column of the first. */
function jointProposals({ headings }: Pick<Look, 'headings'>, matches: readonly Match[]): Join[] {
  const isDebtor = (field: string | null, heading: string) =>
    field === 'debtors' || (field === 'caseTitle' && /\bdebtor\b/.test(plainHeading(heading)));
  const first = matches.find(({ field, heading }) => isDebtor(field, heading));
  const others = headings.filter(
    (heading, at) => matches[at]?.field === null && JOINT.test(plainHeading(heading)),
  );
  return first?.field && others.length > 0
    ? [{ field: first.field, headings: [first.heading, ...others] }]
    : [];
}

/** Columns that together hold a field: parts of one name, and the debtors of a joint case. */
export const joinProposals = (look: Pick<Look, 'headings'>, matches: readonly Match[]): Join[] => [
  ...partProposals(look, matches),
  ...jointProposals(look, matches),
];

/** Last and first names that stand in columns of their own, if no other column holds the whole name. */
function partProposals({ headings }: Pick<Look, 'headings'>, matches: readonly Match[]): Join[] {
  const parts = new Map<string, { heading: string; at: number }[]>();
  for (const [column, heading] of headings.entries()) {
    const [, whose = '', part = ''] = PART.exec(plainHeading(heading)) ?? [];
    if (part === '' || matches[column]?.confidence === 'certain') continue;
    const field = FIELDS[whose] ?? 'caseTitle';
    parts.set(field, [...(parts.get(field) ?? []), { heading, at: ORDER.indexOf(part) }]);
  }
  return [...parts]
    .filter(([field, found]) => found.length > 1 && !matches.some((match) => match.field === field))
    .map(([field, found]) => ({
      field,
      headings: found.sort((a, b) => a.at - b.at).map(({ heading }) => heading),
    }));
}
