import type { HearingStatus } from '@court/domain';
import type { DateOrder } from './read-moment';
import { type Clause, clausesOf, type Misunderstood } from './status-clauses';
import { statusTokens } from './status-phrase';
import type { Confidence } from './status-words';

export type StatusReading = {
  /** The key of the phrase in a map's `values` (see statusKey): "continued to {day} at {time}". */
  key: string;
  /** Null if the phrase contains unknown words or contradicts itself. */
  status: HearingStatus | null;
  /**
   * `certain`: published without a question. `confirm`: proposed, and the clerk confirms. `unknown`: the clerk is
   * asked.
   */
  confidence: Confidence;
  /**
   * The days (YYYY-MM-DD) and the time (HH:mm) to which the hearing moves. Null if the phrase names none. Two days if
   * the order of their digits is unknown. The time is null if there is none, or if it could be AM or PM.
   */
  to: { days: string[]; time: string | null } | null;
  /** The reason for which it is not certain, as a clause for a clerk; '' if it is certain. */
  why: string;
};

/**
 * The key of a status in a map's `values`: lower case, single spaces, no punctuation, each day as `{day}` and each time
 * as `{time}`. The key of a key is the same key.
 */
export const statusKey = (text: string): string => {
  const key = statusTokens(text, null)
    .map((token) => token.text)
    .join(' ');
  return key === text ? key : statusKey(key);
};

const MAX_WORDS = 60;
const CONTRADICTION = 'it says two things that contradict each other';

type Judged = Pick<StatusReading, 'status' | 'to'> & { sources: readonly Clause[]; doubt?: string };

/**
 * The status of a hearing that is off: the first word about the hearing itself, otherwise a word that gives the reason.
 */
function judgeOff(clauses: readonly Clause[]): Judged {
  const strong = clauses.filter(({ isReason }) => !isReason);
  const own = strong.filter(({ status }) => status !== 'not-held');
  const sources = [own, strong, clauses].find((some) => some.length > 0) ?? clauses;
  const statuses = new Set(sources.map(({ status }) => status));
  const judged = { status: sources[0]?.status ?? null, to: null, sources };
  return statuses.size > 1 ? { ...judged, doubt: 'it names two statuses' } : judged;
}

/** Judges clauses of which some move the hearing. Earlier clauses must say that it is not held, or that it was held. */
function judgeMove(rest: readonly Clause[], moves: readonly Clause[]): Judged | Misunderstood {
  const first = rest.findIndex(({ kind }) => kind === 'go');
  const canPrecede = ({ kind, isReason, status }: Clause) =>
    (kind === 'off' && !isReason) || (kind === 'over' && status === 'held');
  const others = rest.filter(({ kind }) => kind !== 'go');
  const isHeldAndOff = new Set(others.map(({ kind }) => kind)).size > 1;
  const isInOrder = rest.every((clause, at) =>
    clause.kind === 'go' ? true : at < first ? canPrecede(clause) : clause.status === 'not-held',
  );
  if (!isInOrder || isHeldAndOff) return { why: CONTRADICTION };
  const dated = moves.filter(({ to }) => to);
  if (dated.length > 1) return { why: 'it names two new days' };
  const to = dated[0]?.to ?? null;
  const statuses = new Set(moves.map(({ status }) => status));
  // a verb without a day causes no doubt if another verb has the day
  const sources = [...others, ...(to ? dated : moves)];
  const judged = { status: moves[0]?.status ?? null, to, sources };
  if (statuses.size > 1) return { ...judged, doubt: 'it names two statuses' };
  return others.length > 0 && !to ? { ...judged, doubt: 'it names no new day' } : judged;
}

/**
 * Judges all clauses together. Clauses that say that the hearing is held as printed, such as "set" or "continued from"
 * a day, must come before the others.
 */
function judge(clauses: readonly Clause[]): Judged | Misunderstood {
  const goesOn = ({ kind, from, to }: Clause) =>
    kind === 'on' || kind === 'open' || (kind === 'go' && from && !to);
  const rest = clauses.slice(clauses.findIndex((clause) => !goesOn(clause)));
  if (clauses.every(goesOn)) {
    const isOpen = clauses.every(({ kind }) => kind === 'open');
    if (isOpen) return { why: 'a hearing that is open can be one that was held and continued' };
    return { status: 'scheduled', to: null, sources: clauses };
  }
  if (rest.some(goesOn)) return { why: CONTRADICTION };
  const moves = rest.filter(({ kind }) => kind === 'go');
  if (moves.length > 0) return judgeMove(rest, moves);
  if (rest.every(({ kind }) => kind === 'off')) return judgeOff(rest);
  const statuses = new Set(rest.map(({ status }) => status));
  if (statuses.size > 1 || rest.some(({ kind }) => kind !== 'over')) return { why: CONTRADICTION };
  const judged = { status: rest[0]?.status ?? null, to: null, sources: rest };
  return rest.length < clauses.length ? { ...judged, doubt: 'it names two statuses' } : judged;
}

/**
 * Reads the status of a hearing as a whole phrase. "Continued from" a day means that the hearing is held as printed.
 * "Continued to" a day means that it moves there. An unknown word or a contradiction makes the phrase unknown. `order`
 * is the order of numeric days.
 */
export function readStatus(text: string, order: DateOrder | null): StatusReading {
  const key = statusKey(text);
  const unknown = (why: string): StatusReading => ({
    key,
    status: null,
    confidence: 'unknown',
    to: null,
    why,
  });
  const tokens = statusTokens(text, order);
  if (tokens.length === 0) return unknown('it is empty');
  if (tokens.length > MAX_WORDS) return unknown('it is too long for a status');
  const clauses = clausesOf(tokens);
  if ('why' in clauses) return unknown(clauses.why);
  const judged = judge(clauses);
  if ('why' in judged) return unknown(judged.why);
  const { status, to, sources, doubt } = judged;
  const why = doubt ?? sources.find(({ confidence }) => confidence !== 'certain')?.why ?? '';
  return { key, status, confidence: why === '' ? 'certain' : 'confirm', to, why };
}

/**
 * The day (YYYY-MM-DD) from which a status says that the hearing was continued. Null if there is none, two, or one with
 * a time.
 */
export function continuedFrom(text: string, order: DateOrder | null): string | null {
  const clauses = clausesOf(statusTokens(text, order));
  if ('why' in clauses) return null;
  for (const { status, from } of clauses) {
    const [day, other] = from?.days ?? [];
    if (status === 'continued' && day && !other && !from?.time) return day;
  }
  return null;
}
