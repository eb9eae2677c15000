import { hearingLink, meetingLink, offeredAtom } from '@court/contract';
import { isOn } from '@court/records';
import { type Dated, detailMessages } from '@court/search';
import { clockWord, howWord, OldAndNew, shortDate, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { listMessages } from '../../messages/list-messages';
import * as css from '../list-row.module.css';

/** The next date that still stands; where none does, the next one, of which the row says what became of it. */
export const nextOf = (rows: readonly Dated[]): Dated | null =>
  rows.find(({ row }) => isOn(row)) ?? rows[0] ?? null;

/** 'Next: Mon, Nov 30, 9:30 AM', a link to that hearing or meeting, with what it was before. */
export function NextDate({ next, today }: { next: Dated | null; today: string }) {
  const clock = useAtomValue(venueClockAtom);
  const offered = useAtomValue(offeredAtom);
  if (!next) return listMessages('noNextDate');
  const { kind, row } = next;
  const link = kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id);
  const when = [shortDate(row.date, today), clock.time(row)].filter(Boolean).join(', ');
  const { date, time } = row.was ?? {};
  const was = [date && shortDate(date, today), time && clockWord(time)].filter(Boolean).join(', ');
  const words = isOn(row) ? <b>{when}</b> : <s>{when}</s>;
  return (
    <span data-next-date={row.date}>
      {isOn(row) && `${listMessages('nextDate')} `}
      <OldAndNew old={was || null}>
        {offered(link) ? (
          <a className={css.next} href={BASE + link}>
            {words}
          </a>
        ) : (
          words
        )}
      </OldAndNew>
    </span>
  );
}

/** What it is, and how one appears. */
export const whatOf = ({ kind, row }: Dated) =>
  [kind === 'meetings' ? detailMessages('meeting') : row.matter, howWord(row.how)]
    .filter(Boolean)
    .join(' · ');
