import { type DocketRow, isOn, zoneName } from '@court/records';
import { clockTime, OldAndNew, StatusWord, sharedMessages, shortDate, wordFor } from '@court/ui';
import type { VenueZone } from './docket-blocks';
import * as css from './hearing-status.module.css';

type Props = {
  row: DocketRow;
  zone: VenueZone | null;
  changed: boolean;
  /** how it was when the page first read it */
  first: DocketRow | null;
};

/** Where a hearing has gone, in words; the time only where it is another. */
function movedWhen({ movedTo, continuedTo, date, time }: DocketRow, zone: VenueZone | null): string | null {
  const day = movedTo?.date ?? continuedTo;
  if (!day) return null;
  const words = shortDate(day, date);
  if (!movedTo?.time || movedTo.time === time) return words;
  return `${words}, ${clockTime(movedTo.time)}${zone ? ` ${zoneName(zone.zone, day)}` : ''}`;
}

const PUT_OFF: readonly string[] = ['continued', 'rescheduled'];

/** What has become of a hearing, and where it has gone; the time that no longer holds is struck. Nothing of one that is to come. */
export function HearingStatus({ row, zone, changed, first }: Props) {
  const { status, movedTo, time } = row;
  const shown = movedTo && !PUT_OFF.includes(status) ? 'moved' : status;
  const isSaid = shown !== 'scheduled';
  const to = movedTo || PUT_OFF.includes(status) ? movedWhen(row, zone) : null;
  const old = first && first.status !== status ? (wordFor('status', first.status) ?? first.status) : null;
  const oldTo = first && to !== null ? movedWhen(first, zone) : null;
  if (!isSaid && !changed) return null;
  return (
    <>
      {isSaid && <StatusWord status={shown} to={to} />}
      <span className={css.more}>
        {!isOn(row) && time && <s>{clockTime(time)}</s>}
        {old && <OldAndNew old={old}>{isSaid ? null : wordFor('status', status)}</OldAndNew>}
        {oldTo !== null && oldTo !== to && <OldAndNew old={oldTo}>{null}</OldAndNew>}
        {changed && <span>{sharedMessages('changed')}</span>}
      </span>
    </>
  );
}
