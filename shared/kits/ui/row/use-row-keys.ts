import { type FocusEvent, type KeyboardEvent, useCallback } from 'react';

const ROWS = 'li > div > a[href]';

const linksIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(ROWS)];

/** The link to which a key leads from the one at `at` of `count`; null for a key that leads nowhere. */
function placeFor(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The one link of a list that Tab leads to is `link`; what else stands in its row comes right after it. */
function stopAt(list: Element, link: Element): void {
  const row = link.closest('li');
  for (const each of list.querySelectorAll<HTMLElement>('li a[href], li button')) {
    const isHere = each === link || (row?.contains(each) ?? false);
    if (isHere) each.removeAttribute('tabindex');
    else if (each.tabIndex !== -1) each.tabIndex = -1;
  }
}

/**
 * One stop of the Tab key for a list of rows: ↑, ↓, Home and End go from row to row, Tab to the star of the row and then out.
 * By the elements themselves: a thousand rows are not drawn anew for it. `isDeep`: what stands in a row may come later.
 */
export function useRowKeys({ isDeep = false } = {}) {
  const onFocus = useCallback(({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const link = target.closest('li')?.querySelector(ROWS.slice('li > '.length));
    if (link) stopAt(currentTarget, link);
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { currentTarget, target } = event;
    const links = linksIn(currentTarget);
    const at = links.indexOf(target as HTMLElement);
    const to = at < 0 ? null : placeFor(event.key, at, links.length);
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
        if (own) stopAt(list, own);
      };
      settle();
      const watcher = new MutationObserver(settle);
      watcher.observe(list, { childList: true, subtree: isDeep });
      return () => watcher.disconnect();
    },
    [isDeep],
  );
  return { ref, onFocus, onKeyDown };
}
