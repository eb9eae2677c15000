import { areasAtom, type SearchField, storageStatusAtom } from '@court/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { DetailKey } from './detail-key';
import { addViewedAtom, recentlyViewedAtom, removeViewedAtom } from './recently-viewed';

/** Whether the device storage has been read. True without a host, because then nothing is stored. */
export function useIsRead(): boolean {
  const status = useAtomValue(storageStatusAtom);
  const isHosted = useAtomValue(areasAtom).length > 0;
  return status !== 'starting' || !isHosted;
}

/** Stores a viewed person or case once its title is known. Removes one that no longer exists. */
export function useRememberViewed({ field, id }: DetailKey, title: string, isUnknown: boolean): void {
  const isRead = useIsRead();
  const remember = useSetAtom(addViewedAtom);
  const forget = useSetAtom(removeViewedAtom);
  useEffect(() => {
    if (!isRead) return;
    if (isUnknown) forget({ field, id });
    else if (title) remember({ field, id, title });
  }, [isRead, isUnknown, title, field, id, remember, forget]);
}

/** Id of the last viewed result. `known`: whether the device storage has been read. */
export function useLastViewed(field: SearchField): { known: boolean; last: string | null } {
  const known = useIsRead();
  const last = useAtomValue(recentlyViewedAtom).find((one) => one.field === field);
  return { known, last: last?.id ?? null };
}
