import { jointHeading } from '../reading/people/named-people';
import type { Look } from './look-at-export';
import { plainHeading } from './plain-heading';

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

/** Headings of the parts of a name, by the field that they hold together. */
function nameParts(headings: readonly string[]): Map<string, { heading: string; at: number }[]> {
  const parts = new Map<string, { heading: string; at: number }[]>();
  for (const heading of headings) {
    const [, whose = '', part = ''] = PART.exec(plainHeading(heading)) ?? [];
    if (part === '') continue;
    const field = FIELDS[whose] ?? 'caseTitle';
    parts.set(field, [...(parts.get(field) ?? []), { heading, at: ORDER.indexOf(part) }]);
  }
  return parts;
}

/** Headings of columns that each hold a part of a name: none of them holds a field alone. */
export const partHeadings = (headings: readonly string[]): Set<string> =>
  new Set([...nameParts(headings).values()].flatMap((parts) => parts.map(({ heading }) => heading)));

/** The column of debtors with those of their joint debtors. */
function jointDebtors(headings: readonly string[], matches: readonly { field: string | null }[]): Join[] {
  const joint = headings.filter((heading) => jointHeading(heading)?.isSure);
  const first = headings[matches.findIndex(({ field }) => field === 'debtors')];
  return joint.length > 0 && first !== undefined ? [{ field: 'debtors', headings: [first, ...joint] }] : [];
}

/** Last and first names that stand in columns of their own, if no other column holds the whole name; joint debtors. */
export function joinProposals(
  { headings }: Pick<Look, 'headings'>,
  matches: readonly { field: string | null }[],
): Join[] {
  const names = [...nameParts(headings)]
    .filter(([field, parts]) => parts.length > 1 && !matches.some((match) => match.field === field))
    .map(([field, parts]) => ({
      field,
      headings: parts.sort((a, b) => a.at - b.at).map(({ heading }) => heading),
    }));
  return [...names, ...jointDebtors(headings, matches)];
}
