import { addDays, type CalendarKind } from '@court/records';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { docketRangeAtom } from '../data/docket-range-atom';
import { useDocketConfig } from '../docket-config';

const weekFrom = (kind: CalendarKind, from: string) => docketRangeAtom({ kind, from, to: addDays(from, 6) });

/** Reads the weeks beside the one that begins on `first` ahead, once that has been read. */
export function useNextWeeks(first: string, isRead: boolean): void {
  const { kind } = useDocketConfig();
  const readBefore = useSetAtom(weekFrom(kind, addDays(first, -7)));
  const readAfter = useSetAtom(weekFrom(kind, addDays(first, 7)));
  useEffect(() => {
    if (!isRead) return;
    readAfter('ahead');
    readBefore('ahead');
  }, [isRead, readAfter, readBefore]);
}
