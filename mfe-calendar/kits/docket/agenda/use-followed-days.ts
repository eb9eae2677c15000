import type { DocketRow } from '@court/domain';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { agendaAtom, isMissing } from '../data/agenda-atom';
import { docketAtom } from '../data/docket-atom';
import { monthCountsAtom } from '../data/month-counts-atom';

/**
 * Days must be on the screen for this long before the app listens to them. Skips days that are only scrolled past.
 */
const REST_MS = 200;

/**
 * Listens to the days on the screen and writes them into the agenda that begins on `from`. Adds days between and after
 * them that get their first hearing, which the counts of their months tell. Returns the reading state of the first of
 * these days, and the rows that the reader has not seen since a change.
 */
export function useFollowedDays(from: string, dates: readonly string[]) {
  const { kind } = useDocketConfig();
  const [followed, setFollowed] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(dates), REST_MS);
    return () => clearTimeout(timer);
  }, [dates]);
  const docketsAtom = useMemo(
    () =>
      atom((get) => {
        const agenda = get(agendaAtom(kind, from));
        const added = [...new Set(followed.map((date) => date.slice(0, 7)))].flatMap((month) =>
          [...get(monthCountsAtom(kind, month)).counts.keys()].filter((date) => isMissing(agenda, date)),
        );
        return [...followed, ...added].map((date) => ({ date, docket: get(docketAtom({ kind, date })) }));
      }),
    [kind, from, followed],
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
      rowsAsSeen: new Map(dockets.flatMap(({ docket }) => [...docket.rowsAsSeen])) as ReadonlyMap<
        string,
        DocketRow
      >,
      changedIds: new Set(dockets.flatMap(({ docket }) => [...docket.changedIds])) as ReadonlySet<string>,
    };
  }, [dockets]);
}
