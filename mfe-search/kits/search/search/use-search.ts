import { readSearchLink, type SearchField, useLocation, useSearchParams } from '@court/contract';
import type { CalendarKind } from '@court/domain';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldsOf, readScope, type SearchScope, scopeQuery } from './parse-query';
import { type Asked, type SearchResults, searchResultsAtom } from './search-results';

/** The search starts after this time without a keystroke. */
const REST_MS = 120;

export type SearchState = {
  scope: SearchScope;
  /** the text in the field */
  text: string;
  /** the text of the current search */
  settled: string;
  /** the results on the screen; during a search, those of the previous text */
  results: SearchResults;
  /** true while `results` does not belong to `text` yet */
  searching: boolean;
  type: (text: string) => void;
  /** call when a link is pressed: writes the typed text to the address, so that Back restores it */
  leave: () => void;
  showMore: (field: SearchField) => void;
  retry: () => void;
};

const FIRST: Asked['pages'] = {};

/** A search. Its text and scope are in the address (`?q=`, `?in=`), so that links and Back restore them. */
export function useSearch(kind: CalendarKind, field: SearchField): SearchState {
  const [query] = useSearchParams();
  const scope = readScope(query, field);
  const { text, settled, pages, type, leave, showPages } = useSearchText(scope);

  const [results, retry] = useAtom(searchResultsAtom({ kind, scope, text: settled, pages }));
  const [last, keep] = useState(results);
  if (results.status !== 'searching' && results !== last) keep(results);

  return {
    ...{ scope, text, settled, type, leave, retry },
    results: results.status === 'searching' ? last : results,
    searching: text !== settled || results.status === 'searching',
    showMore: (of) => showPages({ ...pages, [keyOf(of)]: (pages[keyOf(of)] ?? 1) + 1 }),
  };

  /** The searched field for a result field. A name typed in the case search is searched among debtors. */
  function keyOf(of: SearchField): string {
    const fields = fieldsOf(scope, settled);
    return fields.find((field) => field === of) ?? fields[0] ?? of;
  }
}

/** History state of a navigation that the field made itself: the id of the field and the number of the navigation. */
type TypedState = { typedBy: number; count: number };

/**
 * The text of the field, and the address that follows it. A navigation may finish long after it was requested. An
 * address from it never replaces letters that the reader typed meanwhile.
 */
function useSearchText(scope: SearchScope) {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const inAddress = readSearchLink(query);
  const [id] = useState(Math.random);
  const [text, setText] = useState(inAddress);
  const [{ settled, pages }, settle] = useState({ settled: inAddress, pages: FIRST });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** typed text that is not in the address yet; null if there is none */
  const unsent = useRef<string | null>(null);
  const count = useRef({ sent: 0, arrived: 0 });
  /** true after a link was pressed: text typed meanwhile waits for the new address */
  const isLeaving = useRef(false);
  const seen = useRef(key);

  const send = () => {
    clearTimeout(timer.current);
    const next = unsent.current;
    if (next === null) return;
    settle({ settled: next, pages: FIRST });
    if (isLeaving.current) return;
    unsent.current = null;
    count.current.sent += 1;
    const typed: TypedState = { typedBy: id, count: count.current.sent };
    setQuery(scopeQuery(scope, next), { replace: true, state: typed });
  };
  const arrive = useEffectEvent(() => {
    const typed = state as Partial<TypedState> | null;
    // a history entry that the reader returns to has a lower count
    if (typed?.typedBy === id && Number(typed.count) > count.current.arrived) {
      count.current.arrived = Number(typed.count);
      return;
    }
    isLeaving.current = false;
    // the reader kept typing, so the address must follow
    if (unsent.current !== null) return send();
    setText(inAddress);
    settle({ settled: inAddress, pages: FIRST });
  });
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    arrive();
  }, [key]);
  useEffect(() => {
    // Back discards the text that was typed last
    const drop = () => {
      clearTimeout(timer.current);
      unsent.current = null;
    };
    window.addEventListener('popstate', drop);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', drop);
    };
  }, []);
  return {
    text,
    settled,
    pages,
    showPages: (shown: Asked['pages']) => settle({ settled, pages: shown }),
    type(next: string) {
      unsent.current = next;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(send, REST_MS);
    },
    leave() {
      send();
      isLeaving.current = true;
    },
  };
}
