import { readSearchLink, type SearchField, useSearchParams } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type SearchResults, searchResultsAtom } from './search-results-atom';

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
