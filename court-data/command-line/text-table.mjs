/** See text-table.d.mts. */
export function textTable(rows, rightFrom = Number.POSITIVE_INFINITY) {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const cell = (text = '', at, width) => (at < rightFrom ? text.padEnd(width) : text.padStart(width));
  return rows.map((row) =>
    widths
      .map((width, at) => cell(row[at], at, width))
      .join('  ')
      .trimEnd(),
  );
}
