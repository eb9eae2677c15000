import {
  type AnswerContext,
  type CalendarKind,
  type DocketRow,
  factsOfRow,
  type HearingPhase,
  JOIN_MINUTES_BEFORE,
  USUAL_MINUTES,
  whenOf,
} from '@court/domain';
import { type DocketBlock, isOffRow } from './docket-blocks';

const MINUTE_MS = 60_000;
/** Minutes for which an ended block stays on a screen of upcoming hearings. */
const LINGER_MINUTES = 30;
/** Duration of the last block of a day, in minutes. An assumption: courts do not publish the length of a block. */
const LAST_BLOCK_MINUTES = 120;

type Block = { rows: readonly DocketRow[] };

/** The times of a block, and whether it is over, now or later. */
export type BlockTimes = {
  /** epoch ms of the first and the last hearing, by their own times; null if unknown */
  first: number | null;
  last: number | null;
  /** `now`: a hearing of the block is being heard, or the time is between two of its hearings */
  phase: HearingPhase;
};

function phaseOf(phases: readonly HearingPhase[]): HearingPhase {
  const has = (phase: HearingPhase) => phases.includes(phase);
  if (has('now') || (has('earlier') && has('ahead'))) return 'now';
  return (['ahead', 'earlier', 'over'] as const).find(has) ?? 'unknown';
}

/** Times of a block. Uses the hearings that a person can still attend. If there are none, uses all hearings. */
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

/** Whether a block of today ended at least half an hour ago, assuming the usual length for its last hearing. */
export function hasLeft(block: Block, kind: CalendarKind, context: AnswerContext): boolean {
  const { phase, last } = blockTimes(block, kind, context);
  if (phase === 'over') return true;
  const length = (USUAL_MINUTES + LINGER_MINUTES) * MINUTE_MS;
  return phase === 'earlier' && last !== null && context.now >= last + length;
}

/**
 * Number of blocks at the start of a day that have ended. Returns 0 if all have ended, because the page then shows
 * the whole day.
 */
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
  return context.now >= last + LAST_BLOCK_MINUTES * MINUTE_MS;
}

/**
 * Whether to show a link that joins the whole block. True from half an hour before its first hearing until the
 * hearings of its day have ended. `day` holds the rows of that day that the page shows.
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
  return context.now >= first - JOIN_MINUTES_BEFORE * MINUTE_MS;
}
