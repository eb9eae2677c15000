import type { RowChange } from '@court/records';
import { clockTime, shortDate, wordFor } from '@court/ui';
import type { ViewWords } from '../view-words';
import { words } from '../words';

/** How many changes are read out one by one. */
const TOLD = 5;

function oneChange({ before, after }: RowChange, viewWords: ViewWords): string {
  const number = (after ?? before)?.caseNumber || words('row.noNumber');
  if (!after) return viewWords('news.gone', { number });
  if (after.movedTo && !before?.movedTo)
    return viewWords('news.moved', { number, date: shortDate(after.movedTo.date, after.date) });
  if (!before) return viewWords('news.added', { number });
  if (before.status !== after.status)
    return viewWords('news.status', { number, status: wordFor('status', after.status) ?? after.status });
  if (before.time !== after.time && after.time)
    return viewWords('news.time', { number, time: clockTime(after.time) });
  return viewWords('news.other', { number });
}

/** What a live update changed, as a sentence: '2 hearings changed: 26-51234 now Vacated, …'. '' for nothing. */
export function changeNews(changes: readonly RowChange[], viewWords: ViewWords): string {
  if (changes.length === 0) return '';
  const told = changes.slice(0, TOLD).map((change) => oneChange(change, viewWords));
  const more = changes.length - told.length;
  if (more > 0) told.push(viewWords('news.more', { count: more }));
  return viewWords('news.changed', { count: changes.length, list: told.join(', ') });
}
