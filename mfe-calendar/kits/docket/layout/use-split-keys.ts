import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The focus must rest on a row for this long before its record loads. Skips rows that the reader only moves past. */
const REST_MS = 150;

type Options = {
  list: RefObject<HTMLElement | null>;
  /** attribute with the id of a row's record */
  idAttribute: string;
  /** id of the record that is open beside the list */
  open: string | null;
  isWide: boolean;
  show: (id: string | null) => void;
};

const isPlain = (event: MouseEvent | KeyboardEvent) =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;

/**
 * Handles clicks and keys on a list's rows while a record can open beside it. Uses DOM listeners, so no row renders
 * again. Sets aria-current on the row whose record is open.
 */
export function useSplitKeys({ list, idAttribute, open, isWide, show }: Options) {
  const latest = useRef({ open, show });
  latest.current = { open, show };
  /** position of the pressed row on the screen, px */
  const place = useRef<{ id: string; top: number } | null>(null);
  const rowOf = useCallback(
    (id: string) => {
      const marked =
        list.current?.querySelectorAll<HTMLElement>(`[${idAttribute}=${JSON.stringify(id)}]`) ?? [];
      // an opened record lists dates with the same attribute
      return [...marked].find((row) => !row.closest('[data-pane]')) ?? null;
    },
    [list, idAttribute],
  );

  useEffect(() => {
    const root = list.current;
    if (!root || !isWide) return;
    /** the link of a row and the id of its record */
    const rowLink = (target: EventTarget | null) => {
      const link =
        target instanceof Element ? target.closest<HTMLElement>(`[${idAttribute}] > div > a[href]`) : null;
      const id = link?.closest(`[${idAttribute}]`)?.getAttribute(idAttribute) ?? null;
      return link && id !== null ? { link, id } : null;
    };
    const openBeside = (id: string) => {
      place.current = { id, top: rowOf(id)?.getBoundingClientRect().top ?? 0 };
      latest.current.show(id);
    };
    const onClick = (event: MouseEvent) => {
      const row = rowLink(event.target);
      // detail 0 means the Enter key, which opens the full page
      if (!row || event.button !== 0 || event.detail === 0 || !isPlain(event)) return;
      event.preventDefault();
      openBeside(row.id);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const row = rowLink(event.target);
      if (!row || !isPlain(event)) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === ' ') openBeside(row.id);
      else if (latest.current.open === null) return;
      else if (event.key === 'Escape') latest.current.show(null);
      else if (step) {
        const links = [...root.querySelectorAll<HTMLElement>(`[${idAttribute}] > div > a[href]`)];
        links[links.indexOf(row.link) + step]?.focus();
      } else return;
      event.preventDefault();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = (event: FocusEvent) => {
      const row = rowLink(event.target);
      clearTimeout(timer);
      if (row && latest.current.open !== null && latest.current.open !== row.id)
        timer = setTimeout(() => latest.current.open !== null && latest.current.show(row.id), REST_MS);
    };
    root.addEventListener('click', onClick, true);
    root.addEventListener('keydown', onKeyDown, true);
    root.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('click', onClick, true);
      root.removeEventListener('keydown', onKeyDown, true);
      root.removeEventListener('focusin', onFocus);
    };
  }, [list, idAttribute, isWide, rowOf]);

  const isFirst = useRef(open !== null);
  useEffect(() => {
    const root = list.current;
    if (!root || open === null) return;
    let marked: HTMLElement | null = null;
    const unmark = () => marked?.removeAttribute('aria-current');
    const settle = () => {
      const row = rowOf(open);
      if (row === marked) return;
      unmark();
      marked = row;
      if (!row) return;
      row.setAttribute('aria-current', 'true');
      // an address that opens a record also scrolls to its row
      if (isFirst.current) row.scrollIntoView?.({ block: 'nearest' });
      isFirst.current = false;
    };
    settle();
    // the virtual list adds and removes rows during scrolling, and an element can get another hearing
    const watcher = new MutationObserver(settle);
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: [idAttribute] });
    return () => {
      watcher.disconnect();
      unmark();
    };
  }, [list, idAttribute, open, rowOf]);

  const keepPlace = useCallback(() => {
    const last = place.current;
    place.current = null;
    const row = last && rowOf(last.id);
    if (!row) return;
    window.scrollBy(0, row.getBoundingClientRect().top - last.top);
    // beside an open record the bar stays on the screen, and must not cover the row
    row.scrollIntoView?.({ block: 'nearest' });
  }, [rowOf]);
  return { rowOf, keepPlace };
}
