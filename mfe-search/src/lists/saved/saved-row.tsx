import { listItemLink, type OneNews } from '@court/contract';
import { useListedRecord } from '@court/record';
import type { CalendarKind } from '@court/records';
import { DatedRow } from '@court/search';
import { labelOf, perRecord, readersMoment, type VirtualItemProps } from '@court/ui';
import { type ComponentProps, memo, useCallback, useState } from 'react';
import { ChangedFacts } from '../changes/changed-facts';
import { shownChange } from '../changes/shown-change';
import { useRecordAnnouncement } from '../changes/use-record-announcement';
import type { RecordItem } from '../list-sections';
import { listWords } from '../list-words';
import * as css from '../lists.module.css';
import { useOnScreen } from '../use-on-screen';
import { MyNote } from './my-note';
import { NewDate } from './new-date';
import { RemovedRow } from './removed-row';
import { UnstarButton } from './unstar-button';

type Props = {
  kind: CalendarKind;
  item: RecordItem;
  /** of this record, since the reader looked last */
  news: readonly OneNews[];
  /** epoch ms; null while not known */
  since: number | null;
  place: VirtualItemProps | null;
};

function Row({ kind, item, news, since, place }: Props) {
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
  const reading = useListedRecord(kind, item, isOnScreen && !item.isOff);
  const { id, last, note } = item;
  const { entry } = reading;
  const record = entry && entry !== 'withdrawn' ? entry : null;
  const { change, was } = shownChange(entry, news, since === null ? null : Math.max(since, item.starredAt));
  const label = labelOf(item);
  useRecordAnnouncement(label, change);
  const [wasOff, setWasOff] = useState(false);
  if (item.isOff && !wasOff) setWasOff(true);
  if (item.isOff) return <RemovedRow list={kind} item={item} label={label} at={at} />;
  const star = <UnstarButton list={kind} id={id} label={label} isBack={wasOff} />;
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
      to={listItemLink(kind, id)}
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
}

/** Of a starred record one row: what is remembered at once, and what it is now while it is on the screen. */
export const SavedRow = memo(
  perRecord(Row, ({ item, place }: Props) => ({
    record: item,
    id: item.id,
    label: labelOf(item),
    at: place,
  })),
);
