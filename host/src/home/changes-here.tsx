import { todayAtom } from '@court/contract';
import { changesSinceAtom, markChangesSeenAtom } from '@court/docket';
import { type CalendarKind, readersLongMoment } from '@court/domain';
import { Button, Notice, rowsClass } from '@court/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { homeMessages } from '../messages/home-messages';
import { ChangeItem } from './change-item';
import * as css from './changes-here.module.css';

/** Number of changes shown before the reader asks for all. */
const MAX_COLLAPSED = 5;

/** `count` changes are listed. `more`: there are more than that. */
function countText(kind: CalendarKind, count: number, more: boolean, since: string): string {
  if (count === 0) return homeMessages(`changesNone.${kind}`, { since });
  return homeMessages(more ? 'changesLatest' : 'changesCount', { count, since });
}

/** The hearings or 341 meetings of this court that changed since the reader's last visit on this device. */
export function ChangesHere({ kind }: { kind: CalendarKind }) {
  const [{ changes, status, since, until, more }, readAgain] = useAtom(changesSinceAtom(kind));
  const markSeen = useSetAtom(markChangesSeenAtom);
  const today = useAtomValue(todayAtom);
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  useEffect(() => {
    // runs again for each publication that arrives while the page is open
    if (until !== null && (status === 'known' || status === 'first')) void markSeen(kind);
  }, [kind, status, until, markSeen]);
  if (status === 'first') return null;
  const shown = showsAll ? changes : changes.slice(0, MAX_COLLAPSED);
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <h2 id={headingId}>{homeMessages(`changesTitle.${kind}`)}</h2>
      {status === 'loading' && <p>{homeMessages('changesLoading')}</p>}
      {status === 'failed' && <Notice title={homeMessages('changesFailed')} onRetry={readAgain} />}
      {status === 'known' && (
        <p role="status">
          {countText(kind, changes.length, more, since === null ? '' : readersLongMoment(since))}
        </p>
      )}
      <ul className={rowsClass(css.list)}>
        {shown.map((change) => (
          <ChangeItem key={`${change.at}~${change.id}`} kind={kind} change={change} today={today} />
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button className={css.all} onClick={() => setShowsAll(true)}>
          {homeMessages('changesAll', { count: changes.length })}
        </Button>
      )}
    </section>
  );
}
