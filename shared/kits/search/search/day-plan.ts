import { type DocketRow, hasPlace, isOn, type Office, wayOf } from '@court/records';
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
  /** times at which the court calls the rows, epoch ms, ascending; empty if it gives no time */
  times: readonly number[];
  rows: readonly [Dated, ...Dated[]];
  /** true if nobody has to come: all rows are by phone, by video or without an appearance */
  remote: boolean;
  /** true if no row requires coming in person; also true if `remote` is */
  byChoice: boolean;
  conflicts: DayConflict[];
};

/** Why one person may not be at a block as well as at an earlier one; `isHard`: cannot. `minutes` lie between them. */
export type DayConflict = { with: DayBlock; minutes: number; isHard: boolean } & (
  | /** both are called at once, or so soon after one another that the earlier may not be over */
  { why: 'overlap' }
  /** one is attended by phone or video, the other is somewhere to go to */
  | { why: 'setOff' }
  /** the other's office is about as far away as the time between them, or farther */
  | { why: 'travel'; drive: number; unlessByVideo: boolean }
);

/** minutes for which a block that was called is taken to last; the court's rows do not say how long they do */
export const BLOCK_MINUTES = 15;
/** minutes that one needs from a screen to a courtroom */
const SET_OFF_MINUTES = 30;

const presiderOf = ({ kind, row }: Dated) => (kind === 'hearings' ? row.judgeId : row.trusteeId);

type Offices = Readonly<Record<string, Pick<Office, 'lat' | 'lng'>>>;

/**
 * The conflict between two blocks whose offices are too far apart. Null if nobody travels, or a position is unknown.
 */
function travelOf(block: DayBlock, earlier: DayBlock, minutes: number, offices: Offices): DayConflict | null {
  const [here, there] = [block.rows[0].row.officeId ?? '', earlier.rows[0].row.officeId ?? ''];
  const [office, other] = [offices[here], offices[there]];
  if (block.remote || earlier.remote || here === there || !office || !other) return null;
  const drive = driveMinutes(other, office);
  if (drive === null || drive + BLOCK_MINUTES <= minutes) return null;
  const unlessByVideo = block.byChoice || earlier.byChoice;
  const isHard = drive > minutes && !unlessByVideo;
  return { why: 'travel', with: earlier, minutes, drive, unlessByVideo, isHard };
}

function conflictOf(block: DayBlock, earlier: DayBlock, offices: Offices): DayConflict | null {
  const gaps = block.times.flatMap((at) => earlier.times.map((other) => Math.abs(at - other)));
  if (gaps.length === 0) return null;
  const minutes = Math.round(Math.min(...gaps) / 60_000);
  // two at once cannot be, whatever they are; one judge or trustee calls one after the other
  const presider = presiderOf(block.rows[0]);
  const isOnePresider = presider !== null && presider === presiderOf(earlier.rows[0]);
  if (minutes === 0 && !isOnePresider) return { why: 'overlap', with: earlier, minutes: 0, isHard: true };
  const travel = travelOf(block, earlier, minutes, offices);
  if (travel || isOnePresider) return travel;
  if (minutes < BLOCK_MINUTES) return { why: 'overlap', with: earlier, minutes, isHard: false };
  const isMixed = (block.remote && !earlier.byChoice) || (earlier.remote && !block.byChoice);
  if (isMixed && minutes <= SET_OFF_MINUTES) return { why: 'setOff', with: earlier, minutes, isHard: false };
  return null;
}

/**
 * One person's day: blocks in the order of their times, each with its conflicts with earlier blocks. `instant`
 * returns the epoch ms at which a row is called; a row's own time overrides its block's time. Hearings that will not
 * be held are in their block but cause no conflict.
 */
export function dayPlan(
  dated: readonly Dated[],
  instant: (row: DocketRow) => number | null,
  offices: Offices,
): DayBlock[] {
  const byPlace = new Map<string, [Dated, ...Dated[]]>();
  for (const one of dated) {
    const { time, officeId } = one.row;
    const key = JSON.stringify([time, officeId, one.kind, presiderOf(one)]);
    const block = byPlace.get(key);
    if (block) block.push(one);
    else byPlace.set(key, [one]);
  }
  const called = ({ row }: Dated) => instant(row.eventTime ? { ...row, time: row.eventTime } : row);
  const blocks = [...byPlace.values()].map((rows): DayBlock => {
    const attended = rows.filter(({ row }) => isOn(row));
    const of = attended.length > 0 ? attended : rows;
    return {
      times: of.flatMap((one) => called(one) ?? []).sort((a, b) => a - b),
      rows,
      remote: of.every(({ row }) => !hasPlace(row.how)),
      byChoice: of.every(({ row }) => !hasPlace(row.how) || wayOf(row.how) === 'either'),
      conflicts: [],
    };
  });
  blocks.sort((a, b) => (a.times[0] ?? 0) - (b.times[0] ?? 0));
  const attended = blocks.filter(({ rows }) => rows.some(({ row }) => isOn(row)));
  attended.forEach((block, at) => {
    for (const earlier of attended.slice(0, at)) {
      const conflict = conflictOf(block, earlier, offices);
      if (conflict) block.conflicts.push(conflict);
    }
  });
  return blocks;
}
