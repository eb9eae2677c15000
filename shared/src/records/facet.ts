import type { StoredRow } from './docket-row';

/**
 * What a docket row is counted under in `months/<YYYY-MM>/d<dd>/<facet>`: ids in fixed order, joined by `~`,
 * `_` for unknown. Ids are made of a-z, 0-9 and `-`, so that they need no coding.
 */
export type Facet = {
  judge: string | null;
  trustee: string | null;
  office: string | null;
  type: string | null;
  chapter: string | null;
  status: string | null;
  publicDefender: 'Y' | 'N';
};

/** The key of a facet. It starts with a letter or `_`. */
export function facetKey(facet: Facet): string {
  const { judge, trustee, office, type, chapter, status, publicDefender } = facet;
  return [judge, trustee, office, type, chapter, status, publicDefender].map((id) => id ?? '_').join('~');
}

/** Reads a key made by facetKey. */
export function parseFacet(key: string): Facet {
  const at = key.split('~').map((id) => (id === '_' ? null : id));
  const [judge = null, trustee = null, office = null, type = null, chapter = null, status = null] = at;
  return { judge, trustee, office, type, chapter, status, publicDefender: at[6] === 'Y' ? 'Y' : 'N' };
}

/** Where a row is counted; null where it is not: the hearing stands on another day now, or was removed. */
export function facetOfRow(row: StoredRow): Facet | null {
  if (row.movedTo || row.s === 'removed') return null;
  return {
    judge: row.j ?? null,
    trustee: row.r ?? null,
    office: row.o ?? null,
    type: row.y,
    chapter: row.h ?? null,
    status: row.s,
    publicDefender: row.d === 1 ? 'Y' : 'N',
  };
}
