import type { FieldMap } from '../reading/load-field-map';
import type { Look } from './look-at-export';
import type { Match } from './match-columns';

/** A file and the map so far, about which the clerk is asked. */
export type Asked = { look: Look; matches: readonly Match[]; map: FieldMap; kind: 'hearings' | 'meetings' };

/** The columns of a file that hold a field by this map; also by joining. */
export function columnsOf({ look, map, kind }: Asked, field: string): number[] {
  const joined = map.reading.join.get(field) ?? [];
  return look.headings.flatMap((heading, column) =>
    (map[kind].get(heading) ?? heading) === field || joined.includes(heading) ? [column] : [],
  );
}

/** Headings that the map maps, joins, ignores or selects by. */
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

/** Whether a column may hold a field, and is asked about by itself. */
export const isGuessed = (asked: Asked, field: string): boolean => {
  const named = namedHeadings(asked);
  return asked.matches.some((match) => match.field === field && !named.has(match.heading));
};
