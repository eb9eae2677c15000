import { MOMENT } from '../reading/reading';
import { MERGED_FIELDS } from '../reading/record/merge-rows';
import { fieldWords } from './field-words';
import type { Look, LookedRow } from './look-at-export';
import type { Match } from './match-columns';

/** The fields that distinguish the hearings of a file, with the reason. */
export type Apart = { idFrom: string[]; mergeRows: boolean; reason: string | null };

/** Rows with the same key, in the order of the file. */
function groupsOf(look: Look, columns: readonly number[]): LookedRow[][] {
  const groups = new Map<string, LookedRow[]>();
  for (const row of look.rows) {
    const key = JSON.stringify(columns.map((column) => row.cells[column] ?? ''));
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/**
 * The fields that distinguish hearings, and whether several rows form one hearing. Null if no field or combination
 * does. `isParty`: each row is one party of a hearing.
 */
export function tellApart(look: Look, matches: readonly Match[], isParty: boolean): Apart | null {
  const at = (field: string) => matches.findIndex((match) => match.field === field);
  const has = (field: string) => at(field) >= 0;
  const others = matches.flatMap(({ field }, column) =>
    field && !MERGED_FIELDS.includes(field) && !(isParty && field === 'caseTitle') ? [column] : [],
  );
  const areOne = (group: readonly LookedRow[]) =>
    group.every((row) => others.every((column) => row.cells[column] === group[0]?.cells[column]));
  const rows = look.rows.length;
  if (has('id')) {
    const groups = groupsOf(look, [at('id')]);
    const isMany = groups.some((group) => group.length > 1);
    if (!isMany || !groups.every(areOne)) return { idFrom: [], mergeRows: false, reason: null };
    const reason = `${rows} rows are ${groups.length} hearings: rows with one id differ only in the people they name`;
    return { idFrom: [], mergeRows: true, reason };
  }
  const when = has(MOMENT) ? [MOMENT] : ['date', 'time'];
  const bare = ['caseNumber', ...when];
  const more = ['docketNumber', 'matter', 'eventKind', 'judge'].filter(has);
  for (const fields of [bare, ...more.map((field) => [...bare, field])]) {
    const groups = groupsOf(look, fields.map(at));
    if (!groups.every(areOne)) continue;
    const mergeRows = groups.some((group) => group.length > 1);
    const idFrom = fields.flatMap((field) => (field === MOMENT ? ['date', 'time'] : [field]));
    const named = idFrom.map(fieldWords).join(', ');
    const reason = mergeRows
      ? `No column holds an id. ${rows} rows are ${groups.length} hearings: rows with the same ${named} differ only in the people they name`
      : `No column holds an id: hearings are told apart by ${named}`;
    return { idFrom, mergeRows, reason };
  }
  return null;
}
