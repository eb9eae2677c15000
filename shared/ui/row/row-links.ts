import { offeredAtom, useNavigate } from '@court/contract';
import { useAtomValue } from 'jotai';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback } from 'react';

/** Base path of the site, or ''. Every build of an area defines it, also builds in other repositories. */
declare const BASE: string;

/**
 * Click handler that follows plain links inside an element within the app, with one listener for a thousand rows. The
 * browser still handles links to another window, downloads, fragments and clicks with modifier keys or other buttons.
 * `replaces`: the new page replaces this one in the history, without a view transition.
 */
export function useAppLinks({ replaces = false } = {}): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const isOffered = useAtomValue(offeredAtom);
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || link.download || link.hash) return;
      const path = link.pathname.slice(BASE.length);
      if (link.origin !== window.location.origin || !isOffered(path)) return;
      event.preventDefault();
      // a link to the current URL replaces the history entry, as in a browser
      const replace = replaces || link.href === window.location.href;
      const viewTransition = !replaces && link.pathname !== window.location.pathname;
      navigate(path + link.search, { replace, viewTransition });
    },
    [navigate, isOffered, replaces],
  );
}

const ROW_LINKS = 'li > div > a[href]';

const linksIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(ROW_LINKS)];

/** The index of the link that a key selects, from index `at` of `count`. Null for other keys. */
function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Makes `link` the list's only tab stop, followed by the other controls of its row. */
function setTabStop(list: Element, link: Element): void {
  const row = link.closest('li');
  for (const each of list.querySelectorAll<HTMLElement>('li a[href], li button')) {
    const isHere = each === link || (row?.contains(each) ?? false);
    if (isHere) each.removeAttribute('tabindex');
    else if (each.tabIndex !== -1) each.tabIndex = -1;
  }
}

/**
 * A roving tab index for a list of rows. ↑, ↓, Home and End move between rows. Tab moves to the row's star and then
 * leaves the list. It sets `tabindex` on the elements, so that no row renders again. `observesSubtree`: parts of a row
 * may be rendered after the row.
 */
export function useRovingTabIndex({ observesSubtree = false } = {}) {
  const onFocus = useCallback(({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const link = target.closest('li')?.querySelector(ROW_LINKS.slice('li > '.length));
    if (link) setTabStop(currentTarget, link);
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { currentTarget, target } = event;
    const links = linksIn(currentTarget);
    const at = links.indexOf(target as HTMLElement);
    const to = at < 0 ? null : nextIndex(event.key, at, links.length);
    if (to === null) return;
    event.preventDefault();
    links[to]?.focus();
  }, []);
  /** Rows are rendered in batches. Among new rows, only the first of the list is a tab stop. */
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return;
      const settle = () => {
        const [first] = linksIn(list);
        const stop = list.querySelector('li a[href]:not([tabindex])');
        const here = list.contains(document.activeElement) ? document.activeElement : null;
        const own =
          here?.closest('li')?.querySelector('a[href]') ?? (stop && list.dataset.settled ? stop : first);
        list.dataset.settled = 'true';
        if (own) setTabStop(list, own);
      };
      settle();
      const watcher = new MutationObserver(settle);
      watcher.observe(list, { childList: true, subtree: observesSubtree });
      return () => watcher.disconnect();
    },
    [observesSubtree],
  );
  return { ref, onFocus, onKeyDown };
}
