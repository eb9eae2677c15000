import { courtAtom, freshnessAtom, type ReadingStatus } from '@court/contract';
import { dayIn, type LastUpdated, zoneName } from '@court/records';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type PlainMessage, shellMessages } from '../messages/shell-messages';
import * as css from './freshness.module.css';

const TICK = 10_000;

/** Now in epoch ms, anew every ten seconds and whenever the page is shown again. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

const MINUTE = 60_000;

/** "Checked 3 min ago", by whole minutes, hours or days between `checkedAt` and `now` (epoch ms). */
export function checkedAgo(checkedAt: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - checkedAt) / MINUTE));
  if (minutes < 1) return shellMessages('checkedNow');
  if (minutes < 60) return shellMessages('checkedMinutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? shellMessages('checkedHours', { count: hours })
    : shellMessages('checkedDays', { count: Math.floor(hours / 24) });
}

/** Epoch ms of the last publication that changed anything; null when there has been none. */
export function lastChangeOf({ hearings, meetings, reference }: LastUpdated): number | null {
  const times = [hearings, meetings, reference].filter((time) => time !== undefined);
  return times.length > 0 ? Math.max(...times) : null;
}

/** A time in the court's `zone`: "9:12 AM CST" today, "Nov 20, 9:12 AM CST" on another day. */
export function shortTime(at: number, zone: string, now: number): string {
  const day = dayIn(zone, at);
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    ...(day === dayIn(zone, now) ? {} : { month: 'short', day: 'numeric' }),
  }).format(at);
  return `${text} ${zoneName(zone, day)}`;
}

/** "Saturday, November 21, 2026 at 9:12:40 AM CST". */
function exactTime(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full', timeStyle: 'long' }).format(
    at,
  );
}

/** When the records were checked and, where anything was ever published, last changed. */
function exactTimes(checkedAt: number, changedAt: number | null, zone: string): string {
  const checked = exactTime(checkedAt, zone);
  return changedAt
    ? shellMessages('exactTimes', { checked, changed: exactTime(changedAt, zone) })
    : shellMessages('exactCheckedTime', { checked });
}

/** True when the court's records were last checked longer ago than the court finds acceptable. */
export function isStale({ checkedAt }: LastUpdated, staleAfterMinutes: number, now: number): boolean {
  return now - checkedAt > staleAfterMinutes * MINUTE;
}

const NOTHING_KNOWN: Record<ReadingStatus, PlainMessage> = {
  loading: 'freshnessUnknown',
  cached: 'nothingPublished',
  live: 'nothingPublished',
  offline: 'nothingPublished',
  failed: 'freshnessFailed',
};

/** The exact times go away without moving the focus elsewhere by hand. */
function leaveOnEscape(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key === 'Escape') event.currentTarget.blur();
}

/** When the court's records were last checked and last changed; the exact times on hover and focus. */
export function Freshness() {
  const { updated: value, status } = useAtomValue(freshnessAtom);
  const court = useAtomValue(courtAtom);
  const now = useClock();
  const exactId = useId();
  if (!court) return null;
  const zone = court.timeZones[0];
  const notices = [
    ...(status === 'offline' ? [shellMessages('offline')] : []),
    ...(value && isStale(value, court.staleAfterMinutes, now) ? [shellMessages('stale')] : []),
  ];
  const changed = value && lastChangeOf(value);
  return (
    <div className={css.freshness} data-freshness={status}>
      {value ? (
        <button type="button" className={css.times} aria-describedby={exactId} onKeyDown={leaveOnEscape}>
          {checkedAgo(value.checkedAt, now)}
          {changed ? ` · ${shellMessages('lastChange', { time: shortTime(changed, zone, now) })}` : ''}
        </button>
      ) : (
        <span>{shellMessages(NOTHING_KNOWN[status])}</span>
      )}
      {value && (
        <span id={exactId} role="tooltip" className={css.exact}>
          {exactTimes(value.checkedAt, changed, zone)}
        </span>
      )}
      <span role="status" className={css.notices}>
        {notices.map((notice) => (
          <span key={notice} className={css.notice}>
            {notice}
          </span>
        ))}
      </span>
    </div>
  );
}
