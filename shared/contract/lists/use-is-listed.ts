import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { ListName } from './lists';
import { listsAtom } from './lists-atom';

/**
 * Whether something stands on a list; only who asks for what has changed renders again. A thousand rows that each had an
 * atom of their own would have them all worked out anew at every star.
 */
export function useIsListed(list: ListName, id: string): boolean {
  const store = useStore();
  const subscribe = useCallback((tell: () => void) => store.sub(listsAtom, tell), [store]);
  return useSyncExternalStore(subscribe, () => store.get(listsAtom)[list].has(id));
}
