import { announce } from '@court/contract';
import { useEffect, useRef } from 'react';
import type { Dated } from './dated-rows';
import { detailWords } from './detail-words';

/** Tells those who listen that dates have changed since they were first shown. */
export function useChangeAnnouncement(rows: readonly Dated[] | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!rows) return;
    const now = JSON.stringify(rows);
    if (before.current !== undefined && before.current !== now) announce(detailWords('news'));
    before.current = now;
  }, [rows]);
}
