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
} from '@court/records';

/** What an index holds under keys with one beginning, in the order of keys. */
export type HitRange = {
  hits: readonly (readonly [key: string, hit: unknown])[];
  /** false where the read ended before the keys did */
  complete: boolean;
  /** of the JSON that this reading brought; 0 for what was known */
  bytes: number;
};

export type HitRanges = {
  /**
   * At least the first `limit` hits under `path` whose keys begin with `prefix`, as far as there are any. Throws ReadError,
   * or the reason of `unmounted`.
   */
  read(path: string, prefix: string, limit: number, unmounted: AbortSignal): Promise<HitRange>;
  /** Forgets what was read of an earlier version of the court's data; null where the version is not known. */
  asOf(version: number | null): void;
};

/** How many ranges are remembered: what is typed grows and shrinks by letters. */
const REMEMBERED = 100;
/** The database's rules refuse a read of more hits. */
const MAX_HITS_A_READ = 100;
/** Sorts behind every character of a key. */
const LAST = '\uf8ff';

/** Where the keys of a prefix begin. A `~` in it ends what is typed: the whole number, not longer ones. */
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
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
    return range;
  };

  /** Of a shorter prefix whose hits are all known, what a longer one leaves. */
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
          endAt: start + LAST,
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

/** The ranges of one court's database, read at most once a version of its data. */
export const hitRanges = (databaseURL: string, names?: PathNames): HitRanges =>
  rangesOf(JSON.stringify([databaseURL, names]));

/** An attorney, a debtor or a case that a search brought. */
export type SearchHit = {
  field: SearchField;
  /** its key in the database */
  id: string;
  /** name or number as printed */
  title: string;
  /** the other name by which it was found, `aka Jane Roe` */
  alias: string | null;
  /** of a debtor's case, or the case's own */
  caseNumber: string | null;
  /** an attorney's firm; a case's title, of a debtor's where it says more than the name */
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
  const ofCase = caseTitle === title ? null : caseTitle;
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
    caseNumber: title,
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
