import { type DocketRow, hasPlace, isOn, type Office, presiderOf, wayOf } from '@court/domain';
import type { Dated } from './dated-rows';

const EARTH_KM = 6_371;
/** Ratio of road distance to straight-line distance. An assumption; no source. */
const DETOUR_FACTOR = 1.2;
/** Speed between towns, including streets at both ends. An assumption; no source. */
const KM_PER_HOUR = 95;
/** Minutes for parking and security. An assumption; no source. */
const ON_FOOT_MINUTES = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Estimated minutes from one office to another, door to door. Null if a position is unknown. Uses the great-circle
 * distance and a detour factor instead of a map service, so no request leaves the device.
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
  const km = 2 * EARTH_KM * Math.asin(Math.sqrt(haversine)) * DETOUR_FACTOR;
  return km < 1 ? 0 : Math.round((km / KM_PER_HOUR) * 60 + ON_FOOT_MINUTES);
}

/** A block: the hearings that one judge or trustee calls at one time in one place. */
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

/**
 * A conflict between a block and an earlier one. `isHard`: the person cannot attend both, unless one of them by video
 * instead of in person. `minutes`: gap between them.
 */
export type DayConflict = { with: DayBlock; minutes: number; isHard: boolean } & (
  | /** they are at the same time, or so close that the earlier may not have ended */
  { why: 'overlap' }
  /** a block by phone or video and a block in person, with too little time to get to the courtroom */
  | { why: 'setOff' }
  /** the trip between the offices takes about as long as the gap, or longer */
  | { why: 'travel'; drive: number; unlessByVideo: boolean }
);

/** Assumed length of a block, in minutes. The court does not publish it. */
export const BLOCK_MINUTES = 15;
/** Minutes to get from a screen to a courtroom. */
const SET_OFF_MINUTES = 30;

type Offices = Readonly<Record<string, Pick<Office, 'lat' | 'lng'>>>;

/**
 * The conflict between two blocks whose offices are too far apart. Null if nobody travels, or if a position is
 * unknown.
 */
function travelOf(block: DayBlock, earlier: DayBlock, minutes: number, offices: Offices): DayConflict | null {
  const [here, there] = [block.rows[0].row.officeId ?? '', earlier.rows[0].row.officeId ?? ''];
  const [office, other] = [offices[here], offices[there]];
  if (block.remote || earlier.remote || here === there || !office || !other) return null;
  const drive = driveMinutes(other, office);
  if (drive === null || drive + BLOCK_MINUTES <= minutes) return null;
  const unlessByVideo = block.byChoice || earlier.byChoice;
  // whoever attends both by video needs no trip
  const isHard = drive > minutes && !(block.byChoice && earlier.byChoice);
  return { why: 'travel', with: earlier, minutes, drive, unlessByVideo, isHard };
}

function conflictOf(block: DayBlock, earlier: DayBlock, offices: Offices): DayConflict | null {
  const gaps = block.times.flatMap((at) => earlier.times.map((other) => Math.abs(at - other)));
  if (gaps.length === 0) return null;
  const minutes = Math.round(Math.min(...gaps) / 60_000);
  // two at once are tight if both are by video; a single judge calls cases in sequence
  const presider = presiderOf(block.rows[0]);
  const isOnePresider = presider !== null && presider === presiderOf(earlier.rows[0]);
  if (minutes === 0 && !isOnePresider)
    return { why: 'overlap', with: earlier, minutes: 0, isHard: !(block.byChoice && earlier.byChoice) };
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

/** Blocks that follow each other, with the conflicts among them and with earlier blocks. */
export type DayGroup = { blocks: DayBlock[]; conflicts: { block: DayBlock; conflict: DayConflict }[] };

/** Groups the blocks of a day. A block joins the group before it if it is in conflict with a block of that group. */
export function dayGroups(blocks: readonly DayBlock[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const block of blocks) {
    const conflicts = block.conflicts.map((conflict) => ({ block, conflict }));
    const last = groups.at(-1);
    if (last && block.conflicts.some((each) => last.blocks.includes(each.with))) {
      last.blocks.push(block);
      last.conflicts.push(...conflicts);
    } else groups.push({ blocks: [block], conflicts });
  }
  return groups;
}
