import type { HearingStatus } from '@court/domain';
import type { StatusToken } from './status-phrase';
import { type Atom, atomAt, type Confidence } from './status-words';

export type StatusMoment = { days: string[]; time: string | null };

/** A verb of a status with its parts. `from` and `to` are the days after these words. */
export type Clause = {
  kind: 'on' | 'open' | 'go' | 'off' | 'over';
  status: HearingStatus;
  isReason: boolean;
  from: StatusMoment | null;
  to: StatusMoment | null;
  confidence: Confidence;
  /** the reason for which it is not certain */
  why: string;
};

/** The reason for which a phrase is not understood, as a clause for a clerk. */
export type Misunderstood = { why: string };

type Piece = { kind: Atom['kind']; atom: Atom } | Exclude<StatusToken, { kind: 'word' }>;

/** The pieces of a phrase, or its unknown words. */
function piecesOf(tokens: readonly StatusToken[]): Piece[] | Misunderstood {
  const pieces: Piece[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const end = tokens.findIndex((each, index) => index >= at && each.kind !== 'word');
    const found = atomAt(tokens.slice(at, end < 0 ? undefined : end).map(({ text }) => text));
    if (token && token.kind !== 'word') pieces.push(token);
    else if (found) pieces.push({ kind: found.atom.kind, atom: found.atom });
    else unknown.push(at);
    at += found?.length ?? 1;
  }
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (first === undefined || last === undefined) return pieces;
  const said = (some: readonly StatusToken[]) => `"${some.map(({ text }) => text).join(' ')}"`;
  return tokens.length <= 3 || unknown.length === tokens.length
    ? { why: `${said(tokens)} is not a status of a hearing` }
    : { why: `${said(tokens.slice(first, last + 1))} is not understood` };
}

class Doubt extends Error {}

/** Reads pieces from left to right. */
class Reader {
  #at = 0;
  readonly #pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  get next(): Piece | undefined {
    return this.#pieces[this.#at];
  }

  take(...kinds: Piece['kind'][]): Piece | null {
    const { next } = this;
    if (!next || !kinds.includes(next.kind)) return null;
    this.#at += 1;
    return next;
  }

  skip(...kinds: Piece['kind'][]): void {
    while (this.take(...kinds));
  }
}

const isAtom = (piece: Piece | null): piece is Extract<Piece, { atom: Atom }> =>
  piece !== null && 'atom' in piece;

/** Reads a day and its time, in either order. Adds their doubts to the clause. */
function readMoment(reader: Reader, clause: Clause, behind: string): StatusMoment {
  reader.skip('at');
  let clock = reader.take('time');
  if (clock) reader.skip('at');
  const day = reader.take('day');
  if (day?.kind !== 'day') throw new Doubt(`no day can be read after "${behind}"`);
  if (day.day.days.length === 0) throw new Doubt(`the day after "${behind}" ${day.day.why}`);
  if (!clock && (reader.next?.kind === 'time' || reader.next?.kind === 'at')) {
    reader.skip('at');
    clock = reader.take('time');
    if (!clock) throw new Doubt('no time can be read after "at"');
  }
  if (clock && reader.take('zone')) doubt(clause, 'it names a time zone');
  if (clock?.kind !== 'time') return { days: day.day.days, time: null };
  const { time, isBare12 } = clock.clock;
  if (isBare12) doubt(clause, 'its time says neither AM nor PM');
  // no court sits at 9:30 PM, but 1:30 is ambiguous
  return { days: day.day.days, time: isBare12 && time < '07:00' ? null : time };
}

function doubt(clause: Clause, why: string): void {
  if (clause.confidence !== 'certain') return;
  clause.confidence = 'confirm';
  clause.why = why;
}

/** Reads "from", "to" and the day after a verb that moves a hearing. */
function readMove(reader: Reader, clause: Clause, alone: Confidence): void {
  let isUndated = false;
  for (;;) {
    reader.skip('rest');
    if (reader.take('from')) {
      if (clause.from) throw new Doubt('it names two days after "from"');
      clause.from = readMoment(reader, clause, 'from');
    } else if (reader.next?.kind === 'to' || reader.next?.kind === 'day') {
      if (clause.to) throw new Doubt('it names two new days');
      const to = reader.take('to');
      if (!to && clause.from) throw new Doubt('it names two days after "from"');
      const isSure = isAtom(to) && to.atom.kind === 'to' && to.atom.isSure;
      if (!isSure) doubt(clause, 'it does not say "to" before the day');
      clause.to = readMoment(reader, clause, 'to');
      if (clause.to.days.length > 1) doubt(clause, 'its day could be two dates');
    } else if (reader.take('undated')) isUndated = true;
    else break;
  }
  if (isUndated && clause.to) throw new Doubt('it names a new day, and says that there is none');
  if (isUndated) doubt(clause, 'it names no new day');
  if (clause.from || clause.to || isUndated || alone === 'certain') return;
  if (alone === 'unknown') throw new Doubt('it does not say "to" which day');
  doubt(clause, 'it names no new day');
}

function readClause(reader: Reader): Clause {
  reader.skip('noun');
  const aux = reader.take('is', 'was');
  const verb = reader.take('on', 'open', 'go', 'off', 'over');
  if (!isAtom(verb)) {
    const isMoment = reader.next?.kind === 'day' || reader.next?.kind === 'time';
    throw new Doubt(
      isMoment ? 'it names a day or time too many' : 'it does not say what became of the hearing',
    );
  }
  const { atom } = verb;
  const status = 'status' in atom ? atom.status : 'scheduled';
  const confidence = 'confidence' in atom ? atom.confidence : 'certain';
  const isReason = atom.kind === 'off' && atom.isReason;
  const why = confidence === 'certain' ? '' : 'it can mean something else';
  const kind = atom.kind as Clause['kind'];
  const clause: Clause = { kind, status, isReason, from: null, to: null, confidence, why };
  if (aux?.kind === 'was' && (kind === 'on' || kind === 'open'))
    throw new Doubt('it says what was, and not what is');
  if (kind === 'on' && (reader.next?.kind === 'to' || reader.next?.kind === 'day'))
    throw new Doubt('it names a day, which could be its own or a new one');
  if (atom.kind === 'go') readMove(reader, clause, atom.alone);
  if (kind === 'off' || kind === 'over') {
    if (reader.next?.kind === 'day' || reader.next?.kind === 'at') {
      readMoment(reader, clause, 'on');
      doubt(clause, 'it names a day');
    }
    if (kind === 'off') reader.skip('offRest', 'rest', 'link');
  }
  reader.skip('rest');
  return clause;
}

/** The clauses of a status, or the reason for which it is not understood. */
export function clausesOf(tokens: readonly StatusToken[]): Clause[] | Misunderstood {
  const pieces = piecesOf(tokens);
  if ('why' in pieces) return pieces;
  const reader = new Reader(pieces);
  const clauses: Clause[] = [];
  try {
    reader.skip('rest');
    while (reader.next) {
      if (clauses.length > 0) reader.skip('link');
      clauses.push(readClause(reader));
    }
    return clauses;
  } catch (error) {
    if (error instanceof Doubt) return { why: error.message };
    throw error;
  }
}
