import { Notice } from '@court/ui';
import { useViewMessages } from '../config/view-messages';
import type { AgendaSide } from '../data/agenda-atom';
import { whyFailed } from '../layout/calendar-frame';
import { AgendaEndView, MoreDays } from './agenda-view';

type Props = { side: 'earlier' | 'later'; state: AgendaSide; onMore: () => void };

/** The end of the list: a button for more days, or a sentence that says why there are no more. */
export function AgendaEnd({ side, state, onMore }: Props) {
  const monthMessages = useViewMessages();
  if (state === 'failed')
    return (
      <Notice title={monthMessages('agenda.failed')} onRetry={onMore}>
        <p>{whyFailed()}</p>
      </Notice>
    );
  return (
    <AgendaEndView>
      {state === 'end' && monthMessages(side === 'earlier' ? 'agenda.noEarlier' : 'agenda.noLater')}
      {state === 'reading' && monthMessages('agenda.loading')}
      {state === 'more' && <MoreDays onMore={onMore}>{monthMessages(`agenda.${side}`)}</MoreDays>}
    </AgendaEndView>
  );
}
