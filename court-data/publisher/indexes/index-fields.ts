import type { CalendarKind, DatedRow } from '@court/records';
import type { IndexList } from './index-list';

/** The fields of a dated row that make the index keys and texts of its person or case. */
export type IndexedFields = Pick<DatedRow, 'n' | 'c' | 'y' | 'h' | 'o' | 'w' | 'lead'>;

/** A row's indexed fields for the person or case whose list it is in. Equal fields have the same `identity`. */
export type IndexFields = { identity: string; row: IndexedFields };

function identityOf(
  of: IndexList['of'],
  { n, c, y, h, o, w, lead }: IndexedFields,
  kind: CalendarKind,
): string {
  if (of === 'Attorneys') return JSON.stringify([w?.n, w?.a, w?.f]);
  if (of === 'Debtors') return JSON.stringify([w?.n, w?.a, w?.b, n, c]);
  return JSON.stringify(lead ? [kind, lead.n, lead.c, lead.h] : [kind, n, c, y, h, o]);
}

/** Interns fields: equal ones are one object, since many rows of a list have the same. */
export function internFields() {
  const made = new Map<string, IndexFields>();
  return (of: IndexList['of'], row: IndexedFields, kind: CalendarKind): IndexFields => {
    const identity = identityOf(of, row, kind);
    const fields = made.get(identity) ?? { identity, row };
    made.set(identity, fields);
    return fields;
  };
}

export type FieldsOf = ReturnType<typeof internFields>;
