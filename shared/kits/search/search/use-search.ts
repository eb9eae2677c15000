import {
  courtAtom,
  freshnessAtom,
  type PageCourt,
  readSearchLink,
  type SearchField,
  todayAtom,
  useSearchParams,
} from '@court/contract';
import { type CalendarKind, memoizeLru } from '@court/records';
import { atom, useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { findCases, findPeople, findSimilar, type SearchStep } from './find-hits';
import { parseQuery } from './parse-query';
import { type HitRanges, hitRanges, type SearchHit } from './search-hit';

/** A search: `page` counts from 1, each brings as many more. */
type Search = { kind: CalendarKind; field: SearchField; text: string; page: number };

/** What a search has brought. */
export type SearchResults = {
  status: 'nothing-typed' | 'searching' | 'found' | 'failed';
  hits: readonly SearchHit[];
  /** names that are near to what was typed, nearest first; null while they are still looked for */
  similar: readonly SearchHit[] | null;
  /** whether there may be more than `found` */
  more: boolean;
};

/** A letter says nothing of which names are near. */
const FEWEST_LETTERS = 3;

const NOTHING: SearchResults = { status: 'nothing-typed', hits: [], similar: [], more: false };
const SEARCHING: SearchResults = { status: 'searching', hits: [], similar: null, more: false };
const FAILED: SearchResults = { ...SEARCHING, status: 'failed', similar: [] };

const versionAtom = atom((get) => get(freshnessAtom).updated?.version ?? null);

type ShowResults = (results: SearchResults) => void;

/** Tells what is found, and once more when similar names have been looked for. Throws ReadError. */
async function find(
  search: Search,
  today: string,
  ranges: HitRanges,
  unmounted: AbortSignal,
  tell: ShowResults,
) {
  const { kind, field, text, page } = search;
  const query = parseQuery(field, text);
  if (query.as === 'nothing') return tell(NOTHING);
  const shown = ({ hits, complete }: SearchStep, similar: SearchResults['similar']) =>
    tell({ status: 'found', hits, similar, more: !complete });
  if (query.as === 'number')
    return shown(await findCases({ kind, typed: query.typed, today, page }, ranges, unmounted), []);
  const named = { kind, field: query.field, text: query.name, today, page };
  const people = await findPeople(named, ranges, unmounted);
  if (!people.complete || query.name.length < FEWEST_LETTERS) return shown(people, []);
  shown(people, null);
  const known = new Set(people.hits.map(({ id }) => id));
  const similar = await findSimilar(named, people.bytes, ranges, unmounted).catch((reason: unknown) => {
    if (unmounted.aborted) throw reason;
    return [];
  });
  shown(
    people,
    similar.filter(({ id }) => !known.has(id)),
  );
}

function resultsAtomIn({ client, paths }: PageCourt, version: number | null, today: string, search: Search) {
  const shownAtom = atom<SearchResults>(
    parseQuery(search.field, search.text).as === 'nothing' ? NOTHING : SEARCHING,
  );
  shownAtom.onMount = (show) => {
    const unmounted = new AbortController();
    const ranges = hitRanges(client.databaseURL, paths);
    ranges.asOf(version);
    find(search, today, ranges, unmounted.signal, (results) => {
      if (!unmounted.signal.aborted) show(results);
    }).catch(() => {
      if (!unmounted.signal.aborted) show(FAILED);
    });
    return () => unmounted.abort();
  };
  return shownAtom;
}

const searches = memoizeLru(50, (key) => {
  const search = JSON.parse(key) as Search;
  const attemptAtom = atom(0);
  const inCourtAtom = atom((get) => {
    get(attemptAtom);
    const court = get(courtAtom);
    return court && resultsAtomIn(court, get(versionAtom), get(todayAtom), search);
  });
  return atom(
    (get): SearchResults => {
      const shownAtom = get(inCourtAtom);
      return shownAtom ? get(shownAtom) : SEARCHING;
    },
    (_get, set) => set(attemptAtom, (attempts) => attempts + 1),
  );
});

/**
 * What a typed text brings in the chosen court, the same atom for the same text; read while somebody looks, and again
 * when the court's data have changed. An answer that comes when nobody looks any more is dropped. Written to, it tries again.
 */
function searchResultsAtom({ kind, field, text, page }: Search) {
  return searches(JSON.stringify({ kind, field, text: text.trim(), page }));
}

/** ms without a keystroke after which a text is searched. */
const REST_MS = 120;

export type SearchState = {
  /** as it stands in the field */
  text: string;
  /** as it is searched */
  settled: string;
  /** what stands on the screen: while a text is searched, what the one before brought */
  results: SearchResults;
  /** true while `results` is not yet that of `text` */
  searching: boolean;
  type: (text: string) => void;
  showMore: () => void;
  retry: () => void;
};

/** A search whose text stands in the address (`?q=`), so that a link and the way back restore it. */
export function useSearch(kind: CalendarKind, field: SearchField): SearchState {
  const [query, setQuery] = useSearchParams();
  const inAddress = readSearchLink(query);
  const [text, setText] = useState(inAddress);
  const [{ settled, page }, settle] = useState({ settled: inAddress, page: 1 });
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (inAddress === written.current) return;
    clearTimeout(timer.current);
    written.current = inAddress;
    setText(inAddress);
    settle({ settled: inAddress, page: 1 });
  }, [inAddress]);

  const [results, retry] = useAtom(searchResultsAtom({ kind, field, text: settled, page }));
  const [last, keep] = useState(results);
  if (results.status !== 'searching' && results !== last) keep(results);

  return {
    text,
    settled,
    results: results.status === 'searching' ? last : results,
    searching: text !== settled || results.status === 'searching',
    type(next) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        written.current = next;
        settle({ settled: next, page: 1 });
        setQuery(next ? { q: next } : {}, { replace: true });
      }, REST_MS);
    },
    showMore: () => settle({ settled, page: page + 1 }),
    retry,
  };
}
