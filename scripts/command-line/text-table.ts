/**
 * Rows as lines of columns, two spaces apart; the first row is the head. Columns from `rightFrom` on hold numbers, and end
 * where the others begin.
 */
export function textTable(
  rows: readonly (readonly string[])[],
  rightFrom = Number.POSITIVE_INFINITY,
): string[] {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    widths
      .map((width, at) => (at < rightFrom ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width)))
      .join('  ')
      .trimEnd(),
  );
}
