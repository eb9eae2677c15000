import { type CalendarKind, casesPath, type People, personRowsPath } from '@court/shared/records/data-paths';
import type { DatedRow } from '@court/shared/records/index-records';

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

export function rowPathIn(list: IndexList, kind: CalendarKind, datedKey: string): string {
  return list.of === 'Cases' ? `${listPath(list)}/${kind}/${datedKey}` : `${listPath(list)}/${datedKey}`;
}

/** What of a dated row decides by which keys, and with which words, its person or case is found. */
export type Spoken = Pick<DatedRow, 'n' | 'c' | 'y' | 'h' | 'o' | 'w' | 'lead'>;

/** A row in a list: its key, and what it says. Rows of one list with the same `says` say the same. */
export type Standing = { key: string; says: string; row: Spoken };

/** Stands for what a row says in a list of attorneys, debtors or cases. */
export function saysOf(of: IndexList['of'], { n, c, y, h, o, w, lead }: Spoken, kind: CalendarKind): string {
  if (of === 'Attorneys') return JSON.stringify([w?.n, w?.a, w?.f]);
  if (of === 'Debtors') return JSON.stringify([w?.n, w?.a, w?.b, n, c]);
  return JSON.stringify(lead ? [kind, lead.n, lead.c, lead.h] : [kind, n, c, y, h, o]);
}
