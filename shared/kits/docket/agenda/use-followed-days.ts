import type { DocketRow, RowChange } from '@court/records';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { agendaAtom } from '../data/agenda-atom';
import { docketAtom } from '../data/docket-atom';
import { useDocketConfig } from '../docket-config';

/** How long days must have been on the screen before they are followed: what is scrolled past is not. */
const REST_MS = 200;

const NO_CHANGES: readonly RowChange[] = [];

/**
 * Follows the days on the screen, and writes them into the agenda that begins on `from`. Returns how true they are, and
 * what changed while one looked.
 */
export function useFollowedDays(from: string, dates: readonly string[]) {
  const { kind } = useDocketConfig();
  const [followed, setFollowed] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(dates), REST_MS);
    return () => clearTimeout(timer);
  }, [dates]);
  const docketsAtom = useMemo(
    () => atom((get) => followed.map((date) => ({ date, docket: get(docketAtom({ kind, date })) }))),
    [kind, followed],
  );
  const dockets = useAtomValue(docketsAtom);
  const take = useSetAtom(agendaAtom(kind, from));
  useEffect(() => {
    for (const { date, docket } of dockets)
      if (docket.status !== 'loading' && docket.status !== 'failed') take({ date, rows: docket.rows });
  }, [dockets, take]);
  return useMemo(() => {
    const [first] = dockets;
    return {
      reading: first?.docket ?? null,
      changes: dockets.find(({ docket }) => docket.changes.length > 0)?.docket.changes ?? NO_CHANGES,
      rowsAsSeen: new Map(dockets.flatMap(({ docket }) => [...docket.rowsAsSeen])) as ReadonlyMap<
        string,
        DocketRow
      >,
      changedIds: new Set(dockets.flatMap(({ docket }) => [...docket.changedIds])) as ReadonlySet<string>,
    };
  }, [dockets]);
}
