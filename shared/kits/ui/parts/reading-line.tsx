import type { ReadingStatus } from '@court/contract';
import { readersClock, readersMoment } from '../messages/court-dates';
import { partMessages } from '../messages/shared-messages';
import * as css from './reading-line.module.css';

type Props = { status: ReadingStatus; asOf: number | null; polling: boolean };

function statusText({ status, asOf, polling }: Props): string {
  if (status === 'live') return partMessages('reading.live');
  if (asOf === null) return partMessages('reading.loading');
  // what the device remembers may be of another day
  const isToday = new Date(asOf).toDateString() === new Date().toDateString();
  const time = (isToday ? readersClock : readersMoment)(asOf);
  if (status === 'offline') return partMessages('reading.offline', { time });
  return polling ? partMessages('reading.polling') : partMessages('reading.cached', { time });
}

const MARKS: Partial<Record<ReadingStatus, string | undefined>> = { live: css.live, offline: css.offline };

/** Says how true what is on the screen is, and tells it when that changes. */
export function ReadingLine(props: Props) {
  return (
    <p className={`${css.line} ${MARKS[props.status] ?? ''}`} role="status" data-reading={props.status}>
      {props.status === 'failed' ? '' : statusText(props)}
    </p>
  );
}
