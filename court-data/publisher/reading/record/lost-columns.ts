import { quoted } from '../questions';
import type { Reading } from '../reading';
import { SourceFileError } from '../source-file';

type Named = { columns: ReadonlyMap<string, string>; reading: Reading };

/** The entry of the map that names a missing heading without which rows would be misread. Null if all are present. */
function lostEntry({ reading }: Named, headings: readonly string[]): [entry: string, heading: string] | null {
  const isLost = (heading: string) => !headings.includes(heading);
  const filter = [...reading.only.keys()].find(isLost);
  if (filter !== undefined) return ['only', filter];
  if (reading.rows && isLost(reading.rows.role)) return ['rows.role', reading.rows.role];
  for (const [field, parts] of reading.join) {
    const lost = parts.filter(isLost);
    // a map may serve several files: if all parts are missing here, another file may have them
    if (lost[0] !== undefined && lost.length < parts.length) return [`join.${field}`, lost[0]];
  }
  return null;
}

/** The heading that the map uses for `sealed`, if no column of the file holds that field. */
function lostSeal({ columns, reading }: Named, headings: readonly string[]): string | null {
  const isSealed = (heading: string) => (columns.get(heading) ?? heading) === 'sealed';
  if (reading.defaults.has('sealed') || headings.some(isSealed)) return null;
  return [...columns.keys()].find(isSealed) ?? null;
}

/** Throws SourceFileError if no column tells which records are sealed, though the map names one. */
export function refuseLostSeal(
  file: string,
  line: number | null,
  named: Named,
  headings: readonly string[],
): void {
  const seal = lostSeal(named, headings);
  if (seal === null) return;
  throw new SourceFileError(
    file,
    line,
    `has no column "${seal}", by which the map knows sealed records. Export the file with that column. If none of its ` +
      `records is sealed: --set ${quoted('default:sealed=N')}`,
  );
}

/** Throws SourceFileError if a table lacks a column that decides which of its rows are read or published. */
export function refuseLostColumns(
  file: string,
  line: number,
  named: Named,
  headings: readonly string[],
): void {
  const [entry, lost] = lostEntry(named, headings) ?? [];
  if (entry !== undefined)
    throw new SourceFileError(
      file,
      line,
      `has no column "${lost}", which "${entry}" of the map names. Correct the map, or export the file with that column`,
    );
  refuseLostSeal(file, line, named, headings);
}
