import { courtAtom, readOrRecall } from '@court/contract';
import {
  type CalendarKind,
  daysPath,
  type KeyQuery,
  keyAfter,
  keyBefore,
  memoizeLru,
  restUrl,
} from '@court/records';
import { atom, type WritableAtom } from 'jotai';
import { AGENDA_DAYS, type AgendaDay, agendaDays } from './agenda-days';

/** Whether there is more on a side: it is asked for, is being read, could not be read, or there is none. */
export type AgendaSide = 'more' | 'reading' | 'failed' | 'end';

/**
 * All court days from one on, as far as they have been asked for, in order. `keptAt`: some are as the device remembers them, for
 * the court could not be asked: epoch ms of the oldest; else null.
 */
export type Agenda = {
  days: readonly AgendaDay[];
  earlier: AgendaSide;
  later: AgendaSide;
  keptAt: number | null;
};

type Side = 'earlier' | 'later';

/** Which days come next on a side of those that are there. */
function nextKeys({ days }: Agenda, side: Side, from: string): KeyQuery {
  if (side === 'earlier') return { endAt: keyBefore(days[0]?.date ?? from), limitToLast: AGENDA_DAYS };
  const last = days.at(-1)?.date;
  return last && last >= from
    ? { startAt: keyAfter(last), limitToFirst: AGENDA_DAYS }
    : { startAt: from, limitToFirst: AGENDA_DAYS };
}

/** `agenda` with the next days of a side; fewer than were asked for are the last there are. */
function withPage(agenda: Agenda, side: Side, page: AgendaDay[]): Agenda {
  const days = side === 'earlier' ? [...page, ...agenda.days] : [...agenda.days, ...page];
  return { ...agenda, days, [side]: page.length < AGENDA_DAYS ? 'end' : 'more' };
}

/** Written to, it reads the next days of a side, or all anew from the first one on, or takes a day as it is now. */
type AgendaAtom = WritableAtom<Agenda, [Side | 'anew' | AgendaDay], void>;

const EMPTY: Agenda = { days: [], earlier: 'more', later: 'more', keptAt: null };

function agendaIn(databaseURL: string, kind: CalendarKind, from: string): AgendaAtom {
  const stateAtom = atom<Agenda>(EMPTY);
  const read = (of: Agenda, side: Side) =>
    readOrRecall(
      restUrl(databaseURL, daysPath(kind), nextKeys(of, side, from)),
      new AbortController().signal,
    );
  return atom(
    (get) => get(stateAtom),
    async (get, set, asked) => {
      const before = get(stateAtom);
      if (typeof asked !== 'string') {
        // a day as it is there already would have its rows followed anew, without end
        if (before.days.some(({ date, rows }) => date === asked.date && rows === asked.rows)) return;
        const days = before.days.map((day) => (day.date === asked.date ? asked : day));
        return set(stateAtom, { ...before, days });
      }
      const isAnew = asked === 'anew';
      const side = isAnew ? 'later' : asked;
      if (before[side] === 'reading' || (before[side] === 'end' && !isAnew)) return;
      set(stateAtom, { ...before, [side]: 'reading' });
      try {
        const { json, asOf, isKept } = await read(isAnew ? EMPTY : before, side);
        const now = get(stateAtom);
        if (isAnew && isKept) return set(stateAtom, { ...now, later: before.later });
        const keptAt = isKept ? Math.min(asOf, now.keptAt ?? asOf) : now.keptAt;
        set(stateAtom, withPage(isAnew ? EMPTY : { ...now, keptAt }, side, agendaDays(json)));
      } catch {
        set(stateAtom, { ...get(stateAtom), [side]: isAnew ? before.later : 'failed' });
      }
    },
  );
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
 * The court days from `from` (YYYY-MM-DD) on, and before it, a page of whole days at a time; nothing is read until a
 * side is asked for by writing to it. Days on the screen are followed by docketAtom and written back.
 */
export function agendaAtom(kind: CalendarKind, from: string): AgendaAtom {
  return agendas(`${kind}/${from}`);
}
