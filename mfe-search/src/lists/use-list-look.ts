import { type ListName, type ListNewsRead, listNewsAtom, listsSeenAtom, seeListAtom } from '@court/contract';
import { useIsRead } from '@court/search';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** After this time, later changes count as live even if the list's changes have not been read. */
const READ_TIMEOUT_MS = 2_000;

type Look = ListNewsRead & {
  /**
   * epoch ms up to which the reader had seen the list before this visit; null until the device storage has been read
   */
  since: number | null;
  /** whether changes from now on count as live changes */
  hasBegun: boolean;
};

/** Marks the changes of a list as seen while the reader looks at it. */
export function useListLook(list: ListName): Look {
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
  const [waited, wait] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => wait(true), READ_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { ...read, since, hasBegun: until !== null || waited };
}
