import { courtAtom, type Reading, type ReadOrRecalled, readOrRecall } from '@court/contract';
import {
  type CalendarKind,
  daysPath,
  type KeyQuery,
  keyAfter,
  keyBefore,
  memoizeLru,
  restUrl,
} from '@court/domain';
import { atom, type Setter, type WritableAtom } from 'jotai';
import { AGENDA_DAYS, type AgendaDay, agendaDays } from './agenda-days';

/**
 * State of one end of the list: more days can be read, a read is running, a read failed, or there are no more days.
 */
export type AgendaSide = 'more' | 'reading' | 'failed' | 'end';

/**
 * The court days that have been read, in order. `keptAt`: epoch ms of the oldest day that comes from the device's
 * cache. Null if all days come from the court. `isAwaited`: a read that will replace the cached days is still
 * running.
 */
export type Agenda = {
  days: readonly AgendaDay[];
  earlier: AgendaSide;
  later: AgendaSide;
  keptAt: number | null;
  isAwaited: boolean;
};

type HowTrue = Omit<Reading<unknown>, 'value'>;

/**
 * The reading state of the whole agenda. `followed` is the state of a day on the screen. The state is `offline` only
 * after a read failed or while the connection is silent. Until then the court may still answer for the cached days.
 */
export function agendaReading({ keptAt, isAwaited }: Agenda, followed: HowTrue | null): HowTrue {
  if (keptAt === null) return followed ?? { status: 'loading', asOf: null, polling: false };
  const isOffline = !isAwaited || followed?.status === 'offline';
  return { status: isOffline ? 'offline' : 'cached', asOf: keptAt, polling: false };
}

type Side = 'earlier' | 'later';

/** The database query for the next page of days on a side. */
function nextKeys({ days }: Agenda, side: Side, from: string): KeyQuery {
  if (side === 'earlier') return { endAt: keyBefore(days[0]?.date ?? from), limitToLast: AGENDA_DAYS };
  const last = days.at(-1)?.date;
  return last && last >= from
    ? { startAt: keyAfter(last), limitToFirst: AGENDA_DAYS }
    : { startAt: from, limitToFirst: AGENDA_DAYS };
}

/** The day that the next page of a side follows. Undefined if there are no days. */
const edgeOf = ({ days }: Agenda, side: Side) => (side === 'earlier' ? days[0] : days.at(-1))?.date;

/** Adds a page of days to a side. A page with fewer days than requested is the last one. */
function withPage(agenda: Agenda, side: Side, page: AgendaDay[]): Agenda {
  const days = side === 'earlier' ? [...page, ...agenda.days] : [...agenda.days, ...page];
  return { ...agenda, days, [side]: page.length < AGENDA_DAYS ? 'end' : 'more' };
}

/**
 * Whether a day is missing between the listed days, or after them if there are no more pages. A day that may still be
 * read with a page is not missing.
 */
export function isMissing({ days, later }: Agenda, day: string): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.some(({ date }) => date === day)) return false;
  return day > first.date && (day < last.date || later === 'end');
}

/** The days with `day` in its place, if it is listed or missing. */
function withDay(agenda: Agenda, day: AgendaDay): readonly AgendaDay[] {
  const { days } = agenda;
  const at = days.findIndex(({ date }) => date === day.date);
  if (at >= 0) return days.with(at, day);
  if (day.rows.length === 0 || !isMissing(agenda, day.date)) return days;
  const next = days.findIndex(({ date }) => date > day.date);
  return next < 0 ? [...days, day] : days.toSpliced(next, 0, day);
}

/**
 * Write `earlier` or `later` to read the next days of that side. Write `'anew'` to reload from the first day. Write
 * a day to replace that day, or to add it if it got its first hearing between two listed days or after the last one.
 */
type AgendaAtom = WritableAtom<Agenda, [Side | 'anew' | AgendaDay], void>;

const EMPTY: Agenda = { days: [], earlier: 'more', later: 'more', keptAt: null, isAwaited: false };

