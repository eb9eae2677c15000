import { memoizeLru } from '@court/records';
import { atom } from 'jotai';
import { storageStatusAtom } from '../device/device-store';
import { LIST_NAMES } from '../lists/lists';
import { listsAtom } from '../lists/lists-atom';
import { areasAtom } from '../state/areas-atom';
import { listsSeenAtom } from './lists-seen';

const sinces = memoizeLru(2, (kind) => {
  const other = kind === 'hearings' ? 'meetings' : 'hearings';
  return atom((get): number | null => {
    // where there is no host, nothing is kept
    if (get(storageStatusAtom) === 'starting' && get(areasAtom).length > 0) return null;
    const [lists, seen] = [get(listsAtom), get(listsSeenAtom)];
    let since: number | null = null;
    for (const list of LIST_NAMES) {
      if (list === other) continue;
      const last = seen[list] ?? 0;
      for (const { starredAt } of lists[list].values())
        since = Math.min(since ?? Number.POSITIVE_INFINITY, Math.max(starredAt, last));
    }
    return since;
  });
});

/**
 * From when on (epoch ms) changes of `hearings` or `meetings` are news to somebody's lists; null where nothing stands on
 * them, or is not known to.
 */
export const feedSinceAtom = (kind: 'hearings' | 'meetings') => sinces(kind);
