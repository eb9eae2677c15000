import { type RecentlyViewed, searchDetailLink, todayAtom } from '@court/contract';
import { followedAttorneysAtom, upcomingAtom } from '@court/search';
import { answerContextAtom, attorneyNameAtom, hearingStatus, RecordRow, rowsClass } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as css from '../lists.module.css';
import { NextDate, whatOf } from './next-date';
import { nextOf } from './next-of';

function Attorney({ id, title }: Pick<RecentlyViewed, 'id' | 'title'>) {
  const today = useAtomValue(todayAtom);
  const context = useAtomValue(answerContextAtom);
  const { value, status } = useAtomValue(upcomingAtom({ kind: 'hearings', field: 'attorney', id }, today));
  const nameOf = useAtomValue(attorneyNameAtom);
  const unread = status === 'failed' ? 'notRead' : 'reading';
  const next = value ? nextOf(value.rows, context) : null;
  return (
    <RecordRow
      isNamed
      href={BASE + searchDetailLink('hearings', 'attorney', id)}
      name={nameOf(title)}
      caseNumber={next?.row.caseNumber ?? ''}
      matter={value ? <NextDate next={next} today={today} /> : listMessages(unread)}
      note={next && whatOf(next).join(' · ')}
      state={next && hearingStatus({ row: next.row, changed: false, first: null })}
    />
  );
}

/** The attorneys whom the reader follows, each with the next date. Empty if there are none. */
export function FollowedAttorneys() {
  const attorneys = useAtomValue(followedAttorneysAtom);
  const heading = useId();
  if (attorneys.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={css.said}>
        {listMessages('attorneys')}
      </h2>
      <ul className={rowsClass()}>
        {attorneys.map(({ id, title }) => (
          <Attorney key={id} id={id} title={title} />
        ))}
      </ul>
    </section>
  );
}
