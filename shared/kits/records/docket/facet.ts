import type { StoredRow } from './docket-row';
import { HIDDEN_AS, isHiddenAs } from './hearing-status';

/**
 * What a docket row is counted under in `months/<YYYY-MM>/d<dd>/<facet>`: ids in fixed order, joined by `~`,
 * `_` for unknown. Ids are made of a-z, 0-9 and `-`, so that they need no coding. Where the court flags a hearing
 * otherwise than its status says, the flags stand behind the status: `held+YNN`.
 */
export type Facet = {
  judge: string | null;
  trustee: string | null;
  office: string | null;
  type: string | null;
  chapter: string | null;
  status: string | null;
  publicDefender: 'Y' | 'N';
  /** stricken, terminated, satisfied as the court flags them, only where that is not what the status says */
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

/** What the status by itself says of stricken, terminated, satisfied. */
function flagsOfStatus(status: StoredRow['s']): string {
  return HIDDEN_AS.map((as) => (isHiddenAs(status, null, as) ? 'Y' : 'N')).join('');
}

/** Where a row is counted; null where it is not: the hearing stands on another day now, or was to be held and is not listed. */
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
