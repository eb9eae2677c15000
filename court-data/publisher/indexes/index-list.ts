import { type CalendarKind, casesPath, type People, personRowsPath } from '@court/records';

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
