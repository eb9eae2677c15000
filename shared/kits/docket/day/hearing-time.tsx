import type { DocketRow } from '@court/records';
import { clockTime, OldAndNew } from '@court/ui';
import { words } from '../words';
import * as css from './hearing-row.module.css';

type Props = { row: DocketRow; zone: string | null; showEventTime: boolean };

/** When a hearing is called: its block's time, and its own where the court wants it shown. */
export function HearingTime({ row, zone, showEventTime }: Props) {
  const { time, eventTime, was } = row;
  const wasTime = was?.time && /^\d\d:\d\d$/.test(was.time) ? clockTime(was.time) : (was?.time ?? null);
  return (
    <p className={css.time}>
      <OldAndNew old={wasTime}>
        <span className={css.clock}>
          {time ? clockTime(time) : words('row.noTime')}
          {time && zone && <span className={css.zone}> {zone}</span>}
        </span>
      </OldAndNew>
      {showEventTime && eventTime && eventTime !== time && (
        <span className={css.own}>
          {words('row.eventTime', { time: clockTime(eventTime) })}
          {zone && ` ${zone}`}
        </span>
      )}
    </p>
  );
}
