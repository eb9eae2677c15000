import { type Judge, judgeName, type Office, type Trustee } from '@court/records';
import type { VenueClock } from '@court/ui';
import { BLOCK_MINUTES, type DayBlock, type DayConflict } from './day-plan';
import { detailWords } from './detail-words';

/** What a block is named from. */
export type DayNames = {
  clock: VenueClock;
  offices: Readonly<Record<string, Pick<Office, 'name'>>>;
  judges: Readonly<Record<string, Judge>>;
  trustees: Readonly<Record<string, Trustee>>;
};

/** Before whom a block is called; '' where the court does not say. */
export function blockPresider({ rows: [{ kind, row }] }: DayBlock, { judges, trustees }: DayNames): string {
  if (kind === 'hearings') return judgeName(row.judgeId, judges) ?? '';
  return trustees[row.trusteeId ?? '']?.name ?? '';
}

/** `9:30 AM Ada Brook, Austin`. */
function nameOf(block: DayBlock, names: DayNames): string {
  const [{ row }] = block.rows;
  const place = [blockPresider(block, names), names.offices[row.officeId ?? '']?.name]
    .filter(Boolean)
    .join(', ');
  return detailWords('day.at', { time: names.clock.time(row) || detailWords('noTime'), place }).trim();
}

/** What stands against being at a block, as a sentence. */
export function conflictWords(block: DayBlock, conflict: DayConflict, names: DayNames): string {
  const { minutes } = conflict;
  const said = { this: nameOf(block, names), other: nameOf(conflict.with, names), minutes };
  if (conflict.why === 'travel') {
    const travel = detailWords('day.travel', { ...said, drive: conflict.drive });
    return conflict.unlessByVideo ? `${travel} ${detailWords('day.byVideo')}` : travel;
  }
  return minutes === 0 ? detailWords('day.same', said) : detailWords('day.soon', said);
}

export const estimateWords = () => detailWords('day.estimate', { minutes: BLOCK_MINUTES });
