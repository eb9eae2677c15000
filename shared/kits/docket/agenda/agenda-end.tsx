import { Button, Notice } from '@court/ui';
import type { AgendaSide } from '../data/agenda-atom';
import { whyFailed } from '../frame/calendar-frame';
import { useViewWords } from '../view-words';
import * as css from './agenda.module.css';

type Props = { side: 'earlier' | 'later'; state: AgendaSide; onMore: () => void };

/** Stands where the list ends: the way to more, or why there is none. */
export function AgendaEnd({ side, state, onMore }: Props) {
  const viewWords = useViewWords();
  if (state === 'failed')
    return (
      <Notice title={viewWords('agenda.failed')} onRetry={onMore}>
        <p>{whyFailed()}</p>
      </Notice>
    );
  return (
    <p className={css.end} role="status">
      {state === 'end' && viewWords(side === 'earlier' ? 'agenda.noEarlier' : 'agenda.noLater')}
      {state === 'reading' && viewWords('agenda.loading')}
      {state === 'more' && <Button onClick={onMore}>{viewWords(`agenda.${side}`)}</Button>}
    </p>
  );
}
