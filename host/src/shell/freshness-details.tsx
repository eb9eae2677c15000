import { courtAtom } from '@court/contract';
import type { LastUpdated } from '@court/domain';
import { useAtomValue } from 'jotai';
import { barMessages } from '../messages/bar-messages';
import { freshnessMessages } from '../messages/freshness-messages';
import { type CourtFreshness, shortTime } from './freshness-state';

const MINUTE = 60_000;

/** "Checked 3 min ago", in whole minutes, hours or days between `checkedAt` and `now` (epoch ms). */
export function checkedAgo(checkedAt: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - checkedAt) / MINUTE));
  if (minutes < 1) return freshnessMessages('checkedNow');
  if (minutes < 60) return freshnessMessages('checkedMinutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? freshnessMessages('checkedHours', { count: hours })
    : freshnessMessages('checkedDays', { count: Math.floor(hours / 24) });
}

/** Epoch ms of the last publication that changed anything. Null if there has been none. */
export function lastChangeOf({ hearings, meetings, reference }: LastUpdated): number | null {
  const times = [hearings, meetings, reference].filter((time) => time !== undefined);
  return times.length > 0 ? Math.max(...times) : null;
}

/** "Saturday, November 21, 2026 at 9:12:40 AM CST". */
function exactTime(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full', timeStyle: 'long' }).format(
    at,
  );
}

/** Explains a state and what the reader should do. */
function meaningOf({ state, since, zone, now }: CourtFreshness): string {
  if (state === 'live') return freshnessMessages('isLive');
  if (state === 'quiet') return freshnessMessages('isQuiet');
  if (state === 'late') return freshnessMessages('isLate');
  return freshnessMessages(state, { time: shortTime(since, zone, now) });
}

/** The exact times when the court's records were last checked and last changed, and what they mean for the reader. */
export function FreshnessDetails(known: CourtFreshness) {
  const { updated, zone, now } = known;
  const isSample = useAtomValue(courtAtom)?.sample;
  const changed = lastChangeOf(updated);
  const checked = exactTime(updated.checkedAt, zone);
  return (
    <>
      <p>
        <strong>{checkedAgo(updated.checkedAt, now)}</strong>
      </p>
      <p>
        {changed
          ? freshnessMessages('exactTimes', { checked, changed: exactTime(changed, zone) })
          : freshnessMessages('exactCheckedTime', { checked })}
      </p>
      <p>{meaningOf(known)}</p>
      {isSample && <p>{barMessages('sample')}</p>}
    </>
  );
}
