import { announce } from '@court/contract';
import {
  clockTime,
  type DocketRow,
  type RecordChange,
  type RowChange,
  rowChanges,
  shortDate,
} from '@court/domain';
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

/** Rows of each day, by date. */
type Days = ReadonlyMap<string, readonly DocketRow[]>;

/** The hearings that differ between two states of the days that both have. */
function changesBetween(before: Days, after: Days): RowChange[] {
  const changes = [...after].flatMap(([date, rows]) => rowChanges(before.get(date) ?? rows, rows));
  return changes.filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/**
 * Announces live updates. Updates of one second are one sentence. It compares the rows with those of the last
 * announcement, because several updates may arrive before React renders. `days`: null until the rows have been read.
 */
export function useChangeNews(days: Days | null): void {
  const viewMessages = useViewMessages();
  const factsOf = useAtomValue(changeFactsAtom);
  const said = useRef<Days>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const tell = useRef(() => {});
  tell.current = () => {
    timer.current = null;
    if (!days) return;
    const sentence = changeNews(changesBetween(said.current, days), viewMessages, factsOf);
    said.current = days;
    if (sentence) announce(sentence);
  };
  useEffect(() => {
    if (!days) return;
    const before = said.current;
    said.current = new Map([...days].map(([date, rows]) => [date, before.get(date) ?? rows]));
    const isSame = [...days].every(([date, rows]) => said.current.get(date) === rows);
    // also announced if the reader leaves the day within the second
    if (!isSame) timer.current ??= setTimeout(() => tell.current(), COLLECT_MS);
  }, [days]);
}
