import { type CalendarKind, casesPath, type DatedRow, type People, personRowsPath } from '@court/records';

/** One person's or one case's list of dated rows. */
export type IndexList = {
  /** `meetings`: the list of 341 meetings alone */
  root: CalendarKind;
  of: People | 'Cases';
  /** person's id or case key */
  id: string;
};

/** Where the list lies; of a case, with what is said of it. */
export function listPath({ root, of, id }: IndexList): string {
  return of === 'Cases' ? `${casesPath(root)}/${id}` : personRowsPath(root, of, id);
}

/** Where a row lies in the list at `path`. */
export function rowPath(path: string, of: IndexList['of'], kind: CalendarKind, datedKey: string): string {
  return of === 'Cases' ? `${path}/${kind}/${datedKey}` : `${path}/${datedKey}`;
}

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

/** A row in a list: its key, and the fields it is indexed by. */
export type ListedRow = { key: string; fields: IndexFields };
