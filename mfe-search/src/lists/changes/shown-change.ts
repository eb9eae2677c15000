import type { OneNews } from '@court/contract';
import type { EntryValue } from '@court/record';
import { formerly, type RecordChange, type RowBefore } from '@court/records';
import { changedBetween } from './changed-between';

/** What is told of a starred record: its changes since `since` (epoch ms) as one, and what it was before. */
export type ShownChange = { change: RecordChange | null; was: RowBefore | null };

/** From the record itself, or, while it has not been read, from the news of its list. */
export function shownChange(
  entry: EntryValue | undefined,
  news: readonly OneNews[],
  since: number | null,
): ShownChange {
  const record = entry && entry !== 'withdrawn' ? entry : null;
  const changes = record?.changes ?? news.map((one) => one.change);
  const change = since === null ? null : changedBetween(changes.filter(({ at }) => at > since));
  const before = formerly(change ? [change] : record?.changes);
  const was = Object.entries(before).filter(([, value]) => value);
  return { change, was: was.length > 0 ? Object.fromEntries(was) : null };
}
