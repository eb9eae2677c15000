import { type Judge, type Office, type Trustee, wayOf } from '@court/domain';
import type { VenueClock } from '@court/ui';
import { detailMessages } from '../messages/detail-messages';
import { BLOCK_MINUTES, type DayBlock, type DayConflict } from './day-plan';
import { judgeWords } from './presider-words';

/** Names for the text of a block. */
export type DayNames = {
  clock: VenueClock;
  offices: Readonly<Record<string, Pick<Office, 'name' | 'lat' | 'lng'>>>;
  judges: Readonly<Record<string, Judge>>;
  trustees: Readonly<Record<string, Trustee>>;
};

/** The judge or trustee of a block. '' if the court names none. */
export function blockPresider({ rows: [{ kind, row }] }: DayBlock, { judges, trustees }: DayNames): string {
  if (kind === 'hearings') return judgeWords(row.judgeId, judges) ?? '';
  return trustees[row.trusteeId ?? '']?.name ?? '';
}

/** `Judge Brook, Austin`. */
const placeOf = (block: DayBlock, names: DayNames): string =>
  [blockPresider(block, names), names.offices[block.rows[0].row.officeId ?? '']?.name]
    .filter(Boolean)
    .join(', ');

/** `9:30 AM Judge Brook, Austin`. */
function nameOf(block: DayBlock, names: DayNames): string {
  const [{ row }] = block.rows;
  const place = placeOf(block, names);
  return detailMessages('day.at', { time: names.clock.time(row) || detailMessages('noTime'), place }).trim();
}

/** `1 h 30 min`. */
export function timeSpan(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return detailMessages('day.minutes', { minutes });
  return minutes === 0
    ? detailMessages('day.hours', { hours })
    : detailMessages('day.hoursMinutes', { hours, minutes });
}

/** 'Two meetings at 8:40 AM. Linh Treviño, Austin, and Jamal Zepeda, Midland. Both by video.' */
function sameTimeText(block: DayBlock, other: DayBlock, names: DayNames): string {
  const [one, two] = [other.rows[0], block.rows[0]];
  const kind = one.kind === two.kind ? one.kind : 'mixed';
  const way = wayOf(one.row.how);
  const both =
    (way === 'video' || way === 'phone' || way === 'place') && way === wayOf(two.row.how) ? way : null;
  return [
    detailMessages(`day.two.${kind}`, { time: names.clock.time(two.row) }),
    detailMessages('day.pair', { one: placeOf(other, names), two: placeOf(block, names) }),
    both && detailMessages(`day.both.${both}`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A conflict as a sentence. */
export function conflictText(block: DayBlock, conflict: DayConflict, names: DayNames): string {
  const { minutes } = conflict;
  const blocks = { this: nameOf(block, names), other: nameOf(conflict.with, names) };
  const gap = timeSpan(minutes);
  if (conflict.why === 'travel') {
    const travel = detailMessages('day.travel', { ...blocks, gap, drive: timeSpan(conflict.drive) });
    return conflict.unlessByVideo ? `${travel} ${detailMessages('day.byVideo')}` : travel;
  }
  if (conflict.why === 'setOff') return detailMessages('day.setOff', { ...blocks, gap });
  return minutes === 0
    ? sameTimeText(block, conflict.with, names)
    : detailMessages('day.soon', { ...blocks, gap });
}

export const estimateText = () => detailMessages('day.estimate', { minutes: BLOCK_MINUTES });
