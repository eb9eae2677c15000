import { type ListName, type ListNewsRead, listNewsAtom, listsSeenAtom, seeListAtom } from '@court/contract';
import { useIsRead } from '@court/search';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** ms after which a list stands as it is known then, although what was published has not been read. */
const PATIENCE_MS = 2_000;

type Look = ListNewsRead & {
  /** epoch ms up to when the list had been seen when this look began; null before the device has said so */
  since: number | null;
  /** what comes from now on comes while the reader reads */
  hasBegun: boolean;
};

/** The reader looks at a list: what is news on it counts as seen. */
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
    const timer = setTimeout(() => wait(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { ...read, since, hasBegun: until !== null || waited };
}
