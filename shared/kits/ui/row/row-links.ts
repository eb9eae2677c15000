import { offeredAtom, useNavigate } from '@court/contract';
import { useAtomValue } from 'jotai';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback } from 'react';

/** Sub-path the site is served below, or nothing: every build of an area sets it, of other repositories too. */
declare const BASE: string;

/**
 * Follows the plain links inside an element within the app: one listener for a thousand rows. What a browser does with
 * a link by itself (another window, another button, a file, a place on the page) stays its own. `replaces`: the page that
 * opens takes the place of this one in the history, and without a transition.
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
      // as a browser does with the address it is at
      const replace = replaces || link.href === window.location.href;
      const viewTransition = !replaces && link.pathname !== window.location.pathname;
      navigate(path + link.search, { replace, viewTransition });
    },
    [navigate, isOffered, replaces],
  );
}

const ROW_LINKS = 'li > div > a[href]';

const linksIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(ROW_LINKS)];

/** The index of the link to which a key leads from the one at `at` of `count`; null for a key that leads nowhere. */
function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Makes `link` the list's one tab stop, with what else stands in its row right after it. */
function setTabStop(list: Element, link: Element): void {
  const row = link.closest('li');
  for (const each of list.querySelectorAll<HTMLElement>('li a[href], li button')) {
    const isHere = each === link || (row?.contains(each) ?? false);
    if (isHere) each.removeAttribute('tabindex');
    else if (each.tabIndex !== -1) each.tabIndex = -1;
  }
}

/**
 * One stop of the Tab key for a list of rows: ↑, ↓, Home and End go from row to row, Tab to the star of the row and then out.
 * Sets `tabindex` on the elements themselves, so that no row is rendered again. `observesSubtree`: what stands in a row may come later.
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
  /** rows come a few at a time: of those that are new only the first of the list is a stop */
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
