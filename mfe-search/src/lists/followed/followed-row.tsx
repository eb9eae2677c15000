import { type OneNews, searchDetailLink, todayAtom } from '@court/contract';
import { type CalendarChange, type RecordChange, shortDate } from '@court/domain';
import {
  answerContextAtom,
  caseNote,
  Facts,
  hearingStatus,
  perRecord,
  RecordRow,
  useOnScreen,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import { changedBetween } from '../changes/changed-between';
import { ChangedFacts } from '../changes/changed-facts';
import * as css from '../list-row.module.css';
import { listedLabel } from '../listed-label';
import { useMyNote } from '../notes/my-note';
import { RemovedRow } from '../removed-row';
import { UnstarButton } from '../unstar-button';
import { NextDate, whatOf } from './next-date';
import { nextOf } from './next-of';
import { type Followed, useFollowedDates } from './use-followed-dates';

/** Number of changed records to show per case. A case can have hundreds. */
const MAX_RECORDS = 5;

/** The changes merged per record, latest first. `record` is its current state. */
function changesByRecord(news: readonly OneNews[]): { record: CalendarChange; change: RecordChange }[] {
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
    .slice(0, MAX_RECORDS);
}

type Props = Followed & {
  /** changes of its hearings and 341 meetings since the reader's last look */
  news: readonly OneNews[];
};

type ForgottenProps = Pick<ReturnType<typeof useFollowedDates>, 'value' | 'status'> & {
  isGone: boolean;
  at: ComponentProps<'li'>;
  children: ReactNode;
};

/** Shown if the device has no name for the item: the court has withdrawn the case, or it has not been read yet. */
function ForgottenRow({ value, status, isGone, at, children }: ForgottenProps) {
  const known = value ? 'unknown' : status === 'failed' ? 'notRead' : 'reading';
  return (
    <li className={css.off} {...at}>
      <span>{listMessages(isGone ? 'withdrawn' : known)}</span>
      {children}
    </li>
  );
}

function Row({ list, item, news }: Props) {
  const today = useAtomValue(todayAtom);
  const context = useAtomValue(answerContextAtom);
  const [ref, isOnScreen] = useOnScreen();
  const { value, status } = useFollowedDates({ list, item }, today, isOnScreen && !item.isOff);
  const { id, last } = item;
  const label = listedLabel(item);
  const note = useMyNote({ list, id, label, note: item.note });
  const [wasOff, setWasOff] = useState(false);
  if (item.isOff && !wasOff) setWasOff(true);
  if (item.isOff) return <RemovedRow item={item} label={label} at={{ ref }} />;
  const isGone = value && value.rows.length === 0 && value.past?.length === 0 && !value.head;
  if (!last)
    return (
      <ForgottenRow at={{ ref, ...{ 'data-followed': id } }} isGone={isGone === true} {...{ value, status }}>
        {note.button}
        <UnstarButton list={list} id={id} label={label} isBack={wasOff} />
        {note.words}
      </ForgottenRow>
    );
  const ofCase = 'number' in last ? last : null;
  const number = ofCase?.number ?? ('caseNumber' in last ? last.caseNumber : '');
  const next = value && !isGone ? nextOf(value.rows, context) : null;
  const what = next ? whatOf(next) : [];
  const told = isGone ? 'followedGone' : value ? null : status === 'failed' ? 'notRead' : 'reading';
  return (
    <RecordRow
      isNamed
      href={BASE + searchDetailLink('hearings', list === 'cases' ? 'casenumber' : 'debtor', id)}
      name={('number' in last ? last.title : last.name) || label}
      caseNumber={<Facts facts={[number, ofCase && caseNote(ofCase)]} narrow={what} />}
      matter={told ? listMessages(told) : <NextDate next={next} today={today} />}
      note={what.join(' · ')}
      state={next && hearingStatus({ row: next.row, changed: news.length > 0, first: null })}
      isChanged={news.length > 0}
      star={
        <>
          {note.button}
          <UnstarButton list={list} id={id} label={label} isBack={wasOff} />
        </>
      }
      at={{ ref, ...{ 'data-followed': id } }}
    >
      {changesByRecord(news).map(({ record, change }) => (
        <ChangedFacts key={record.id} change={change} of={shortDate(record.d, today)} />
      ))}
      {note.words}
    </RecordRow>
  );
}

/** A followed case or debtor: its next date, and its changes. */
export const FollowedRow = memo(
  perRecord(Row, ({ item }: Props) => ({ record: item, id: item.id, label: listedLabel(item) })),
);
