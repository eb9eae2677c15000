import type { SearchField } from '@court/contract';
import { isDay, objectOf, targetOfHitKey, textOf } from '@court/records';

/** An attorney, a debtor or a case that a search brought. */
export type SearchHit = {
  field: SearchField;
  /** its key in the database */
  id: string;
  /** name or number as printed */
  title: string;
  /** the other name by which it was found, `aka Jane Roe` */
  alias: string | null;
  /** an attorney's firm, a debtor's case, a case's title */
  note: string | null;
  /** YYYY-MM-DD of its latest hearing or meeting; '' where that is not known */
  latest: string;
  /** a case with a 341 meeting */
  hasMeeting: boolean;
};

const dayOf = (json: unknown) => (typeof json === 'string' && isDay(json) ? json : '');

/** A hit of a name index; null where it has no name. */
export function personHit(field: 'attorney' | 'debtor', key: string, hit: unknown): SearchHit | null {
  const { n, k, f, c, t, u } = objectOf(hit) ?? {};
  const title = textOf(n);
  if (!title) return null;
  const caseTitle = textOf(t);
  const ofCase = [textOf(c), caseTitle === title ? null : caseTitle].filter(Boolean).join(' · ');
  return {
    field,
    id: targetOfHitKey(key),
    title,
    alias: textOf(k) ?? null,
    note: (field === 'attorney' ? textOf(f) : ofCase) || null,
    latest: dayOf(u),
    hasMeeting: false,
  };
}

/** A hit of the index of case numbers; null where it has no number. */
export function caseHit(key: string, hit: unknown): SearchHit | null {
  const { n, t, u, m } = objectOf(hit) ?? {};
  const title = textOf(n);
  if (!title) return null;
  const id = targetOfHitKey(key);
  return {
    field: 'casenumber',
    id,
    title,
    alias: null,
    note: textOf(t) ?? null,
    latest: dayOf(u),
    hasMeeting: m === 1,
  };
}

/** Each person or case once; found by its own name before found by another. */
export function eachOnce(found: readonly (SearchHit | null)[]): SearchHit[] {
  const once = new Map<string, SearchHit>();
  for (const one of found) {
    if (!one) continue;
    const known = once.get(one.id);
    if (!known || (known.alias !== null && one.alias === null)) once.set(one.id, one);
  }
  return [...once.values()];
}
