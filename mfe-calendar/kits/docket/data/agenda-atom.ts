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
import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
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

const SIDES = ['earlier', 'later'] as const;
type Side = (typeof SIDES)[number];

/**
 * The day that the next page of a side follows: the last one on that side of `from`. Later pages start at `from` if
 * there is none. It does not depend on the days of the other side, which may arrive first.
 */
function edgeOf({ days }: Pick<Agenda, 'days'>, side: Side, from: string): string | null {
  const [first, last] = [days[0]?.date ?? from, days.at(-1)?.date ?? ''];
  if (side === 'earlier') return first < from ? first : from;
  return last < from ? null : last;
}

/** The database query for the next page of days on a side. */
function nextKeys(of: Agenda, side: Side, from: string): KeyQuery {
  const edge = edgeOf(of, side, from);
  if (side === 'earlier') return { endAt: keyBefore(edge ?? from), limitToLast: AGENDA_DAYS };
  return { startAt: edge === null ? from : keyAfter(edge), limitToFirst: AGENDA_DAYS };
}

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

/** `read`, but with the days that the live connection has replaced since `before`. */
const withLiveDays = (read: readonly AgendaDay[], now: Agenda, before: Agenda) =>
  read.map((day) => now.days.find((one) => one.date === day.date && !before.days.includes(one)) ?? day);

function agendaIn(databaseURL: string, kind: CalendarKind, from: string): AgendaAtom {
  const stateAtom = atom<Agenda>(EMPTY);
  const read = (keys: KeyQuery) =>
    readOrRecall(restUrl(databaseURL, daysPath(kind), keys), new AbortController().signal);
  const change = (set: Setter, fields: Partial<Agenda>) => set(stateAtom, (now) => ({ ...now, ...fields }));

  /** Replaces cached days when the court's answer arrives. If the read fails, the cached days stay. */
  const takeLater = async (
    get: Getter,
    set: Setter,
    answer: Promise<ReadOrRecalled>,
    cached: Agenda | null,
  ) => {
    try {
      const { json } = await answer;
      const now = get(stateAtom);
      // days that were read meanwhile are newer than this answer
      if (now.keptAt === null) return;
      // if more than this page is listed, all of it is read again
      const isListedAlone = cached && now.days.length === cached.days.length;
      if (!isListedAlone) {
        change(set, { isAwaited: false });
        return set(askAtom, 'anew');
      }
      const page = withPage(EMPTY, 'later', agendaDays(json));
      set(stateAtom, { ...page, days: withLiveDays(page.days, now, cached), earlier: now.earlier });
    } catch {
      change(set, { isAwaited: false });
    }
  };

  /** Reads all listed days again, at least the first page. Cached days stay until the court has answered for all. */
  const readAnew = async (get: Getter, set: Setter) => {
    const before = get(stateAtom);
    if (before.later === 'reading') return;
    change(set, { later: 'reading', isAwaited: true });
    const earlier = before.days.filter(({ date }) => date < from).length;
    const limit = Math.max(AGENDA_DAYS, before.days.length - earlier);
    const isListedElse = () =>
      SIDES.some((side) => edgeOf(get(stateAtom), side, from) !== edgeOf(before, side, from));
    let isFree = false;
    const free = () => {
      if (!isFree) change(set, { later: before.later });
      isFree = true;
    };
    try {
      const found = await Promise.all([
        read({ startAt: from, limitToFirst: limit }),
        ...(earlier > 0 ? [read({ endAt: keyBefore(from), limitToLast: earlier })] : []),
      ]);
      if (found.some(({ answer }) => answer)) free();
      const answers = await Promise.all(found.map((one) => one.answer ?? one));
      free();
      if (answers.some(({ isKept }) => isKept)) return change(set, { isAwaited: false });
      // days were added meanwhile, and this answer does not have them
      if (isListedElse()) {
        change(set, { isAwaited: false });
        return set(askAtom, 'anew');
      }
      const now = get(stateAtom);
      const [after = [], ahead = []] = answers.map(({ json }) => agendaDays(json));
      const days = withLiveDays([...ahead, ...after], now, before);
      const later = now.later === 'reading' ? 'reading' : after.length < limit ? 'end' : 'more';
      set(stateAtom, { days, earlier: now.earlier, later, keptAt: null, isAwaited: false });
    } catch {
      free();
      change(set, { isAwaited: false });
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
      if (asked === 'anew') return await readAnew(get, set);
      const side = asked;
      if (before[side] === 'reading' || before[side] === 'end') return;
      change(set, { [side]: 'reading' });
      const isOutdated = () => edgeOf(get(stateAtom), side, from) !== edgeOf(before, side, from);
      // the days were replaced meanwhile: between them and this page, days may be missing or doubled
      const askAgain = () => {
        change(set, { [side]: 'more' });
        return set(askAtom, side);
      };
      try {
        const { json, asOf, isKept, answer } = await read(nextKeys(before, side, from));
        if (isOutdated()) return askAgain();
        const now = get(stateAtom);
        const isAwaited = answer !== undefined || (!isKept && now.isAwaited);
        const keptAt = isKept ? Math.min(asOf, now.keptAt ?? asOf) : now.keptAt;
        const after = withPage({ ...now, keptAt, isAwaited }, side, agendaDays(json));
        set(stateAtom, after);
        const isFirstPage = side === 'later' && now.days.length === 0;
        if (answer) void takeLater(get, set, answer, isFirstPage ? after : null);
        // the court answers again, so replace the cached days
        if (!isKept && keptAt !== null && !isAwaited) set(askAtom, 'anew');
      } catch {
        if (isOutdated()) return askAgain();
        change(set, { [side]: 'failed' });
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
