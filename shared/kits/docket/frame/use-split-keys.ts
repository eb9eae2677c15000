import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long the focus rests on a row before its record is shown: rows that are passed over read nothing. */
const REST_MS = 150;

type Options = {
  list: RefObject<HTMLElement | null>;
  /** by which a row's element is known */
  idAttribute: string;
  /** id of what is open beside the list */
  open: string | null;
  isWide: boolean;
  show: (id: string | null) => void;
};

const isPlain = (event: MouseEvent | KeyboardEvent) =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;

/**
 * What presses and keys on a list's rows do while records open beside it. By the elements themselves: no row is drawn anew
 * for it, and the row whose record is open is marked as the current one.
 */
export function useSplitKeys({ list, idAttribute, open, isWide, show }: Options) {
  const latest = useRef({ open, show });
  latest.current = { open, show };
  /** where the pressed row stood on the screen, px */
  const place = useRef<{ id: string; top: number } | null>(null);
  const rowOf = useCallback(
    (id: string) => {
      const marked =
        list.current?.querySelectorAll<HTMLElement>(`[${idAttribute}=${JSON.stringify(id)}]`) ?? [];
      // an opened record lists dates by the same attribute
      return [...marked].find((row) => !row.closest('[data-pane]')) ?? null;
    },
    [list, idAttribute],
  );

  useEffect(() => {
    const root = list.current;
    if (!root || !isWide) return;
    /** the row's own link, and the id of its record */
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
      // without a pointer it is the Enter key, which opens the whole page
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
    const settle = () => {
      const row = rowOf(open);
      if (!row || row.hasAttribute('aria-current')) return;
      row.setAttribute('aria-current', 'true');
      // an address that opens a record shows its row too
      if (isFirst.current) row.scrollIntoView?.({ block: 'nearest' });
      isFirst.current = false;
    };
    settle();
    // rows come and go while one scrolls
    const watcher = new MutationObserver(settle);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      rowOf(open)?.removeAttribute('aria-current');
    };
  }, [list, open, rowOf]);

  const keepPlace = useCallback(() => {
    const last = place.current;
    place.current = null;
    const row = last && rowOf(last.id);
    if (row) window.scrollBy(0, row.getBoundingClientRect().top - last.top);
  }, [rowOf]);
  return { rowOf, keepPlace };
}
