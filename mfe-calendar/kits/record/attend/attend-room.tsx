import { type CalendarKind, type DocketRow, hasPlace } from '@court/domain';
import { WayLine } from '@court/ui';
import * as css from './attend-room.module.css';

type Props = { kind: CalendarKind; row: DocketRow };

/** Until a record has been read: the way to the office, or room for the link and the codes. */
export const AttendRoom = ({ kind, row }: Props) =>
  hasPlace(row.how) ? <WayLine at={row} /> : <div className={css.room} data-list={kind} />;
