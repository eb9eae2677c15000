import { isRecord } from './record-format';
import type { Fault } from './reject';

/** A record's fields under our names; a fault where two of them are the same. See Source.columns. */
export function renameFields(
  value: unknown,
  columns: ReadonlyMap<string, string>,
): { value: unknown; fault?: Fault } {
  if (!isRecord(value)) return { value };
  const from = new Map<string, string>();
  for (const column of Object.keys(value)) {
    const field = columns.get(column) ?? column;
    const other = from.get(field);
    if (other !== undefined) {
      return { value, fault: { field, reason: `is given twice, as "${other}" and as "${column}"` } };
    }
    from.set(field, column);
  }
  const fields = [...from].map(([field, column]) => [field, value[column]]);
  return { value: Object.fromEntries(fields) };
}
