import { type ComponentProps, memo, useCallback, useState } from 'react';
import { keptLink } from '../../contract/list-links';
import { labelOf } from '../../lists/label-of';
import type { OneNews } from '../../lists/list-news';
import type { RecordItem } from '../../lists/list-sections';
import { listWords } from '../../lists/list-words';
import { toldChange } from '../../lists/told-change';
import { useKeptRecord } from '../../lists/use-kept-record';
import { useOnScreen } from '../../lists/use-on-screen';
import { useToldNews } from '../../lists/use-told-news';
import type { CalendarKind } from '../../records/data-paths';
import { readersMoment } from '../../words/court-dates';
import { DatedRow } from '../search/dated-row';
import type { Place } from '../virtual-sections';
import { ChangedFacts } from './changed-facts';
import { KeepButton } from './keep-button';
import * as css from './lists.module.css';
import { MyNote } from './my-note';
import { NewDate } from './new-date';
import { OffRow } from './off-row';

type Props = {
  kind: CalendarKind;
  item: RecordItem;
  /** of this record, since the reader looked last */
  news: readonly OneNews[];
  /** epoch ms; null while not known */
  since: number | null;
  place: Place | null;
};

/** Of a starred record one row: what is remembered at once, and what it is now while it is on the screen. */
export const KeptRow = memo(function KeptRow({ kind, item, news, since, place }: Props) {
  const [watched, isOnScreen] = useOnScreen();
  const placed = place?.ref;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      placed?.(element);
      return watched(element);
    },
    [placed, watched],
  );
  const at: ComponentProps<'li'> = { ...place, ref };
  const reading = useKeptRecord(kind, item, isOnScreen && !item.isOff);
  const { id, last, note } = item;
  const { entry } = reading;
  const record = entry && entry !== 'withdrawn' ? entry : null;
  const { change, was } = toldChange(entry, news, since === null ? null : Math.max(since, item.starredAt));
  const label = labelOf(item);
  useToldNews(label, change);
  const [wasOff, setWasOff] = useState(false);
  if (item.isOff && !wasOff) setWasOff(true);
  if (item.isOff) return <OffRow list={kind} item={item} label={label} at={at} />;
  const star = <KeepButton list={kind} id={id} label={label} isBack={wasOff} />;
  if (!last)
    return (
      <li className={css.off} {...at} data-kept={id}>
        <span>{listWords(entry === 'withdrawn' ? 'withdrawn' : entry === null ? 'unknown' : 'reading')}</span>
        {star}
        <MyNote list={kind} id={id} label={label} note={note} />
      </li>
    );
  const row = { ...last, was: was ?? (record ? null : last.was) };
  const removedAt = record?.status === 'removed' ? (record.changes?.at(-1)?.at ?? reading.asOf) : null;
  const when = readersMoment(removedAt ?? reading.asOf ?? 0);
  return (
    <DatedRow
      dated={{ key: id, kind, row, ofProceeding: false, person: null }}
      ofCase={false}
      to={keptLink(kind, id)}
      slot={star}
      at={at}
    >
      {entry === null && <p className={css.lost}>{listWords('gone', { when })}</p>}
      {last.status === 'removed' && record && <p className={css.lost}>{listWords('removed', { when })}</p>}
      <NewDate kind={kind} row={row} entry={record} />
      {change && last.status !== 'removed' && <ChangedFacts change={change} />}
      {!change && was?.date && (
        <ChangedFacts change={{ at: 0, what: 'changed', date: { from: was.date, to: row.date } }} />
      )}
      <MyNote list={kind} id={id} label={label} note={note} />
    </DatedRow>
  );
});
