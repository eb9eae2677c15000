import type { FieldMap } from '../reading/field-map/load-field-map';
import type { Look } from './look-at-export';
import type { Match } from './match-columns';

/** A file, and the map so far, for which the clerk answers questions. */
export type Asked = { look: Look; matches: readonly Match[]; map: FieldMap; kind: 'hearings' | 'meetings' };

/** The columns that hold a field in this map, including joined columns. */
export function columnsOf({ look, map, kind }: Asked, field: string): number[] {
  const joined = map.reading.join.get(field) ?? [];
  return look.headings.flatMap((heading, column) =>
    (map[kind].get(heading) ?? heading) === field || joined.includes(heading) ? [column] : [],
  );
}

/** Headings that the map maps, joins, ignores or uses to select rows. */
export function namedHeadings({ map, kind }: Asked): Set<string> {
  const { ignore, join, only, rows } = map.reading;
  return new Set([
    ...map[kind].keys(),
    ...ignore,
    ...[...join.values()].flat(),
    ...only.keys(),
    ...(rows ? [rows.role] : []),
  ]);
}

/** Whether a column may hold a field and is asked about separately. */
export const isGuessed = (asked: Asked, field: string): boolean => {
  const named = namedHeadings(asked);
  return asked.matches.some((match) => match.field === field && !named.has(match.heading));
};
