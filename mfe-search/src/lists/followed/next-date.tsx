import { hearingLink, Link, meetingLink, offeredAtom } from '@court/contract';
import { isDay, isOn } from '@court/records';
import { type Dated, detailMessages } from '@court/search';
import { clockTime, longDate, OldAndNew, StatusWord, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { listMessages } from '../../messages/list-messages';
import * as followed from '../followed.module.css';
import * as css from '../lists.module.css';

type Props = { rows: readonly Dated[] };

const dayOf = (date: string) => (isDay(date) ? longDate(date) : date);

/** The next date that still stands; where none does, the next one with what became of it. */
export function NextDate({ rows }: Props) {
  const clock = useAtomValue(venueClockAtom);
  const offered = useAtomValue(offeredAtom);
  const next = rows.find(({ row }) => isOn(row)) ?? rows[0];
  if (!next) return <p>{listMessages('noNextDate')}</p>;
  const { kind, row } = next;
  const link = kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id);
  const when = [dayOf(row.date), clock.time(row)].filter(Boolean).join(', ');
  const { date, time } = row.was ?? {};
  const clocked = time && /^\d\d:\d\d$/.test(time) ? clockTime(time) : time;
  const was = [date && dayOf(date), clocked].filter(Boolean).join(', ');
  const what = kind === 'meetings' ? detailMessages('meeting') : row.matter;
  return (
    <p className={followed.nextDate} data-next-date={row.date}>
      <span>{listMessages('nextDate')}</span>
      <span className={followed.when}>
        <OldAndNew old={was || null}>
          {offered(link) ? (
            <Link className={css.link} to={link}>
              {when}
            </Link>
          ) : (
            when
          )}
        </OldAndNew>
      </span>
      {what && <span>{what}</span>}
      <StatusWord status={row.movedTo ? 'moved' : row.status} />
    </p>
  );
}
