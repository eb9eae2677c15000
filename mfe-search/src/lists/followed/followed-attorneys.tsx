import { Link, type RecentlyViewed, searchDetailLink, todayAtom } from '@court/contract';
import { followedAttorneysAtom, upcomingAtom } from '@court/search';
import { attorneyNameAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as followed from '../followed.module.css';
import * as css from '../lists.module.css';
import { NextDate } from './next-date';

function Attorney({ id, title }: Pick<RecentlyViewed, 'id' | 'title'>) {
  const today = useAtomValue(todayAtom);
  const { value } = useAtomValue(upcomingAtom({ kind: 'hearings', field: 'attorney', id }, today));
  const nameOf = useAtomValue(attorneyNameAtom);
  return (
    <li className={followed.followed} data-followed-attorney={id}>
      <Link className={css.link} to={searchDetailLink('hearings', 'attorney', id)}>
        {nameOf(title)}
      </Link>
      {value && <NextDate rows={value.rows} />}
    </li>
  );
}

/** The attorneys whom the reader follows, each with the next date; nothing where there are none. */
export function FollowedAttorneys() {
  const attorneys = useAtomValue(followedAttorneysAtom);
  const heading = useId();
  if (attorneys.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{listMessages('attorneys')}</h2>
      <ul className={followed.attorneys}>
        {attorneys.map(({ id, title }) => (
          <Attorney key={id} id={id} title={title} />
        ))}
      </ul>
    </section>
  );
}
