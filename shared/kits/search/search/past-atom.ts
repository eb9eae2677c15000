import { courtAtom, readJson } from '@court/contract';
import { isKey, memoizeLru, restUrl } from '@court/records';
import { atom } from 'jotai';
import { type Dated, datedRows } from './dated-rows';
import { type DetailKey, detailPath } from './detail-key';

/** Earlier dates, the latest first. */
export type Past = {
  status: 'reading' | 'read' | 'failed';
  rows: readonly Dated[];
  /** key of the list before which there may be more; null where there is none */
  before: string | null;
};

const AT_A_TIME = 40;

const READING: Past = { status: 'reading', rows: [], before: null };
const NONE: Past = { ...READING, status: 'read' };

function pastIn(databaseURL: string, { before, ...key }: DetailKey & { before: string }) {
  const shownAtom = atom<Past>(READING);
  shownAtom.onMount = (show) => {
    const unmounted = new AbortController();
    const url = restUrl(databaseURL, detailPath(key), { endBefore: before, limitToLast: AT_A_TIME });
    readJson(url, unmounted.signal).then(
      (json) => {
        const rows = datedRows(json).reverse();
        const earliest = rows.at(-1)?.key ?? null;
        show({ status: 'read', rows, before: rows.length < AT_A_TIME ? null : earliest });
      },
      () => {
        if (!unmounted.signal.aborted) show({ ...READING, status: 'failed' });
      },
    );
    return () => unmounted.abort();
  };
  return shownAtom;
}

const pasts = memoizeLru(24, (text) => {
  const key = JSON.parse(text) as DetailKey & { before: string };
  const attemptAtom = atom(0);
  const inCourtAtom = atom((get) => {
    get(attemptAtom);
    const court = get(courtAtom);
    return court && pastIn(court.client.databaseURL, key);
  });
  return atom(
    (get): Past => {
      if (!isKey(key.id)) return NONE;
      const shownAtom = get(inCourtAtom);
      return shownAtom ? get(shownAtom) : READING;
    },
    (_get, set) => set(attemptAtom, (attempts) => attempts + 1),
  );
});

/**
 * The latest dates of a person before a key of its list, or before a day; read once, when somebody looks. Written to, it
 * tries again.
 */
export function pastAtom({ kind, field, id }: DetailKey, before: string) {
  return pasts(JSON.stringify({ kind, field, id, before }));
}
