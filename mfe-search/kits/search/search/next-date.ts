import { courtAtom, readJson, todayAtom } from '@court/contract';
import {
  type AnswerContext,
  casesPath,
  courtPath,
  factsOfRow,
  isOffState,
  keyAfter,
  memoizeLru,
  objectOf,
  type PathNames,
  restUrl,
  stateOf,
  statusOf,
  whenOf,
} from '@court/domain';
import { answerContextAtom, type VenueClock } from '@court/ui';
import { atom } from 'jotai';
import { type Dated, datedRows } from './dated-rows';
import { type DetailKey, detailPath } from './detail-key';
import { dataVersionAtom } from './search-results';

/** Whose next date to read. `hasMeeting`: the case has a 341 meeting. */
type Asked = DetailKey & { hasMeeting: boolean };

/** `reading`: not known yet. Null if there is no upcoming date, or while reads fail. */
export type NextDate = Dated | null | 'reading';

/** A result must be on the screen for this long before its date is read, because the next letter may remove it. */
const REST_MS = 250;
/** A failed read is repeated after this time, which doubles after each failure. */
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;
/** Rows of a list to read first. If none of them is upcoming, further reads are larger. */
const FIRST_READ_ROWS = 3;
const NEXT_READ_ROWS = 40;
const MAX_READS = 6;

/** The dates by the moment at which they begin, also in a district with two time zones. */
export const byMoment = (rows: readonly Dated[], clock: VenueClock): Dated[] =>
  rows
    .map((dated) => ({ dated, place: clock.place(dated.row) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ dated }) => dated);

/** Whether a hearing is not over, and will or may be held. */
export function isAhead({ kind, row }: Dated, context: AnswerContext): boolean {
  const { phase } = whenOf(factsOfRow(kind, row), context);
  return ['on', 'unlisted'].includes(stateOf(row)) && (phase === 'ahead' || phase === 'now');
}

/** Whether a hearing has not begun, and the court's status says that it is on. */
export const isOnAhead = ({ kind, row }: Dated, context: AnswerContext): boolean =>
  statusOf(row) === 'scheduled' && whenOf(factsOfRow(kind, row), context).phase === 'ahead';

/** The date to show: the first upcoming date, else the last of today, else a date that is off. */
const shownDate = (rows: readonly Dated[], context: AnswerContext): Dated | null =>
  rows.find((each) => isAhead(each, context)) ??
  rows.findLast(({ row }) => !isOffState(stateOf(row))) ??
  rows[0] ??
  null;

/** The database lists with the dates of a person or case. */
function listsOf({ hasMeeting, ...key }: Asked): string[] {
  const { kind, field, id } = key;
  if (field !== 'casenumber') return [detailPath(key)];
  const ofCase = `${casesPath(kind)}/${id}`;
  if (kind === 'meetings') return [`${ofCase}/meetings`];
  return hasMeeting ? [`${ofCase}/hearings`, `${ofCase}/meetings`] : [`${ofCase}/hearings`];
}

/** A court's database, with the court's own path names. */
type Database = { databaseURL: string; paths: PathNames | undefined };

/** Rows of a list by key. `isWhole`: there are no later rows. */
type ListRead = { rows: Record<string, unknown>; isWhole: boolean };

/** The rows of a list from `today` on, up to the first upcoming row. */
async function readList(
  { databaseURL, paths }: Database,
  path: string,
  { today, context, unmounted }: { today: string; context: AnswerContext; unmounted: AbortSignal },
): Promise<ListRead> {
  const rows: Record<string, unknown> = {};
  let startAt = today;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const limitToFirst = reads === 0 ? FIRST_READ_ROWS : NEXT_READ_ROWS;
    const json = await readJson(
      restUrl(databaseURL, courtPath(path, paths), { startAt, limitToFirst }),
      unmounted,
    );
    const page = objectOf(json) ?? {};
    Object.assign(rows, page);
    const last = Object.keys(page).sort().at(-1);
    if (last === undefined || Object.keys(page).length < limitToFirst) return { rows, isWhole: true };
    if (datedRows(page).some((each) => isAhead(each, context))) break;
    startAt = keyAfter(last);
  }
  return { rows, isWhole: false };
}

/** Rows of all lists, in order of time. `isWhole`: there are no later rows. Null while reads fail. */
type Known = { rows: readonly Dated[]; isWhole: boolean } | null | 'reading';

function nextIn(database: Database, asked: Asked, today: string) {
  const knownAtom = atom<Known>('reading');
  /** True if the dates must be read: at first, and when the last upcoming date that was read is over. */
  const isDueAtom = atom((get) => {
    const known = get(knownAtom);
    if (known === 'reading' || known === null) return true;
    const context = get(answerContextAtom);
    return !known.isWhole && !known.rows.some((each) => isAhead(each, context));
  });
  const readAtom = atom(null, async (get, set, unmounted: AbortSignal): Promise<boolean> => {
    const context = get(answerContextAtom);
    try {
      const lists = await Promise.all(
        listsOf(asked).map((path) => readList(database, path, { today, context, unmounted })),
      );
      const rows = datedRows(Object.assign({}, ...lists.map((each) => each.rows)));
      set(knownAtom, { rows, isWhole: lists.every((each) => each.isWhole) });
      return true;
    } catch {
      if (!unmounted.aborted && get(knownAtom) === 'reading') set(knownAtom, null);
      return false;
    }
  });
  readAtom.onMount = (read) => {
    const unmounted = new AbortController();
    let retryMs = MIN_RETRY_MS;
    let timer = setTimeout(async function attempt() {
      if ((await read(unmounted.signal)) || unmounted.signal.aborted) return;
      timer = setTimeout(attempt, retryMs);
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  };
  return atom((get): NextDate => {
    if (get(isDueAtom)) get(readAtom);
    const known = get(knownAtom);
    return known === 'reading' || known === null ? known : shownDate(known.rows, get(answerContextAtom));
  });
}

const memory = memoizeLru(200, (key) => {
  const { today, version: _version, databaseURL, paths, ...asked } = JSON.parse(key);
  return nextIn({ databaseURL, paths }, asked as Asked, today);
});

/**
 * The next date of an attorney, debtor or case. If there is no upcoming date, a date of today with its outcome. Costs
 * about 300 bytes per row and usually three rows per list. Reads while it has subscribers, once per version of the
 * court's data, and again after a failure.
 */
export const nextDateAtom = memoizeLru(200, (key) => {
  const { kind, field, id, hasMeeting } = JSON.parse(key) as Asked;
  return atom((get): NextDate => {
    const court = get(courtAtom);
    if (!court) return 'reading';
    const at = {
      today: get(todayAtom),
      version: get(dataVersionAtom),
      databaseURL: court.client.databaseURL,
      paths: court.paths,
    };
    return get(memory(JSON.stringify({ kind, field, id, hasMeeting, ...at })));
  });
});
