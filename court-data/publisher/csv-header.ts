import { SourceFileError } from './source-file';

/**
 * The fields that a CSV file's columns hold, in their order; null for a column without a heading. Throws SourceFileError
 * where a needed field has no column, or two columns hold the same field.
 */
export function csvHeader(
  file: string,
  { line, cells }: { line: number; cells: readonly string[] },
  needed: readonly string[],
  columns: ReadonlyMap<string, string>,
): (string | null)[] {
  const header = cells.map((cell) => (cell === '' ? null : (columns.get(cell) ?? cell)));
  for (const [at, field] of header.entries()) {
    const first = header.indexOf(field);
    if (field === null || first === at) continue;
    const both = cells[first] === cells[at] ? `are both headed "${field}"` : `both hold ${field}`;
    throw new SourceFileError(
      file,
      line,
      `columns ${first + 1} and ${at + 1} ${both}. Name each field once, in the export or with --map`,
    );
  }
  const missing = needed.filter((field) => !header.includes(field));
  if (missing.length === 0) return header;
  throw new SourceFileError(
    file,
    line,
    `is neither JSON nor a CSV header with a column for ${missing.join(', ')}. Name the columns so, or rename them with --map`,
  );
}
