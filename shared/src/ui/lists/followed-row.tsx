import { useAtomValue } from 'jotai';
import { memo, useState } from 'react';
import { searchDetailLink } from '../../contract/search-links';
import { changesByRecord } from '../../lists/changes-by-record';
import { labelOf } from '../../lists/label-of';
import type { OneNews } from '../../lists/list-news';
import { listWords } from '../../lists/list-words';
import { type Followed, useFollowedDates } from '../../lists/use-followed-dates';
import { useOnScreen } from '../../lists/use-on-screen';
import { Link } from '../../router';
import { todayAtom } from '../../state/today-atom';
import { shortDate } from '../../words/court-dates';
import { sharedWords, wordFor } from '../../words/en-us';
import { ChangedFacts } from './changed-facts';
import * as followed from './followed.module.css';
import { KeepButton } from './keep-button';
import * as css from './lists.module.css';
import { MyNote } from './my-note';
import { NextDate } from './next-date';
import { OffRow } from './off-row';

type Props = Followed & {
  /** of its hearings and 341 meetings, since the reader looked last */
  news: readonly OneNews[];
};

/** A followed case or debtor: its next date, and what changed. */
export const FollowedRow = memo(function FollowedRow({ list, item, news }: Props) {
  const today = useAtomValue(todayAtom);
  const [ref, isOnScreen] = useOnScreen();
  const { value, status } = useFollowedDates({ list, item }, today, isOnScreen && !item.isOff);
  const { id, last, note } = item;
  const label = labelOf(item);
  const [wasOff, setWasOff] = useState(false);
  if (item.isOff && !wasOff) setWasOff(true);
  if (item.isOff) return <OffRow list={list} item={item} label={label} at={{ ref }} />;
  const ofCase = last && 'number' in last ? last : null;
  const chapter = ofCase?.chapter && sharedWords('chapterShort', { chapter: ofCase.chapter });
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
          {badge && <span className={followed.badge}>{badge}</span>}
        </span>
        <KeepButton list={list} id={id} label={label} isBack={wasOff} />
      </div>
      {value && !isGone && <NextDate rows={value.rows} />}
      {isGone && <p className={css.lost}>{listWords('followedGone')}</p>}
      {!value && <p>{listWords(status === 'failed' ? 'notRead' : 'reading')}</p>}
      {changesByRecord(news).map(({ record, change }) => (
        <ChangedFacts key={record.id} change={change} of={shortDate(record.d, today)} />
      ))}
      <MyNote list={list} id={id} label={label} note={note} />
    </li>
  );
});
