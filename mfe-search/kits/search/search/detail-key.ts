import type { SearchField } from '@court/contract';
import { type CalendarKind, casesPath, personRowsPath } from '@court/domain';

/** Identifies a list of dates: an attorney's, debtor's or case's, by its key in the database. */
export type DetailKey = { kind: CalendarKind; field: SearchField; id: string };

/** Database path of a person's list of dates, or of a whole case. */
export function detailPath({ kind, field, id }: DetailKey): string {
  if (field === 'casenumber') return `${casesPath(kind)}/${id}`;
  return personRowsPath(kind, field === 'attorney' ? 'Attorneys' : 'Debtors', id);
}
