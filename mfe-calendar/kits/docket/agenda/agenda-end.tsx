import { announce } from '@court/contract';
import { Notice } from '@court/ui';
import { useEffect, useRef } from 'react';
import { useViewMessages } from '../config/view-messages';
import type { AgendaSide } from '../data/agenda-atom';
import { whyFailed } from '../frame/calendar-frame';
import { AgendaEndView, MoreDays } from './agenda-view';

type Props = { side: 'earlier' | 'later'; state: AgendaSide; onMore: () => void };

/** The end of the list: a button for more days, or a sentence that says why there are no more. */
export function AgendaEnd({ side, state, onMore }: Props) {
  const monthMessages = useViewMessages();
  const said =
    (state === 'end' && monthMessages(side === 'earlier' ? 'agenda.noEarlier' : 'agenda.noLater')) ||
    (state === 'reading' && monthMessages('agenda.loading'));
  const hadMore = useRef(false);
  useEffect(() => {
    if (state === 'more') hadMore.current = true;
    // later days load by themselves
    else if (said && hadMore.current && (state === 'end' || side === 'earlier')) announce(said);
  }, [state, side, said]);
  if (state === 'failed')
    return (
      <Notice title={monthMessages('agenda.failed')} onRetry={onMore}>
        <p>{whyFailed()}</p>
      </Notice>
    );
  return (
    <AgendaEndView>
      {said && <span>{said}</span>}
      {state === 'more' && <MoreDays onMore={onMore}>{monthMessages(`agenda.${side}`)}</MoreDays>}
    </AgendaEndView>
  );
}
