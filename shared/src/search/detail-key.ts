import type { SearchField } from '../contract/search-links';
import { type CalendarKind, casesPath, personRowsPath } from '../records/data-paths';

/** Whose dates: an attorney's, a debtor's or a case's, by its key in the database. */
export type DetailKey = { kind: CalendarKind; field: SearchField; id: string };

/** What no key of the database holds (https://firebase.google.com/docs/database/web/structure-data). */
const NEVER_IN_KEYS = /[.#$[\]/\p{Cc}]/u;

/** Whether a record of the database can have this key: addresses are typed and cut short. */
export const isKey = (id: string) =>
  id !== '' && id.length <= 768 && !NEVER_IN_KEYS.test(id) && new TextEncoder().encode(id).length <= 768;

/** Path of a person's list of dates, or of a whole case. */
export function detailPath({ kind, field, id }: DetailKey): string {
  if (field === 'casenumber') return `${casesPath(kind)}/${id}`;
  return personRowsPath(kind, field === 'attorney' ? 'Attorneys' : 'Debtors', id);
}
