import { todayAtom } from '@court/contract';
import { changesSinceAtom, markChangesSeenAtom } from '@court/docket';
import { Button, Notice } from '@court/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { homeMessages } from '../messages/home-messages';
import { ChangeItem } from './change-item';
import * as css from './changes-here.module.css';

/** So many stand there before the reader asks for all. */
const FEW = 5;

const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `more` have changed than the `count` that are listed. */
function countText(count: number, more: boolean, since: string): string {
  if (count === 0) return homeMessages('changesNone', { since });
  return homeMessages(more ? 'changesLatest' : 'changesCount', { count, since });
}

/** What changed at this court since the reader's last visit on this device. */
export function ChangesHere() {
  const [{ changes, status, since, until, more }, readAgain] = useAtom(changesSinceAtom('hearings'));
  const markSeen = useSetAtom(markChangesSeenAtom);
  const today = useAtomValue(todayAtom);
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  useEffect(() => {
    // again for each publication that came while the page was open
    if (until !== null && (status === 'known' || status === 'first')) void markSeen('hearings');
  }, [status, until, markSeen]);
  if (status === 'first') return null;
  const shown = showsAll ? changes : changes.slice(0, FEW);
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <h2 id={headingId}>{homeMessages('changesTitle')}</h2>
      {status === 'loading' && <p>{homeMessages('changesLoading')}</p>}
      {status === 'failed' && <Notice title={homeMessages('changesFailed')} onRetry={readAgain} />}
      {status === 'known' && (
        <p role="status">{countText(changes.length, more, since === null ? '' : moment.format(since))}</p>
      )}
      <ul className={css.list}>
        {shown.map((change) => (
          <ChangeItem key={`${change.at}~${change.id}`} change={change} today={today} />
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
