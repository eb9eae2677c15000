import { announce, listItemLink, type OneNews, serverNow, todayAtom } from '@court/contract';
import {
  addDays,
  type CalendarKind,
  type DocketRow,
  factsOfRow,
  formerly,
  isAhead,
  type RecordChange,
  type RowBefore,
  readersMoment,
  stateOf,
  whenOf,
} from '@court/domain';
import { changeMessages } from '@court/domain/words';
import { AttendRoom, type EntryValue, HowToAttend, useListedRecord } from '@court/record';
import { DatedRow } from '@court/search';
import { answerContextAtom, changeFactsAtom, perRecord, useOnScreen, type VirtualItemProps } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type ComponentProps, memo, useCallback, useEffect, useRef, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import { changedBetween } from '../changes/changed-between';
import { ChangedFacts } from '../changes/changed-facts';
import * as css from '../list-row.module.css';
import type { RecordItem } from '../list-sections';
import { listedLabel } from '../listed-label';
import { useMyNote } from '../notes/my-note';
import { RemovedRow } from '../removed-row';
import { UnstarButton } from '../unstar-button';
import { NewDate } from './new-date';

/** Announces to screen readers a change that is published while a row is on the screen. */
function useRecordAnnouncement(label: string, change: RecordChange | null): void {
  const factsOf = useAtomValue(changeFactsAtom);
  const told = useRef(serverNow());
  useEffect(() => {
    if (!change || change.at <= told.current) return;
    told.current = change.at;
    const facts = factsOf(change).map(({ label: field, from, to }) =>
      from === null ? `${field}: ${to}` : `${field}: ${listMessages('movedFrom', { from, to })}`,
    );
    announce(`${label}: ${facts.join('; ') || changeMessages(`what.${change.what}`)}`);
  }, [change, label, factsOf]);
}

/** The changes of a starred record since `since` (epoch ms), merged into one, and its earlier state. */
type ShownChange = { change: RecordChange | null; was: RowBefore | null };

/** Uses the record itself. Until it has been read, uses the changes that the list has read. */
function shownChange(
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

/** Says that a hearing with status scheduled began earlier today. */
function EarlierToday({ kind, row }: { kind: CalendarKind; row: DocketRow }) {
  const facts = factsOfRow(kind, row);
  const { phase } = whenOf(facts, useAtomValue(answerContextAtom));
  if (stateOf(facts) !== 'on' || phase !== 'earlier') return null;
  return <p className={css.earlier}>{listMessages('earlierToday')}</p>;
}

type AttendProps = { kind: CalendarKind; row: DocketRow; entry: EntryValue | undefined };

/** How to attend a date. On the screen only today and the day before, because a list of dates is read as a whole. */
function Attend({ kind, row, entry }: AttendProps) {
  const isNear = row.date <= addDays(useAtomValue(todayAtom), 1);
  const record = entry && entry !== 'withdrawn' ? entry : null;
  const facts = factsOfRow(kind, row);
  const { phase } = whenOf(facts, useAtomValue(answerContextAtom));
  if (!isAhead(stateOf(facts), phase)) return null;
  return (
    <div className={isNear ? css.attend : `${css.attend} ${css.later}`}>
      {entry === undefined ? (
        <AttendRoom kind={kind} row={row} />
      ) : (
        <HowToAttend kind={kind} record={record} />
      )}
    </div>
  );
}

/** The row with its status at the reader's last look. Null if the status has not changed. */
function statusBefore(row: DocketRow, change: RecordChange | null): DocketRow | null {
  const from = change?.status?.from;
  return from ? { ...row, status: from as DocketRow['status'] } : null;
}

/** Drops the facts whose old values the row itself shows: time, judge, room and method. */
const withoutInline = ({
  time: _time,
  judge: _judge,
  place: _place,
  how: _how,
  ...change
}: RecordChange): RecordChange => change;

type Props = {
  item: RecordItem;
  /** changes of this record since the reader's last look */
  news: readonly OneNews[];
  /** epoch ms up to which the reader had seen its changes; null while unknown */
  since: number | null;
  /** dates on the list before other judges and trustees at the same time */
  clashes: ComponentProps<typeof DatedRow>['clashes'];
  /** the page does not list `clashes` */
  namesClash?: boolean;
  place: VirtualItemProps | null;
};

function Row({ item, news, since, clashes, namesClash, place }: Props) {
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
  const { list: kind, id, last } = item;
  const reading = useListedRecord(kind, item, isOnScreen && !item.isOff);
  const { entry } = reading;
  const record = entry && entry !== 'withdrawn' ? entry : null;
  const { change, was } = shownChange(entry, news, since);
  const label = listedLabel(item);
  const note = useMyNote({ list: kind, id, label, note: item.note });
  useRecordAnnouncement(label, change);
  const [wasOff, setWasOff] = useState(false);
  if (item.isOff && !wasOff) setWasOff(true);
  if (item.isOff) return <RemovedRow item={item} label={label} at={at} />;
  const star = (
    <>
      {note.button}
      <UnstarButton list={kind} id={id} label={label} isBack={wasOff} />
    </>
  );
  if (!last)
    return (
      <li className={css.off} {...at} data-kept={id}>
        <span>
          {listMessages(entry === 'withdrawn' ? 'withdrawn' : entry === null ? 'unknown' : 'reading')}
        </span>
        {star}
        {note.words}
      </li>
    );
  const row = { ...last, was: was ?? (record ? null : last.was) };
  const isUnlisted = stateOf(factsOfRow(kind, last)) === 'unlisted';
  const removedAt = isUnlisted && record ? (record.changes?.at(-1)?.at ?? reading.asOf) : null;
  const when = readersMoment(removedAt ?? reading.asOf ?? 0);
  return (
    <DatedRow
      dated={{ key: id, kind, row, ofProceeding: false, person: null }}
      ofCase={false}
      saysOn={record !== null}
      to={listItemLink(kind, id)}
      isChanged={change !== null}
      first={statusBefore(row, change)}
      clashes={clashes}
      namesClash={namesClash ?? false}
      slot={star}
      at={at}
    >
      <EarlierToday kind={kind} row={row} />
      <Attend kind={kind} row={row} entry={entry} />
      {entry === undefined && <p className={css.unread}>{listMessages('unread')}</p>}
      {entry === null && <p className={css.lost}>{listMessages('gone', { when })}</p>}
      {isUnlisted && record && <p className={css.lost}>{listMessages('removed', { when })}</p>}
      <NewDate kind={kind} row={row} entry={record} />
      {change && !isUnlisted && <ChangedFacts change={withoutInline(change)} />}
      {!change && was?.date && (
        <ChangedFacts change={{ at: 0, what: 'changed', date: { from: was.date, to: row.date } }} />
      )}
      {note.words}
    </DatedRow>
  );
}

/** The row of a starred record. Shows the stored data at once, and current data while it is on the screen. */
export const SavedRow = memo(
  perRecord(Row, ({ item, place }: Props) => ({
    record: item,
    id: item.id,
    label: listedLabel(item),
    at: place,
  })),
);
