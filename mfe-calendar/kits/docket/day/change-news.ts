import { announce } from '@court/contract';
import { clockTime, type DocketRow, type RecordChange, type RowChange, shortDate } from '@court/domain';
import { type ChangeFact, wordFor } from '@court/domain/words';
import { changeFactsAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useViewMessages, type ViewMessages } from '../config/view-messages';
import { rowMessages } from '../messages/row-messages';

/** The app announces at most this many changes individually. */
const MAX_ANNOUNCED = 5;

/** Changes that arrive within this time are one announcement, because one publication may arrive in parts. */
const COLLECT_MS = 1000;

type FactsOf = (change: RecordChange) => ChangeFact[];

/** The changed facts of a hearing that stays on its day. */
function factsBetween(before: DocketRow, after: DocketRow): RecordChange {
  const side = (from: string | null, to: string | null) =>
    from === to ? undefined : { ...(from && { from }), ...(to && { to }) };
  const fields = {
    eventTime: side(before.eventTime, after.eventTime),
    how: side(before.how, after.how),
    place: side(before.place, after.place),
    office: side(before.officeId, after.officeId),
    judge: side(before.judgeId, after.judgeId),
  };
  const changed = Object.entries(fields).filter(([, sides]) => sides);
  const appear = before.online === after.online ? {} : { appear: true as const };
  return { at: 0, what: 'changed', ...Object.fromEntries(changed), ...appear };
}

function oneChange({ before, after }: RowChange, monthMessages: ViewMessages, factsOf: FactsOf): string {
  const number = (after ?? before)?.caseNumber || rowMessages('row.noNumber');
  if (!after) return monthMessages('news.gone', { number });
  if (after.movedTo && !before?.movedTo)
    return monthMessages('news.moved', { number, date: shortDate(after.movedTo.date, after.date) });
  if (!before) return monthMessages('news.added', { number });
  if (before.status !== after.status)
    return monthMessages('news.status', { number, status: wordFor('status', after.status) ?? after.status });
  if (before.time !== after.time && after.time)
    return monthMessages('news.time', { number, time: clockTime(after.time) });
  const facts = factsOf(factsBetween(before, after)).map(({ label, to }) =>
    monthMessages('news.fact', { field: label, to }),
  );
  if (facts.length === 0) return monthMessages('news.other', { number });
  return monthMessages('news.facts', { number, list: facts.join('; ') });
}

/**
 * A live update as a sentence for the screen reader: '2 hearings changed: 26-51234 now Vacated, …'. Returns '' if
 * nothing changed.
 */
function changeNews(changes: readonly RowChange[], monthMessages: ViewMessages, factsOf: FactsOf): string {
  if (changes.length === 0) return '';
  const told = changes.slice(0, MAX_ANNOUNCED).map((change) => oneChange(change, monthMessages, factsOf));
  const more = changes.length - told.length;
  if (more > 0) told.push(monthMessages('news.more', { count: more }));
  return monthMessages('news.changed', { count: changes.length, list: told.join(', ') });
}

/**
 * Adds later changes to earlier ones. A hearing that changed twice has one change, from before the first. Leaves out a
 * hearing that is as it was.
 */
function mergedChanges(earlier: readonly RowChange[], later: readonly RowChange[]): RowChange[] {
  const merged = new Map(earlier.map((change) => [change.id, change]));
  for (const change of later)
    merged.set(change.id, { ...change, before: (merged.get(change.id) ?? change).before });
  return [...merged.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** Updates that were announced. A day that is opened again still has its last update. */
const announced = new WeakSet<readonly RowChange[]>();

/** Announces live updates. Updates of one second are one sentence. */
export function useChangeNews(changes: readonly RowChange[]): void {
  const viewMessages = useViewMessages();
  const factsOf = useAtomValue(changeFactsAtom);
  const collected = useRef<readonly RowChange[]>([]);
  const said = useRef((): string => '');
  said.current = () => changeNews(collected.current, viewMessages, factsOf);
  useEffect(() => {
    if (changes.length === 0 || announced.has(changes)) return;
    announced.add(changes);
    const isFirst = collected.current.length === 0;
    collected.current = mergedChanges(collected.current, changes);
    if (!isFirst) return;
    // also announced if the reader leaves the day within the second
    setTimeout(() => {
      const sentence = said.current();
      collected.current = [];
      if (sentence) announce(sentence);
    }, COLLECT_MS);
  }, [changes]);
}
