import {
  type AnswerContext,
  factsOfRow,
  type HearingPhase,
  type HearingState,
  isAhead,
  stateOf,
  whenOf,
} from '@court/domain';
import type { Dated } from '@court/search';

/** A date with its state (whether it will be held) and phase (past, present or future). */
export type NextDateOf = Dated & { state: HearingState; phase: HearingPhase };

const isEarlier = ({ state, phase }: NextDateOf) => state === 'on' && phase === 'earlier';

/**
 * The next upcoming date. If there is none, in this order: a date that the court's list no longer shows, a date
 * earlier today, or the first date with its status. Null if there are no dates.
 */
export function nextOf(rows: readonly Dated[], context: AnswerContext): NextDateOf | null {
  const dates = rows.map((dated): NextDateOf => {
    const facts = factsOfRow(dated.kind, dated.row);
    return { ...dated, state: stateOf(facts), phase: whenOf(facts, context).phase };
  });
  const first = (isWanted: (date: NextDateOf) => boolean) => dates.find(isWanted);
  return (
    first(({ state, phase }) => isAhead(state, phase)) ??
    first(({ state }) => state === 'unlisted') ??
    first(isEarlier) ??
    dates[0] ??
    null
  );
}
