import { areasAtom, type SearchField, storageStatusAtom } from '@court/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { DetailKey } from './detail-key';
import { addViewedAtom, recentlyViewedAtom, removeViewedAtom } from './recently-viewed';

/** Whether what the device keeps has been read; where there is no host, nothing is kept. */
export function useIsRead(): boolean {
  const status = useAtomValue(storageStatusAtom);
  const isHosted = useAtomValue(areasAtom).length > 0;
  return status !== 'starting' || !isHosted;
}

/** Remembers what is looked at, once its title is known; forgets what is no longer there. */
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

/** Id of what was looked at last; `known` once the device has said so. */
export function useLastViewed(field: SearchField): { known: boolean; last: string | null } {
  const known = useIsRead();
  const last = useAtomValue(recentlyViewedAtom).find((one) => one.field === field);
  return { known, last: last?.id ?? null };
}
