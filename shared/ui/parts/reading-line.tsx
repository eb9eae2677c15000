import { courtAtom, nowAtom, type ReadingStatus } from '@court/contract';
import { dayIn, zoneClock, zoneMoment } from '@court/domain';
import { useAtomValue } from 'jotai';
import { partMessages } from '../messages/shared-messages';
import * as css from './reading-line.module.css';

const MINUTE = 60_000;

type Props = { status: ReadingStatus; asOf: number | null; polling: boolean };
type Moment = { zone: string; now: number };

/** "12 min ago", by whole minutes, hours or days. */
function ageOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  if (minutes < 1) return partMessages('reading.now');
  if (minutes < 60) return partMessages('reading.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? partMessages('reading.hours', { count: hours })
    : partMessages('reading.days', { count: Math.floor(hours / 24) });
}

function statusText({ status, asOf, polling }: Props, { zone, now }: Moment): string {
  if (status === 'live') return partMessages('reading.live');
  if (asOf === null) return partMessages('reading.loading');
  // a cached value may be from another day
  const isToday = dayIn(zone, asOf) === dayIn(zone, now);
  const time = (isToday ? zoneClock : zoneMoment)(zone, asOf);
  if (status === 'offline') {
    const key = navigator.onLine === false ? 'reading.offline' : 'reading.silent';
    return partMessages(key, { time, age: ageOf(now - asOf) });
  }
  return polling ? partMessages('reading.polling') : partMessages('reading.cached', { time });
}

const MARKS: Partial<Record<ReadingStatus, string | undefined>> = { live: css.live, offline: css.offline };

/** Says how current the screen is, on the court's clock. The host announces changes to screen readers. */
export function ReadingLine(props: Props) {
  const zone = useAtomValue(courtAtom)?.timeZones[0] ?? 'UTC';
  const now = useAtomValue(nowAtom);
  return (
    <p className={`${css.line} ${MARKS[props.status] ?? ''}`} data-reading={props.status}>
      {props.status === 'failed' ? '' : statusText(props, { zone, now })}
    </p>
  );
}
