import { type DocketRow, zoneName } from '@court/records';
import { ChangedBadge, clockTime, StatusWord, sharedMessages, shortDate } from '@court/ui';
import { useDocketConfig } from '../docket-config';
import { rowMessages } from '../messages/row-messages';
import type { VenueZone } from './docket-blocks';
import * as board from './hearing-row.module.css';
import * as css from './hearing-status.module.css';

type Props = { row: DocketRow; zone: VenueZone | null; today: string; changed: boolean };

function movedWhen({ movedTo, date }: DocketRow, zone: VenueZone | null): string {
  if (!movedTo) return '';
  const day = shortDate(movedTo.date, date);
  if (!movedTo.time) return day;
  return `${day}, ${clockTime(movedTo.time)}${zone ? ` ${zoneName(zone.zone, movedTo.date)}` : ''}`;
}

/** What has become of a hearing, and where it has gone. */
export function HearingStatus({ row, zone, today, changed }: Props) {
  const { calendarLink } = useDocketConfig();
  const dayLink = (date: string) => calendarLink(date === today ? {} : { date });
  return (
    <p className={`${board.status} ${css.status}`}>
      <StatusWord status={row.movedTo ? 'moved' : row.status} />
      {row.movedTo && (
        <>
          {' '}
          {rowMessages('row.movedTo')}{' '}
          <a className={css.moved} href={BASE + dayLink(row.movedTo.date)}>
            {movedWhen(row, zone)}
          </a>
        </>
      )}
      {changed && <ChangedBadge>{sharedMessages('changed')}</ChangedBadge>}
    </p>
  );
}
