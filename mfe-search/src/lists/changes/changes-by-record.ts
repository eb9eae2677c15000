import type { OneNews } from '@court/contract';
import type { CalendarChange, RecordChange } from '@court/records';
import { changedBetween } from './changed-between';

/** So many records of a case are told of; a case can have hundreds. */
const MOST = 5;

/** Of each record what changed of it as one, the latest first; `record` as it stands now. */
export function changesByRecord(
  news: readonly OneNews[],
): { record: CalendarChange; change: RecordChange }[] {
  const records = new Map<string, [CalendarChange, ...CalendarChange[]]>();
  for (const { kind, change } of news) {
    const known = records.get(`${kind} ${change.id}`);
    if (known) known.push(change);
    else records.set(`${kind} ${change.id}`, [change]);
  }
  return [...records.values()]
    .flatMap((changes) => {
      const change = changedBetween(changes);
      return change ? [{ record: changes[0], change }] : [];
    })
    .slice(0, MOST);
}
