import {
  type ListItem,
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

/** After this time, later changes count as live even if the list's changes have not been read. */
const READ_TIMEOUT_MS = 2_000;

type Look = ListNewsRead & {
  /**
   * Returns epoch ms up to which the reader had seen the item's changes before this visit. Null until the device
   * storage has been read.
   */
  sinceOf: (item: ListItem) => number | null;
  /** whether changes from now on count as live changes */
  hasBegun: boolean;
};

/** Marks the changes of a list as seen while the reader looks at it. */
export function useListLook(list: ListName): Look {
  const read = useAtomValue(listNewsAtom);
  const isKnown = useIsRead();
  const seen = useAtomValue(listsSeenAtom)[list] ?? 0;
  const items: ReadonlyMap<string, ListItem> = useAtomValue(listsAtom)[list];
  const see = useSetAtom(seeListAtom);
  // the look itself changes what the items and the list say about seen changes
  const [begun, begin] = useState<{ seen: number; items: typeof items } | null>(null);
  if (isKnown && begun === null) begin({ seen, items });
  const sinceOf = useCallback(
    (item: ListItem) => begun && newsSince(begun.items.get(item.id) ?? item, begun.seen),
    [begun],
  );
  const { until } = read;
  const hasLooked = begun !== null;
  useEffect(() => {
    if (hasLooked && until !== null) see({ list, until });
  }, [hasLooked, until, list, see]);
  const [waited, wait] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => wait(true), READ_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { ...read, sinceOf, hasBegun: until !== null || waited };
}
