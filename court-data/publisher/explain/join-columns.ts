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

/** Last and first names that stand in columns of their own, if no other column holds the whole name. */
export function joinProposals({ headings }: Pick<Look, 'headings'>, matches: readonly Match[]): Join[] {
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
