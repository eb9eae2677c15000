import type { Match } from './match-columns';

/**
 * The first column of each field that the clerk joined with `join:<field>=<heading>+<heading>`. The other columns have
 * no field.
 */
function joinedColumns(answers: readonly string[]): [string, string | null][] {
  return answers
    .filter((answer) => answer.startsWith('join:'))
    .flatMap((answer) => {
      const at = answer.indexOf('=');
      const parts = answer.slice(at + 1).split('+');
      return parts.map((part, place): [string, string | null] => [
        part.trim(),
        place === 0 ? answer.slice('join:'.length, at).trim() : null,
      ]);
    });
}

/** The field of each column that the clerk named with `column:<heading>=<field>`. Null for `ignore`. */
function namedColumns(answers: readonly string[]): Map<string, string | null> {
  const named = answers
    .filter((answer) => answer.startsWith('column:'))
    .map((answer) => {
      const at = answer.lastIndexOf('=');
      const field = answer.slice(at + 1).trim();
      return [answer.slice('column:'.length, at).trim(), field === 'ignore' ? null : field] as const;
    });
  return new Map([...joinedColumns(answers), ...named]);
}

/**
 * Applies the clerk's answers about columns to the detected matches. Later proposals, such as for the names of debtors,
 * then fit these answers.
 */
export function answeredColumns(matches: readonly Match[], answers: readonly string[]): Match[] {
  const named = namedColumns(answers);
  // an answer about a column of another file does not affect the columns of this file
  const here = [...named].filter(([heading]) => matches.some((match) => match.heading === heading));
  const fields = new Set(here.map(([, field]) => field));
  return matches.map((match): Match => {
    const field = named.get(match.heading);
    if (field === undefined)
      return fields.has(match.field) ? { ...match, field: null, confidence: null, why: '' } : match;
    return { ...match, field, confidence: field === null ? null : 'certain', why: 'the map says so' };
  });
}
