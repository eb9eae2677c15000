import { courtAtom, freshnessAtom, nowAtom } from '@court/contract';
import { dayIn, type LastUpdated, zoneClock, zoneMoment } from '@court/domain';
import { atom } from 'jotai';

const MINUTE = 60_000;
/** Ms for which the page counts as live after the last answer of the court's database. */
const LIVE_MS = 45_000;

/** A time in the court's `zone`: "9:12 AM" today, "Nov 20, 9:12 AM" on another day. */
export function shortTime(at: number, zone: string, now: number): string {
  return dayIn(zone, at) === dayIn(zone, now) ? zoneClock(zone, at) : zoneMoment(zone, at);
}

/** True if the court's records were last checked more than `staleAfterMinutes` ago. */
export function isStale({ checkedAt }: LastUpdated, staleAfterMinutes: number, now: number): boolean {
  return now - checkedAt > staleAfterMinutes * MINUTE;
}

/**
 * `live`: the database answered within the last 45 s, and the court's records were checked as often as usual.
 * `quiet`: no answer within 45 s, and the page is asking for one. `late`: the records were not checked for too long.
 * `offline`: the device has no network. `silent`: nothing answers.
 */
export type FreshnessState = 'live' | 'quiet' | 'late' | 'offline' | 'silent';

export type CourtFreshness = {
  state: FreshnessState;
  updated: LastUpdated;
  /** epoch ms at which the state began: the last check of a late court, else the last answer */
  since: number;
  zone: string;
  now: number;
};

/** How fresh the page is. Null until anything is known. */
export const courtFreshnessAtom = atom((get): CourtFreshness | null => {
  const { updated, status, asOf } = get(freshnessAtom);
  const court = get(courtAtom);
  const now = get(nowAtom);
  if (!court || !updated) return null;
  const heardAt = status === 'live' ? now : (asOf ?? 0);
  const known = { updated, zone: court.timeZones[0], now };
  if (status === 'offline')
    return { ...known, since: heardAt, state: navigator.onLine === false ? 'offline' : 'silent' };
  if (isStale(updated, court.staleAfterMinutes, now))
    return { ...known, since: updated.checkedAt, state: 'late' };
  return { ...known, since: heardAt, state: now - heardAt <= LIVE_MS ? 'live' : 'quiet' };
});
