import { SOURCE_FIELDS } from '@court/domain';
import type { Fault } from '../source-file';

type Fields = Record<string, unknown>;

/** Fields whose values are collected from all rows of a hearing. */
export const MERGED_FIELDS = ['attorneys', 'debtors', 'trustees', 'relatedDocs'];
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Adds a row's people to its record. Returns a fault if the rows differ in another field. */
export function mergeRow(fields: Fields, row: Fields): Fault | null {
  for (const [field, value] of Object.entries(row)) {
    if (!SOURCE_FIELDS.includes(field)) {
      // not published, but searched for private data
      if (!same(fields[field], value)) fields[field] = [fields[field], value].flat();
      continue;
    }
    if (field === 'sealed') {
      // one sealed row seals the record
      if (value === 'Y') fields.sealed = value;
      continue;
    }
    if (!MERGED_FIELDS.includes(field)) {
      if (!same(fields[field], value))
        return {
          field,
          reason: 'is another in the next row with the same id. Take it into the id, with idFrom',
        };
      continue;
    }
    const all: unknown[] = Array.isArray(fields[field]) ? fields[field] : [];
    const added = Array.isArray(value) ? value.filter((one) => !all.some((other) => same(one, other))) : [];
    fields[field] = [...all, ...added];
  }
  return null;
}
