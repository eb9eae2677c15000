import { hearingLink, meetingLink, offeredAtom } from '@court/contract';
import { isAhead, isOffState, shortDate } from '@court/domain';
import { type Dated, detailMessages } from '@court/search';
import { clockWord, howWord, OldAndNew, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { listMessages } from '../../messages/list-messages';
import * as css from '../list-row.module.css';
import type { NextDateOf } from './next-of';

/**
 * 'Next:' for an upcoming date. 'Earlier today:' for a date that began today and may be over. Nothing for a date that
 * is off.
 */
function leadWords({ state, phase }: NextDateOf): string {
  if (isAhead(state, phase)) return listMessages('nextDate');
  const isToday = state === 'done' || phase === 'earlier';
  return isToday && !isOffState(state) ? listMessages('earlierDate') : '';
}

/** 'Next: Mon, Nov 30, 9:30 AM', linked to that hearing or meeting, with its old value after a change. */
export function NextDate({ next, today }: { next: NextDateOf | null; today: string }) {
  const clock = useAtomValue(venueClockAtom);
  const offered = useAtomValue(offeredAtom);
  if (!next) return listMessages('noNextDate');
  const { kind, row, state, phase } = next;
  const link = kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id);
  const when = [shortDate(row.date, today), clock.time(row)].filter(Boolean).join(', ');
  const { date, time } = row.was ?? {};
  const was = [date && shortDate(date, today), time && clockWord(time)].filter(Boolean).join(', ');
  const words = isOffState(state) ? (
    <s>{when}</s>
  ) : isAhead(state, phase) ? (
    <b>{when}</b>
  ) : (
    <span>{when}</span>
  );
  const lead = leadWords(next);
  const isOver = !isAhead(state, phase) && state !== 'unlisted';
  return (
    <span data-next-date={row.date}>
      {lead && <span>{lead}</span>}
      {lead && ' '}
      <OldAndNew old={was || null}>
        {offered(link) ? (
          <a className={css.next} href={BASE + link}>
            {words}
          </a>
        ) : (
          words
        )}
      </OldAndNew>
      {isOver && ' '}
      {isOver && <span>{listMessages('noNextDate')}</span>}
    </span>
  );
}

/** Matter and method. */
export const whatOf = ({ kind, row }: Dated) =>
  [kind === 'meetings' ? detailMessages('meeting') : row.matter, howWord(row.how)].filter(Boolean);
