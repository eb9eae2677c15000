import { docketRangeAtom } from '@court/shared/data/docket-range-atom';
import { addDays } from '@court/shared/records/court-time';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

const weekFrom = (from: string) => docketRangeAtom({ kind: 'hearings', from, to: addDays(from, 6) });

/** Reads the weeks beside the one that begins on `first` ahead, once that has been read. */
export function useNextWeeks(first: string, isRead: boolean): void {
  const readBefore = useSetAtom(weekFrom(addDays(first, -7)));
  const readAfter = useSetAtom(weekFrom(addDays(first, 7)));
  useEffect(() => {
    if (!isRead) return;
    readAfter('ahead');
    readBefore('ahead');
  }, [isRead, readAfter, readBefore]);
}
