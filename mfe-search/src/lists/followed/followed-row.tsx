import { Link, type OneNews, searchDetailLink, todayAtom } from '@court/contract';
import type { CalendarChange, RecordChange } from '@court/records';
import { Badge, labelOf, perRecord, sharedMessages, shortDate, useOnScreen, wordFor } from '@court/ui';
import { useAtomValue } from 'jotai';
import { memo, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import { changedBetween } from '../changes/changed-between';
import { ChangedFacts } from '../changes/changed-facts';
import * as followed from '../followed.module.css';
import * as css from '../lists.module.css';
import { MyNote } from '../saved/my-note';
import { RemovedRow } from '../saved/removed-row';
import { UnstarButton } from '../saved/unstar-button';
import { NextDate } from './next-date';
import { type Followed, useFollowedDates } from './use-followed-dates';

/** So many records of a case are told of; a case can have hundreds. */
const MOST = 5;

/** Of each record what changed of it as one, the latest first; `record` as it stands now. */
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
    .slice(0, MOST);
}

type Props = Followed & {
  /** of its hearings and 341 meetings, since the reader looked last */
  news: readonly OneNews[];
};

function Row({ list, item, news }: Props) {
  const today = useAtomValue(todayAtom);
  const [ref, isOnScreen] = useOnScreen();
  const { value, status } = useFollowedDates({ list, item }, today, isOnScreen && !item.isOff);
  const { id, last, note } = item;
  const label = labelOf(item);
  const [wasOff, setWasOff] = useState(false);
  if (item.isOff && !wasOff) setWasOff(true);
  if (item.isOff) return <RemovedRow list={list} item={item} label={label} at={{ ref }} />;
  const ofCase = last && 'number' in last ? last : null;
  const chapter = ofCase?.chapter && sharedMessages('chapterShort', { chapter: ofCase.chapter });
  const badge = [ofCase && wordFor('type', ofCase.caseType), chapter].filter(Boolean).join(' · ');
  const isGone = value && value.rows.length === 0 && value.past?.length === 0 && !value.head;
  return (
    <li className={followed.followed} ref={ref} data-followed={id}>
      <div className={followed.headline}>
        <span>
          <Link
            className={css.link}
            to={searchDetailLink('hearings', list === 'cases' ? 'casenumber' : 'debtor', id)}
          >
            {label}
          </Link>{' '}
          {badge && <Badge>{badge}</Badge>}
        </span>
        <UnstarButton list={list} id={id} label={label} isBack={wasOff} />
      </div>
      {value && !isGone && <NextDate rows={value.rows} />}
      {isGone && <p className={css.lost}>{listMessages('followedGone')}</p>}
      {!value && <p>{listMessages(status === 'failed' ? 'notRead' : 'reading')}</p>}
      {changesByRecord(news).map(({ record, change }) => (
        <ChangedFacts key={record.id} change={change} of={shortDate(record.d, today)} />
      ))}
      <MyNote list={list} id={id} label={label} note={note} />
    </li>
  );
}

/** A followed case or debtor: its next date, and what changed. */
export const FollowedRow = memo(
  perRecord(Row, ({ item }: Props) => ({ record: item, id: item.id, label: labelOf(item) })),
);
