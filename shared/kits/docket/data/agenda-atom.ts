import { courtAtom, readJson } from '@court/contract';
import {
  type CalendarKind,
  type DocketRow,
  daysPath,
  docketRows,
  isDay,
  type KeyQuery,
  memoizeLru,
  objectOf,
  restUrl,
} from '@court/records';
import { atom, type WritableAtom } from 'jotai';

/** How many court days a page of the agenda has. */
const DAYS = 4;

/** Whether there is more on a side: it is asked for, is being read, could not be read, or there is none. */
export type AgendaSide = 'more' | 'reading' | 'failed' | 'end';

/** A court day as it was read. */
export type AgendaDay = { date: string; rows: readonly DocketRow[] };

/** All court days from one on, as far as they have been asked for, in order. */
export type Agenda = { days: readonly AgendaDay[]; earlier: AgendaSide; later: AgendaSide };

type Side = 'earlier' | 'later';

/** Which days come next on a side of those that are there. */
function nextKeys({ days }: Agenda, side: Side, from: string): KeyQuery {
  if (side === 'earlier') return { endBefore: days[0]?.date ?? from, limitToLast: DAYS };
  const last = days.at(-1)?.date;
  return last && last >= from
    ? { startAfter: last, limitToFirst: DAYS }
    : { startAt: from, limitToFirst: DAYS };
}

/** What is no day has no hearings; it stays, since the next page is read from behind it. */
function pageOf(json: unknown): AgendaDay[] {
  const days = objectOf(json) ?? {};
  return Object.keys(days)
    .sort()
    .map((date) => ({ date, rows: isDay(date) ? docketRows(date, days[date], []) : [] }));
}

/** `agenda` with the next days of a side; fewer than were asked for are the last there are. */
function withPage(agenda: Agenda, side: Side, page: AgendaDay[]): Agenda {
  const days = side === 'earlier' ? [...page, ...agenda.days] : [...agenda.days, ...page];
  return { ...agenda, days, [side]: page.length < DAYS ? 'end' : 'more' };
}

/** Written to, it reads the next days of a side, or takes a day as it is now. */
type AgendaAtom = WritableAtom<Agenda, [Side | AgendaDay], void>;

function agendaIn(databaseURL: string, kind: CalendarKind, from: string): AgendaAtom {
  const stateAtom = atom<Agenda>({ days: [], earlier: 'more', later: 'more' });
  return atom(
    (get) => get(stateAtom),
    async (get, set, side) => {
      const before = get(stateAtom);
      if (typeof side !== 'string') {
        // a day as it is there already would have its rows followed anew, without end
        if (before.days.some(({ date, rows }) => date === side.date && rows === side.rows)) return;
        const days = before.days.map((day) => (day.date === side.date ? side : day));
        return set(stateAtom, { ...before, days });
      }
      if (before[side] === 'reading' || before[side] === 'end') return;
      const url = restUrl(databaseURL, daysPath(kind), nextKeys(before, side, from));
      set(stateAtom, { ...before, [side]: 'reading' });
      try {
        const page = pageOf(await readJson(url, new AbortController().signal));
        set(stateAtom, withPage(get(stateAtom), side, page));
      } catch {
        set(stateAtom, { ...get(stateAtom), [side]: 'failed' });
      }
    },
  );
}

const NO_COURT: Agenda = { days: [], earlier: 'more', later: 'more' };

const agendas = memoizeLru(4, (key): AgendaAtom => {
  const [kind = '', from = ''] = key.split('/');
  const inCourtAtom = atom((get) => {
    const court = get(courtAtom);
    return court && agendaIn(court.client.databaseURL, kind as CalendarKind, from);
  });
  return atom(
    (get) => {
      const agenda = get(inCourtAtom);
      return agenda ? get(agenda) : NO_COURT;
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
