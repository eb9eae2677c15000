const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

function compactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compactValue).filter((inner) => !isBlank(inner));
  return typeof value === 'object' && value !== null ? compact({ ...value }) : value;
}

/** The same fields without those that are null, empty or false, at every depth: the database keeps no nulls. */
export function compact(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const value = compactValue(fields[field]);
    if (!isBlank(value)) kept[field] = value;
  }
  return kept;
}
