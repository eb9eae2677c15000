import { type DocketRow, isOn, type Office } from '@court/records';
import type { Dated } from './dated-rows';

const EARTH_KM = 6_371;
/** Assumed: roads between towns are this much longer than the crow flies. */
const DETOUR = 1.2;
/** Assumed between towns, with the streets at both ends. */
const KM_PER_HOUR = 95;
/** Assumed, to park and to pass security. */
const ON_FOOT_MINUTES = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * About how many minutes it takes from one office to another, door to door, as estimated from where they lie; null where
 * one's position is not known. Nobody is asked: the estimate is the great circle, lengthened as roads are.
 */
export function driveMinutes(
  from: Pick<Office, 'lat' | 'lng'>,
  to: Pick<Office, 'lat' | 'lng'>,
): number | null {
  if (from.lat === undefined || from.lng === undefined || to.lat === undefined || to.lng === undefined)
    return null;
  const lat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const lng = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const haversine = lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng;
  const km = 2 * EARTH_KM * Math.asin(Math.sqrt(haversine)) * DETOUR;
  return km < 1 ? 0 : Math.round((km / KM_PER_HOUR) * 60 + ON_FOOT_MINUTES);
}

/** What is called at one time before one judge or trustee, in one place. */
export type DayBlock = {
  /** epoch ms; null where no time is given */
  start: number | null;
  rows: readonly [Dated, ...Dated[]];
  /** true where nobody has to come: by phone or video alone */
  remote: boolean;
  /** true where nobody has to come, but may */
  byChoice: boolean;
  conflicts: DayConflict[];
};

/** Why one person cannot be at a block as well as at an earlier one. */
export type DayConflict =
  /** both are called at once, or so soon after one another that the earlier may not be over */
  | { why: 'overlap'; with: DayBlock; minutes: number }
  /** the other's office is farther away than the time between them */
  | { why: 'travel'; with: DayBlock; minutes: number; drive: number; unlessByVideo: boolean };

/** minutes for which a block that was called is taken to last; the court's rows do not say how long they do */
export const BLOCK_MINUTES = 15;

const REMOTE: readonly string[] = ['phone', 'video'];
const presiderOf = ({ kind, row }: Dated) => (kind === 'hearings' ? row.judgeId : row.trusteeId);

function conflictOf(
  block: DayBlock,
  earlier: DayBlock,
  offices: Readonly<Record<string, Pick<Office, 'lat' | 'lng'>>>,
): DayConflict | null {
  if (block.start === null || earlier.start === null) return null;
  // one judge or trustee calls one after the other, from wherever it is
  const presider = presiderOf(block.rows[0]);
  if (presider !== null && presider === presiderOf(earlier.rows[0]) && block.remote && earlier.remote)
    return null;
  const minutes = Math.round((block.start - earlier.start) / 60_000);
  const [here, there] = [block.rows[0].row.officeId ?? '', earlier.rows[0].row.officeId ?? ''];
  const [office, other] = [offices[here], offices[there]];
  if (minutes >= BLOCK_MINUTES && !block.remote && !earlier.remote && here !== there && office && other) {
    const drive = driveMinutes(other, office);
    const unlessByVideo = block.byChoice || earlier.byChoice;
    if (drive !== null && drive > minutes)
      return { why: 'travel', with: earlier, minutes, drive, unlessByVideo };
  }
  return minutes < BLOCK_MINUTES ? { why: 'overlap', with: earlier, minutes } : null;
}

/**
 * One person's day: blocks in the order of their times, each with what stands against being there too. `instant` tells
 * when a row is called. What is off the calendar stands in its block, but keeps nobody from anywhere.
 */
export function dayPlan(
  dated: readonly Dated[],
  instant: (row: DocketRow) => number | null,
  offices: Readonly<Record<string, Pick<Office, 'lat' | 'lng'>>>,
): DayBlock[] {
  const byPlace = new Map<string, [Dated, ...Dated[]]>();
  for (const one of dated) {
    const { time, officeId } = one.row;
    const key = JSON.stringify([time, officeId, one.kind, presiderOf(one), isOn(one.row)]);
    const block = byPlace.get(key);
    if (block) block.push(one);
    else byPlace.set(key, [one]);
  }
  const blocks = [...byPlace.values()].map(
    (rows): DayBlock => ({
      start: instant(rows[0].row),
      rows,
      remote: rows.every(({ row }) => REMOTE.includes(row.how ?? '')),
      byChoice: rows.every(({ row }) => [...REMOTE, 'hybrid'].includes(row.how ?? '')),
      conflicts: [],
    }),
  );
  blocks.sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const attended = blocks.filter(({ rows }) => isOn(rows[0].row));
  attended.forEach((block, at) => {
    for (const earlier of attended.slice(0, at)) {
      const conflict = conflictOf(block, earlier, offices);
      if (conflict) block.conflicts.push(conflict);
    }
  });
  return blocks;
}
