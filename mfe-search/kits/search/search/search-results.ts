import { courtAtom, freshnessAtom, type PageCourt, type SearchField, todayAtom } from '@court/contract';
import { type CalendarKind, memoizeLru } from '@court/domain';
import { atom } from 'jotai';
import {
  findCases,
  findPeople,
  findSimilar,
  isExactName,
  MAX_BYTES,
  type SearchStep,
  searchedPart,
} from './find-hits';
import { fieldsOf, parseQuery, type SearchScope } from './parse-query';
import { type HitRanges, hitRanges, type SearchHit } from './search-hit';

/** A search. `page` starts at 1; every page adds the same number of hits. `most`: maximum bytes. */
type Search = { kind: CalendarKind; field: SearchField; text: string; page: number; most: number };

/** `too-short`: a name of one letter, which the database cannot search. */
type Status = 'nothing-typed' | 'too-short' | 'searching' | 'found' | 'failed';

/** Hits among attorneys, cases or debtors. */
export type SearchGroup = {
  /** the searched field; a name that was typed as a case number is searched among debtors */
  field: SearchField;
  hits: readonly SearchHit[];
  /** names similar to the typed text, most similar first; null while they are loading */
  similar: readonly SearchHit[] | null;
  /** whether there may be more than `hits` */
  more: boolean;
};

type Found = SearchGroup & { status: Status };

export type SearchResults = { status: Status; groups: readonly SearchGroup[] };

/** Minimum letters for a search of similar names: fewer letters are similar to too many names. */
const MIN_LETTERS = 3;

const nothing = (field: SearchField, status: Status): Found => ({
  ...{ field, status, hits: [], more: false },
  similar: status === 'searching' ? null : [],
});

/** The version of the court's data; null if unknown. A new version makes searches read again. */
export const dataVersionAtom = atom((get) => get(freshnessAtom).updated?.version ?? null);

/** The status of a text for which nothing is read; null if it is searched. */
function statusUnread(field: SearchField, text: string): Status | null {
  const query = parseQuery(field, text);
  if (query.as === 'nothing') return 'nothing-typed';
  return query.as === 'name' && searchedPart(query.name) === 'none' ? 'too-short' : null;
}

type ShowFound = (found: Found) => void;

/**
 * Calls `tell` with the hits, and again with similar names. Does not call it for an empty text. Throws ReadError.
 */
async function find(
  search: Search,
  today: string,
  ranges: HitRanges,
  unmounted: AbortSignal,
  tell: ShowFound,
) {
  const { kind, field, text, page, most } = search;
  const query = parseQuery(field, text);
  if (query.as === 'nothing') return;
  const shown = ({ hits, complete }: SearchStep, similar: SearchGroup['similar']) =>
    tell({
      field: query.as === 'name' ? query.field : field,
      ...{ status: 'found', hits, similar, more: !complete },
    });
  if (query.as === 'number')
    return shown(await findCases({ kind, typed: query.typed, today, page }, ranges, unmounted), []);
  const named = { kind, field: query.field, text: query.name, today, page, most };
  const people = await findPeople(named, ranges, unmounted);
  if (people.hits.length === 0 && searchedPart(query.name) === 'part')
    return tell(nothing(query.field, 'too-short'));
  if (!people.complete || query.name.length < MIN_LETTERS) return shown(people, []);
  shown(people, null);
  const known = new Set(people.hits.map(({ id }) => id));
  const similar = await findSimilar(named, people.bytes, ranges, unmounted).catch((reason: unknown) => {
    // without a hit, the screen would say that nothing was found
    if (unmounted.aborted || people.hits.length === 0) throw reason;
    return [];
  });
  shown(
    people,
    similar.filter(({ id }) => !known.has(id)),
  );
}

function foundAtomIn({ client, paths }: PageCourt, version: number | null, today: string, search: Search) {
  const unread = statusUnread(search.field, search.text);
  const shownAtom = atom(nothing(search.field, unread ?? 'searching'));
  if (unread) return shownAtom;
  shownAtom.onMount = (show) => {
    const unmounted = new AbortController();
    const ranges = hitRanges(client.databaseURL, paths);
    ranges.asOf(version);
    find(search, today, ranges, unmounted.signal, (found) => {
      if (!unmounted.signal.aborted) show(found);
    }).catch(() => {
      if (!unmounted.signal.aborted) show(nothing(search.field, 'failed'));
    });
    return () => unmounted.abort();
  };
  return shownAtom;
}

/**
 * Combines the groups into one result. It has one status for all groups, so that a group that loads early does not move
 * later. A group that contains exactly the typed name is first.
 */
function together(parts: readonly Found[], text: string): SearchResults {
  const worst = (['failed', 'searching', 'nothing-typed'] as const).find((status) =>
    parts.some((part) => part.status === status),
  );
  const isShort = parts.every(({ status }) => status === 'too-short');
  const isExact = isExactName(text);
  const placeOf = ({ hits }: Found) => (hits.some(isExact) ? 0 : 1);
  const groups = [...parts].sort((a, b) => placeOf(a) - placeOf(b));
  return { status: worst ?? (isShort ? 'too-short' : 'found'), groups };
}

/** A search. `pages`: the number of shown pages per field; 1 if the field is absent. */
export type Asked = { kind: CalendarKind; scope: SearchScope; text: string; pages: Record<string, number> };

const searches = memoizeLru(50, (key) => {
  const { kind, scope, text, pages } = JSON.parse(key) as Asked;
  const fields = fieldsOf(scope, text);
  // two searches share the bytes of one keystroke
  const most = Math.floor(MAX_BYTES / fields.length);
  const attemptAtom = atom(0);
  const inCourtAtom = atom((get) => {
    get(attemptAtom);
    const court = get(courtAtom);
    if (!court) return null;
    const [version, today] = [get(dataVersionAtom), get(todayAtom)];
    return fields.map((field) =>
      foundAtomIn(court, version, today, { kind, field, text, page: pages[field] ?? 1, most }),
    );
  });
  return atom(
    (get): SearchResults => {
      const parts = get(inCourtAtom);
      const found = parts?.map((part) => get(part)) ?? fields.map((field) => nothing(field, 'searching'));
      return together(found, text);
    },
    (_get, set) => set(attemptAtom, (attempts) => attempts + 1),
  );
});

/**
 * The results of a search in the chosen court; the same atom for the same search. It reads while it has subscribers,
 * and again when the court's data change. It drops answers that arrive after the last subscriber has left. A write
 * retries.
 */
export function searchResultsAtom({ kind, scope, text, pages }: Asked) {
  return searches(JSON.stringify({ kind, scope, text: text.trim(), pages }));
}
