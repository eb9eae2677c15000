import { clockTime, type RowChange, shortDate } from '@court/domain';
import { wordFor } from '@court/domain/words';
import type { ViewMessages } from '../config/view-messages';
import { rowMessages } from '../messages/row-messages';

/** The app announces at most this many changes individually. */
const MAX_ANNOUNCED = 5;

function oneChange({ before, after }: RowChange, monthMessages: ViewMessages): string {
  const number = (after ?? before)?.caseNumber || rowMessages('row.noNumber');
  if (!after) return monthMessages('news.gone', { number });
  if (after.movedTo && !before?.movedTo)
    return monthMessages('news.moved', { number, date: shortDate(after.movedTo.date, after.date) });
  if (!before) return monthMessages('news.added', { number });
  if (before.status !== after.status)
    return monthMessages('news.status', { number, status: wordFor('status', after.status) ?? after.status });
  if (before.time !== after.time && after.time)
    return monthMessages('news.time', { number, time: clockTime(after.time) });
  return monthMessages('news.other', { number });
}

/**
 * A live update as a sentence for the screen reader: '2 hearings changed: 26-51234 now Vacated, …'. Returns '' if
 * nothing changed.
 */
export function changeNews(changes: readonly RowChange[], monthMessages: ViewMessages): string {
  if (changes.length === 0) return '';
  const told = changes.slice(0, MAX_ANNOUNCED).map((change) => oneChange(change, monthMessages));
  const more = changes.length - told.length;
  if (more > 0) told.push(monthMessages('news.more', { count: more }));
  return monthMessages('news.changed', { count: changes.length, list: told.join(', ') });
}
