import {
  type ListName,
  type ListNewsRead,
  listNewsAtom,
  listsAtom,
  listsSeenAtom,
  seeListAtom,
} from '@court/contract';
import { newsSince } from '@court/domain';
import { useIsRead } from '@court/search';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { SHOWN_LISTS } from './shown-lists';
import type { Listed } from './use-listed';

/** After this time, later changes count as live even if the list's changes have not been read. */
const READ_TIMEOUT_MS = 2_000;

type Look = ListNewsRead & {
  /**
   * Returns epoch ms up to which the reader had seen the item's changes before this visit. Null until the device
   * storage has been read.
   */
  sinceOf: (item: Listed) => number | null;
  /** whether changes from now on count as live changes */
  hasBegun: boolean;
};

/** Marks the changes of a page's lists as seen while the reader looks at it. */
export function useListLook(list: ListName): Look {
  const read = useAtomValue(listNewsAtom);
  const isKnown = useIsRead();
  const seen = useAtomValue(listsSeenAtom);
  const lists = useAtomValue(listsAtom);
  const see = useSetAtom(seeListAtom);
  // the look itself changes what the items and the list say about seen changes
  const [begun, begin] = useState<{ seen: typeof seen; lists: typeof lists } | null>(null);
  if (isKnown && begun === null) begin({ seen, lists });
  const sinceOf = useCallback(
    (item: Listed) =>
      begun && newsSince(begun.lists[item.list].get(item.id) ?? item, begun.seen[item.list] ?? 0),
    [begun],
  );
  const { until } = read;
  const hasLooked = begun !== null;
  useEffect(() => {
    if (hasLooked && until !== null) for (const shown of SHOWN_LISTS[list]) see({ list: shown, until });
  }, [hasLooked, until, list, see]);
  const [waited, wait] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => wait(true), READ_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { ...read, sinceOf, hasBegun: until !== null || waited };
}
