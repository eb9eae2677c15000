import * as v from 'valibot';
import type { Fault } from './reject';

/** What the records of one kind of file must be. */
export type RecordFormat<R> = {
  /** names of all fields the format knows */
  fields: readonly string[];
  /** fields without which no record passes */
  needed: readonly string[];
  /** the field that tells a file's records apart; no two may have the same key */
  identity: { field: string; keyOf: (text: string) => string };
  check: (value: unknown) => { record: R } | { fault: Fault };
};

/** The fields that a schema does not let a record be without. */
export function neededFields(schema: v.GenericSchema): string[] {
  return (v.safeParse(schema, {}).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The trimmed text of a field; null where there is none. */
export function textOfField(value: unknown, field: string): string | null {
  const found = isRecord(value) ? value[field] : null;
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() || null : null;
}
