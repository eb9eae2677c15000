import { offeredAtom, useNavigate } from '@court/contract';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type MouseEvent, useCallback } from 'react';

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

/**
 * Keys for a list of rows: ↑, ↓, Home and End move between the links of rows. Each row is a tab stop too, because
 * nothing on the screen names these keys.
 */
export function useRowKeys() {
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
  return { onKeyDown };
}
