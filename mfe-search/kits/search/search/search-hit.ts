import { readJson, type SearchField } from '@court/contract';
import {
  courtPath,
  hitKeyStart,
  isDay,
  keyAfter,
  memoizeLru,
  objectOf,
  type PathNames,
  restUrl,
  targetOfHitKey,
  textOf,
} from '@court/domain';

/** The entries of an index whose keys share a prefix, in key order. */
export type HitRange = {
  hits: readonly (readonly [key: string, hit: unknown])[];
  /** false if the range has more keys than were read */
  complete: boolean;
  /** bytes of JSON that this read transferred; 0 if served from the cache */
  bytes: number;
};

export type HitRanges = {
  /**
   * Reads at least the first `limit` hits under `path` whose keys begin with `prefix`, or all if there are fewer.
   * Throws ReadError, or the abort reason of `unmounted`.
   */
  read(path: string, prefix: string, limit: number, unmounted: AbortSignal): Promise<HitRange>;
  /** Clears the cache if the court's data have a new version. Null if the version is unknown. */
  asOf(version: number | null): void;
};

/** Number of ranges in the cache. Typed text grows and shrinks by letters. */
const MAX_CACHED_RANGES = 100;
/** The database's rules refuse a read of more hits. */
const MAX_HITS_A_READ = 100;
/** Sorts after every character of a key. */
const LAST_KEY = '\uf8ff';

/** The first key of a prefix. A `~` ends the typed text: it matches the exact number, but no longer numbers. */
function startOf(prefix: string): string {
  const [typed = '', ...end] = prefix.split('~');
  return [hitKeyStart(typed), ...end].join('~');
}

function rangesIn(key: string): HitRanges {
  const [databaseURL, names] = JSON.parse(key) as [string, PathNames | undefined];
  const known = new Map<string, HitRange>();
  let present: number | null = null;

  const remember = (at: string, range: HitRange) => {
    known.delete(at);
    known.set(at, range);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_CACHED_RANGES) break;
      known.delete(oldest);
    }
    return range;
  };

  /** Hits of a longer prefix, filtered from a shorter prefix whose hits are all known. */
  const narrowed = (path: string, start: string): HitRange | null => {
    for (let length = start.length; length > 0; length -= 1) {
      const wider = known.get(`${path}|${start.slice(0, length)}`);
      if (wider?.complete) return { ...wider, hits: wider.hits.filter(([key]) => key.startsWith(start)) };
    }
    return null;
  };

  return {
    async read(path, prefix, limit, unmounted) {
      const start = startOf(prefix);
      const at = `${path}|${start}`;
      const before = narrowed(path, start) ?? known.get(at);
      if (before && (before.complete || before.hits.length >= limit)) return { ...before, bytes: 0 };
      const version = present;
      const hits = [...(before?.hits ?? [])];
      let bytes = 0;
      let complete = false;
      while (!complete && hits.length < limit) {
        const wanted = Math.min(limit - hits.length, MAX_HITS_A_READ);
        const last = hits.at(-1)?.[0];
        const keys = {
          startAt: last === undefined ? start : keyAfter(last),
          endAt: start + LAST_KEY,
          limitToFirst: wanted,
        };
        const json = await readJson(restUrl(databaseURL, courtPath(path, names), keys), unmounted);
        const read = Object.entries(objectOf(json) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
        bytes += new TextEncoder().encode(JSON.stringify(json)).length;
        hits.push(...read);
        complete = read.length < wanted;
      }
      const range = { hits, complete, bytes };
      return version === present ? remember(at, range) : range;
    },
    asOf(version) {
      if (version === null || version === present) return;
      if (present !== null) known.clear();
      present = version;
    },
  };
}

const rangesOf = memoizeLru(4, rangesIn);

/** The cached ranges of a court's database. Each is read at most once per version of its data. */
export const hitRanges = (databaseURL: string, names?: PathNames): HitRanges =>
  rangesOf(JSON.stringify([databaseURL, names]));

/** An attorney, debtor or case found by a search. */
export type SearchHit = {
  field: SearchField;
  /** its key in the database */
  id: string;
  /** name or number as printed */
  title: string;
  /** the other name that matched, `aka Jane Roe` */
  alias: string | null;
  /** number of the debtor's case, or of the case itself */
  caseNumber: string | null;
  /** an attorney's firm, or a case's title; for a debtor, the case's title if it adds to the name */
  note: string | null;
  /** YYYY-MM-DD of its latest hearing or meeting; '' if unknown */
  latest: string;
  /** true for a case with a 341 meeting */
  hasMeeting: boolean;
};

const dayOf = (json: unknown) => (typeof json === 'string' && isDay(json) ? json : '');

/** Parses a hit of a name index. Null if it has no name. */
export function personHit(field: 'attorney' | 'debtor', key: string, hit: unknown): SearchHit | null {
  const { n, k, f, c, t, u } = objectOf(hit) ?? {};
  const title = textOf(n);
  if (!title) return null;
  const caseTitle = textOf(t);
  // the index stores the beginning of a long title
  const ofCase = title.startsWith(caseTitle?.replace(/…$/, '') ?? '') ? null : caseTitle;
  return {
    field,
    id: targetOfHitKey(key),
    title,
    alias: textOf(k) ?? null,
    caseNumber: (field === 'debtor' && textOf(c)) || null,
    note: (field === 'attorney' ? textOf(f) : ofCase) || null,
    latest: dayOf(u),
    hasMeeting: false,
  };
}

/** Parses a hit of the index of case numbers. Null if it has no number. */
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
    caseNumber: title,
    note: textOf(t) ?? null,
    latest: dayOf(u),
    hasMeeting: m === 1,
  };
}

/** Removes duplicate people and cases. Prefers a hit by the printed name over a hit by another name. */
export function eachOnce(found: readonly (SearchHit | null)[]): SearchHit[] {
  const once = new Map<string, SearchHit>();
  for (const one of found) {
    if (!one) continue;
    const known = once.get(one.id);
    if (!known || (known.alias !== null && one.alias === null)) once.set(one.id, one);
  }
  return [...once.values()];
}
