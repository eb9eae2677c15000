import { courtAtom, readJson, todayAtom } from '@court/contract';
import { casesPath, courtPath, isOn, memoizeLru, objectOf, type PathNames, restUrl } from '@court/records';
import { atom } from 'jotai';
import { type Dated, datedRows } from './dated-rows';
import { type DetailKey, detailPath } from './detail-key';
import { dataVersionAtom } from './use-search';

/** Whose next date; `hasMeeting`: a case that has a 341 meeting. */
type Asked = DetailKey & { hasMeeting: boolean };

/** `reading`: not known yet; null where nothing is to come, or where it could not be read. */
export type NextDate = Dated | null | 'reading';

/** ms for which a result stands before its date is asked for: a letter more may take it away. */
const REST_MS = 250;
/** Rows read of a list: what was struck stands before what is to come. */
const FEW = 3;

const DONE: readonly string[] = ['held', 'concluded', 'satisfied', 'not-held'];
const isAhead = ({ row }: Dated) => isOn(row) && !DONE.includes(row.status);

/** The lists that hold a person's, or a case's, dates. */
function listsOf({ hasMeeting, ...key }: Asked): string[] {
  const { kind, field, id } = key;
  if (field !== 'casenumber') return [detailPath(key)];
  const ofCase = `${casesPath(kind)}/${id}`;
  if (kind === 'meetings') return [`${ofCase}/meetings`];
  return hasMeeting ? [`${ofCase}/hearings`, `${ofCase}/meetings`] : [`${ofCase}/hearings`];
}

/** A court's database, and its own names of paths. */
type Database = { databaseURL: string; paths: PathNames | undefined };

async function readNext(
  { databaseURL, paths }: Database,
  asked: Asked,
  today: string,
  unmounted: AbortSignal,
) {
  const read = await Promise.all(
    listsOf(asked).map((path) =>
      readJson(
        restUrl(databaseURL, courtPath(path, paths), { startAt: today, limitToFirst: FEW }),
        unmounted,
      ),
    ),
  );
  const rows = datedRows(Object.assign({}, ...read.map((json) => objectOf(json) ?? {})));
  return rows.find(isAhead) ?? rows[0] ?? null;
}

function nextIn(database: Database, asked: Asked, today: string) {
  let known: NextDate = 'reading';
  const shownAtom = atom<NextDate>('reading');
  shownAtom.onMount = (show) => {
    if (known !== 'reading') return show(known);
    const unmounted = new AbortController();
    const timer = setTimeout(() => {
      readNext(database, asked, today, unmounted.signal).then(
        (next) => {
          known = next;
          show(next);
        },
        () => unmounted.signal.aborted || show(null),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  };
  return shownAtom;
}

const memory = memoizeLru(200, (key) => {
  const { today, version: _version, databaseURL, paths, ...asked } = JSON.parse(key);
  return nextIn({ databaseURL, paths }, asked as Asked, today);
});

/**
 * The next date of an attorney, a debtor or a case that still stands; where none does, the next with what became of it. Some
 * 300 bytes a row, at most three rows a list, read while somebody looks and once a version of the court's data.
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
