import {
  type AnswerContext,
  type CalendarKind,
  type DocketRow,
  factsOfRow,
  type HearingPhase,
  JOIN_MINUTES_BEFORE,
  USUAL_MINUTES,
  whenOf,
} from '@court/records';
import { type DocketBlock, isOffRow } from './docket-blocks';

const MINUTE = 60_000;
/** minutes after its end for which a block remains on a screen of upcoming hearings */
const LINGER_MINUTES = 30;
/** minutes that the last block of a day takes. An assumption: the court does not say how long a block is. */
const LAST_BLOCK_MINUTES = 120;

type Block = { rows: readonly DocketRow[] };

/** Where a block is in time. */
export type BlockTimes = {
  /** epoch ms at which its first and its last hearing are called, by their own times; null if that is not known */
  first: number | null;
  last: number | null;
  /** `now`: one of its hearings is heard, or it lies between two of them */
  phase: HearingPhase;
};

function phaseOf(phases: readonly HearingPhase[]): HearingPhase {
  const has = (phase: HearingPhase) => phases.includes(phase);
  if (has('now') || (has('earlier') && has('ahead'))) return 'now';
  return (['ahead', 'earlier', 'over'] as const).find(has) ?? 'unknown';
}

/** Times of a block, by the hearings that may still be attended; if there are none, by all of them. */
export function blockTimes({ rows }: Block, kind: CalendarKind, context: AnswerContext): BlockTimes {
  const on = rows.filter((row) => !isOffRow(row));
  const whens = (on.length > 0 ? on : rows).map((row) => whenOf(factsOfRow(kind, row), context));
  const starts = whens.flatMap(({ start }) => start ?? []);
  return {
    first: starts.length > 0 ? Math.min(...starts) : null,
    last: starts.length > 0 ? Math.max(...starts) : null,
    phase: phaseOf(whens.map(({ phase }) => phase)),
  };
}

/** Whether a block of today ended half an hour ago or earlier, by the usual length of its last hearing. */
export function hasLeft(block: Block, kind: CalendarKind, context: AnswerContext): boolean {
  const { phase, last } = blockTimes(block, kind, context);
  if (phase === 'over') return true;
  const length = (USUAL_MINUTES + LINGER_MINUTES) * MINUTE;
  return phase === 'earlier' && last !== null && context.now >= last + length;
}

/** How many of the first blocks of a day have ended. None if all have: the day is then shown as a whole. */
export function endedBlocks(
  blocks: readonly DocketBlock[],
  kind: CalendarKind,
  context: AnswerContext,
): number {
  const isToday = blocks.some((block) => blockTimes(block, kind, context).phase !== 'over');
  const first = isToday ? blocks.findIndex((block) => !hasLeft(block, kind, context)) : 0;
  return Math.max(0, first);
}

/** Whether the hearings of today have ended. False for any other day, and for a day without hearings to attend. */
export function isDayOver(rows: readonly DocketRow[], kind: CalendarKind, context: AnswerContext): boolean {
  const { phase, last } = blockTimes({ rows }, kind, context);
  if (phase !== 'earlier' || last === null || rows.every(isOffRow)) return false;
  return context.now >= last + LAST_BLOCK_MINUTES * MINUTE;
}

/**
 * Whether a link to join all of a block is shown: from half an hour before its first hearing until the hearings of its day
 * have ended. `day` holds the rows of that day that the page shows.
 */
export function canJoinBlock(
  block: Block,
  day: readonly DocketRow[],
  kind: CalendarKind,
  context: AnswerContext,
): boolean {
  const { phase, first } = blockTimes(block, kind, context);
  if (phase !== 'ahead' || first === null)
    return phase === 'now' || (phase === 'earlier' && !isDayOver(day, kind, context));
  return context.now >= first - JOIN_MINUTES_BEFORE * MINUTE;
}
