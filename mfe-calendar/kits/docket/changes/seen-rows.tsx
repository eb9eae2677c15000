import { courtAtom } from '@court/contract';
import { dayPath } from '@court/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { changesSinceAtom } from '../data/changes-since-atom';
import { docketAtom, rowMarksAtom } from '../data/docket-atom';
import { useChangeNews } from '../day/change-news';
import { beforeVisit, keepSeen } from './since-rows';
import { keepUnseen, unseenBefore } from './unseen-rows';

/** A row counts as seen after this time on the screen. */
const SEEN_MS = 10_000;
const LOOK_MS = 1_000;

/** Whether the middle of a row is visible: not scrolled away and not covered by another element. */
function isOnScreen(row: Element): boolean {
  const { left, top, width, height } = row.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && row.contains(at);
}

/**
 * Announces live updates of a day. Marks its rows that changed since the reader's last visit. Removes a mark when the row was on a visible
 * page for ten seconds, or when the reader clicks it. Until then the marks survive a reload.
 */
export function SeenRows({ date }: { date: string }) {
  const { kind, idAttribute } = useDocketConfig();
  const court = useAtomValue(courtAtom)?.code ?? '';
  const { rows, changedIds, rowsAsSeen, status } = useAtomValue(docketAtom({ kind, date }));
  const write = useSetAtom(useMemo(() => rowMarksAtom({ kind, date }), [kind, date]));
  const day = `${court}/${dayPath(kind, date)}`;
  const isRead = status !== 'loading' && status !== 'failed';
  useChangeNews(useMemo(() => (isRead ? new Map([[date, rows]]) : null), [isRead, date, rows]));

  const isRestored = useRef(false);
  useEffect(() => {
    if (!isRead) return;
    if (isRestored.current)
      return keepUnseen(day, new Map([...rowsAsSeen].filter(([id]) => changedIds.has(id))));
    isRestored.current = true;
    const before = unseenBefore(day, rows);
    if (before.size > 0) write({ restore: before });
  }, [isRead, day, rows, changedIds, rowsAsSeen, write]);

  const { changes, status: known } = useAtomValue(changesSinceAtom(kind));
  const isSinceRestored = useRef(false);
  useEffect(() => {
    if (!isRead || known !== 'known' || isSinceRestored.current) return;
    isSinceRestored.current = true;
    const before = beforeVisit(
      changes.filter(({ d }) => d === date),
      rows.filter(({ id }) => !changedIds.has(id)),
    );
    if (before.size > 0) write({ restore: before });
  }, [isRead, known, changes, date, rows, changedIds, write]);
  const see = useCallback(
    (ids: readonly string[]) => {
      write({ see: ids });
      keepSeen(changes, ids);
    },
    [write, changes],
  );

  /** per row id: how long (ms) the row has been on the screen in its current state */
  const looked = useRef(new Map<string, { row: object | undefined; ms: number }>());
  useEffect(() => {
    if (changedIds.size === 0) return;
    const rowsNow = new Map(rows.map((row) => [row.id, row]));
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const seen: string[] = [];
      for (const element of document.querySelectorAll(`[${idAttribute}]:not([data-pane] *)`)) {
        const id = element.getAttribute(idAttribute) ?? '';
        if (!changedIds.has(id) || !isOnScreen(element)) continue;
        const row = rowsNow.get(id);
        const before = looked.current.get(id);
        const ms = (before?.row === row ? (before?.ms ?? 0) : 0) + LOOK_MS;
        looked.current.set(id, { row, ms });
        if (ms >= SEEN_MS) seen.push(id);
      }
      if (seen.length > 0) see(seen);
    };
    const onPress = ({ target }: Event) => {
      const id = target instanceof Element && target.closest(`[${idAttribute}]`)?.getAttribute(idAttribute);
      if (id && changedIds.has(id)) see([id]);
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('click', onPress, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('click', onPress, true);
    };
  }, [rows, changedIds, idAttribute, see]);
  return null;
}
