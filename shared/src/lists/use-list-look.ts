import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useIsRead } from '../search/use-looked-at';
import type { ListName } from '../state/lists/lists';
import { type ListNewsRead, listNewsAtom } from './list-news-atom';
import { listsSeenAtom, seeListAtom } from './lists-seen';

/**
 * The reader looks at a list: what is news on it counts as seen. `since` (epoch ms): up to when it had been seen when
 * this look began; null before the device has said so.
 */
export function useListLook(list: ListName): ListNewsRead & { since: number | null } {
  const read = useAtomValue(listNewsAtom);
  const isKnown = useIsRead();
  const seen = useAtomValue(listsSeenAtom)[list] ?? 0;
  const see = useSetAtom(seeListAtom);
  const [since, begin] = useState<number | null>(null);
  if (isKnown && since === null) begin(seen);
  const { until } = read;
  useEffect(() => {
    if (since !== null && until !== null) see({ list, until });
  }, [since, until, list, see]);
  return { ...read, since };
}