function agendaIn(databaseURL: string, kind: CalendarKind, from: string): AgendaAtom {
  const stateAtom = atom<Agenda>(EMPTY);
  const read = (of: Agenda, side: Side) =>
    readOrRecall(
      restUrl(databaseURL, daysPath(kind), nextKeys(of, side, from)),
      new AbortController().signal,
    );
  /** Replaces cached days when the court's answer arrives. If the read fails, the cached days stay. */
  const takeLater = async (set: Setter, answer: Promise<ReadOrRecalled>, isFirstPage: boolean) => {
    try {
      const { json } = await answer;
      if (!isFirstPage) {
        set(stateAtom, (now) => ({ ...now, isAwaited: false }));
        return set(askAtom, 'anew');
      }
      const page = withPage(EMPTY, 'later', agendaDays(json));
      // days that were read meanwhile are newer than this answer
      set(stateAtom, (now) => (now.keptAt === null ? now : page));
    } catch {
      set(stateAtom, (now) => ({ ...now, isAwaited: false }));
    }
  };
  const daysAtom: AgendaAtom = atom(
    (get) => get(stateAtom),
    async (get, set, asked) => {
      const before = get(stateAtom);
      if (typeof asked !== 'string') {
        // an unchanged day is ignored: a new array would restart its listener, which would write again, in an endless
        // loop
        if (before.days.some(({ date, rows }) => date === asked.date && rows === asked.rows)) return;
        const days = withDay(before, asked);
        return days === before.days ? undefined : set(stateAtom, { ...before, days });
      }
      const isAnew = asked === 'anew';
      const side = isAnew ? 'later' : asked;
      if (before[side] === 'reading' || (before[side] === 'end' && !isAnew)) return;
      set(stateAtom, { ...before, [side]: 'reading', isAwaited: isAnew || before.isAwaited });
      try {
        const { json, asOf, isKept, answer } = await read(isAnew ? EMPTY : before, side);
        const now = get(stateAtom);
        // the days were replaced meanwhile: between them and this page, days may be missing or doubled
        if (!isAnew && edgeOf(now, side) !== edgeOf(before, side)) return set(askAtom, side);
        const isAwaited = answer !== undefined || (!isKept && now.isAwaited);
        if (answer) void takeLater(set, answer, side === 'later' && (isAnew || before.days.length === 0));
        if (isAnew && isKept) return set(stateAtom, { ...now, later: before.later, isAwaited });
        const keptAt = isKept ? Math.min(asOf, now.keptAt ?? asOf) : now.keptAt;
        set(stateAtom, withPage(isAnew ? EMPTY : { ...now, keptAt, isAwaited }, side, agendaDays(json)));
        // the court answers again, so replace the cached days
        if (!isAnew && !isKept && keptAt !== null && !isAwaited) set(askAtom, 'anew');
      } catch {
        if (!isAnew && edgeOf(get(stateAtom), side) !== edgeOf(before, side)) return set(askAtom, side);
        const failed = isAnew ? { later: before.later, isAwaited: false } : { [side]: 'failed' as const };
        set(stateAtom, { ...get(stateAtom), ...failed });
      }
    },
  );
  // an atom cannot name itself in its own write function
  const askAtom = atom(null, (_get, set, asked: Side | 'anew') => set(daysAtom, asked));
  return daysAtom;
}

const agendas = memoizeLru(4, (key): AgendaAtom => {
  const [kind = '', from = ''] = key.split('/');
  const inCourtAtom = atom((get) => {
    const court = get(courtAtom);
    return court && agendaIn(court.client.databaseURL, kind as CalendarKind, from);
  });
  return atom(
    (get) => {
      const agenda = get(inCourtAtom);
      return agenda ? get(agenda) : EMPTY;
    },
    (get, set, side) => {
      const agenda = get(inCourtAtom);
      if (agenda) set(agenda, side);
    },
  );
});

/**
 * The court days before and after `from` (YYYY-MM-DD), in pages of whole days. Reads nothing until a caller writes a
 * side. docketAtom listens to the days on the screen and writes them back.
 */
export function agendaAtom(kind: CalendarKind, from: string): AgendaAtom {
  return agendas(`${kind}/${from}`);
}
