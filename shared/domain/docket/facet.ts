import { HIDDEN_AS, isHiddenAs } from '../source/hearing-status';
import type { StoredRow } from './docket-row';

/**
 * The values by which a docket row is counted in `months/<YYYY-MM>/d<dd>/<facet>`. The key joins the ids with `~` in a
 * fixed order; `_` means unknown. Ids consist of a-z, 0-9 and `-`, so the key needs no encoding. If the court's flags
 * differ from the status, the key has them after the status: `held+YNN`.
 */
export type Facet = {
  judge: string | null;
  trustee: string | null;
  office: string | null;
  type: string | null;
  chapter: string | null;
  status: string | null;
  publicDefender: 'Y' | 'N';
  /** the court's flags for stricken, terminated, satisfied; set only if they differ from the status */
  flags?: string;
};

/** The key of a facet. It starts with a letter or `_`. */
export function facetKey(facet: Facet): string {
  const { judge, trustee, office, type, chapter, status, publicDefender, flags } = facet;
  const flagged = flags ? `${status ?? '_'}+${flags}` : status;
  return [judge, trustee, office, type, chapter, flagged, publicDefender].map((id) => id ?? '_').join('~');
}

/** Reads a key made by facetKey. */
export function parseFacet(key: string): Facet {
  const at = key.split('~').map((id) => (id === '_' ? null : id));
  const [judge = null, trustee = null, office = null, type = null, chapter = null, flagged = null] = at;
  const [status = '_', flags] = flagged?.split('+') ?? [];
  const known = status === '_' ? null : status;
  const publicDefender = at[6] === 'Y' ? 'Y' : 'N';
  const facet: Facet = { judge, trustee, office, type, chapter, status: known, publicDefender };
  return flags ? { ...facet, flags } : facet;
}

/** The flags for stricken, terminated, satisfied that follow from the status. */
function flagsOfStatus(status: StoredRow['s']): string {
  return HIDDEN_AS.map((as) => (isHiddenAs(status, null, as) ? 'Y' : 'N')).join('');
}

/**
 * The facet under which a row is counted. Null if no count includes it: the hearing moved to another day, or the
 * court no longer lists it.
 */
export function facetOfRow(row: StoredRow): Facet | null {
  const status = row.z ?? row.s;
  if (row.movedTo || status === 'removed') return null;
  const facet: Facet = {
    judge: row.j ?? null,
    trustee: row.r ?? null,
    office: row.o ?? null,
    type: row.y,
    chapter: row.h ?? null,
    status,
    publicDefender: row.d === 1 ? 'Y' : 'N',
  };
  return row.f && row.f !== flagsOfStatus(status) ? { ...facet, flags: row.f } : facet;
}
