import { type DocketRow, isOn, zoneName } from '@court/records';
import { clockTime, shortDate } from '../messages/court-dates';
import { sharedMessages, wordFor } from '../messages/shared-messages';
import { OldAndNew } from '../parts/old-and-new';
import { StatusWord } from '../parts/status-word';
import * as css from './hearing-status.module.css';

type Props = {
  row: DocketRow;
  /** IANA name of the venue's clock, where the court has several */
  zone: { zone: string } | null;
  changed: boolean;
  /** how it was when the page first read it */
  first: DocketRow | null;
};

/** Where a hearing has gone, in words; the time only where it is another. */
function movedWhen({ movedTo, continuedTo, date, time }: DocketRow, zone: Props['zone']): string | null {
  const day = movedTo?.date ?? continuedTo;
  if (!day) return null;
  const words = shortDate(day, date);
  if (!movedTo?.time || movedTo.time === time) return words;
  return `${words}, ${clockTime(movedTo.time)}${zone ? ` ${zoneName(zone.zone, day)}` : ''}`;
}

const PUT_OFF: readonly string[] = ['continued', 'rescheduled'];

/** The status that is shown: a hearing that stands on another day is moved, whatever it was. */
export const statusShown = ({ status, movedTo }: DocketRow): string =>
  movedTo && !PUT_OFF.includes(status) ? 'moved' : status;

/** Where a hearing that is not held here has gone; null where it has not, or the court does not say. */
export const whereWentTo = (row: DocketRow, zone: Props['zone']) =>
  row.movedTo || PUT_OFF.includes(row.status) ? movedWhen(row, zone) : null;

/** What has become of a hearing, and where it has gone; the time that no longer holds is struck. Nothing of one that is to come. */
export function HearingStatus({ row, zone, changed, first }: Props) {
  const { status, time, date, continuedFrom } = row;
  const shown = statusShown(row);
  const isSaid = shown !== 'scheduled';
  const to = whereWentTo(row, zone);
  const old = first && first.status !== status ? (wordFor('status', first.status) ?? first.status) : null;
  const oldTo = first && to !== null ? movedWhen(first, zone) : null;
  if (!isSaid && !changed) {
    // of one that is to come and goes on from another day
    if (!continuedFrom) return null;
    return (
      <span className={css.from}>
        {sharedMessages('continuedFrom', { date: shortDate(continuedFrom, date) })}
      </span>
    );
  }
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
