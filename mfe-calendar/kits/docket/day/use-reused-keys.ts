import { type RefObject, useLayoutEffect, useMemo } from 'react';

/** Address of the row with the focus in `root`; null if none has it. */
function focusedRow(root: HTMLElement | null): string | null {
  const { activeElement } = document;
  if (!activeElement || !root?.contains(activeElement)) return null;
  return activeElement.closest('li')?.querySelector('a')?.getAttribute('href') ?? null;
}

/**
 * Returns a function that gives the React key of `id` among the elements of `list`. An id keeps its key on one `page`,
 * e.g. a day. Another page gives the keys again in order, so that React changes elements instead of replacing them,
 * which takes half the time. If a row in `root` has the focus and gets another address, it loses the focus.
 */
export function useReusedKeys(page: unknown, root: RefObject<HTMLElement | null>) {
  const { keyOf, focused } = useMemo(() => {
    const lists = new Map<string, Map<string, number>>();
    const keyOf = (list: string, id: string): number => {
      const keys = lists.get(list) ?? new Map<string, number>();
      const key = keys.get(id) ?? keys.size;
      lists.set(list, keys.set(id, key));
      return key;
    };
    return { page, keyOf, focused: focusedRow(root.current) };
  }, [page, root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useLayoutEffect(() => {
    if (focused !== null && focusedRow(root.current) !== focused)
      (document.activeElement as HTMLElement).blur();
  }, [keyOf, focused, root]);
  return keyOf;
}
