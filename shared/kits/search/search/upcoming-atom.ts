import { courtAtom, NOTHING_READ, type PageCourt, type Reading, readingOf, readJson } from '@court/contract';
import { courtPath, isKey, memoizeLru, objectOf, restUrl, textOf } from '@court/records';
import { parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';
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
const NONE_OF_PAST_ATOM: Past = { ...READING, status: 'read' };

function pastIn({ client, paths }: PageCourt, { before, ...key }: DetailKey & { before: string }) {
  const shownAtom = atom<Past>(READING);
  shownAtom.onMount = (show) => {
    const unmounted = new AbortController();
    const url = restUrl(client.databaseURL, courtPath(detailPath(key), paths), {
      endBefore: before,
      limitToLast: AT_A_TIME,
    });
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
    return court && pastIn(court, key);
  });
  return atom(
    (get): Past => {
      if (!isKey(key.id)) return NONE_OF_PAST_ATOM;
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

/** What a case's record prints. */
export type CaseHead = {
  number: string;
  title: string;
  chapter: string | null;
  type: string;
  office: string | null;
};

/** Dates that are to come, in the order of time. */
export type UpcomingDates = {
  rows: Dated[];
  /** earlier ones, the latest first, where they came along; null where they are read apart */
  past: Dated[] | null;
  head: CaseHead | null;
};

const NONE: UpcomingDates = { rows: [], past: [], head: null };
/** Behind every date; `9999` would be a number to the database, and numbers stand before all other keys. */
const END = '~';

function caseOf(json: unknown, today: string): UpcomingDates {
  const at = objectOf(json);
  if (!at) return NONE;
  const rows = datedRows({ ...objectOf(at.hearings), ...objectOf(at.meetings) });
  return {
    rows: rows.filter(({ row }) => row.date >= today),
    past: rows.filter(({ row }) => row.date < today).reverse(),
    head: {
      number: textOf(at.number) ?? '',
      title: textOf(at.title) ?? '',
      chapter: textOf(at.chapter) ?? null,
      type: textOf(at.type) ?? '',
      office: textOf(at.office) ?? null,
    },
  };
}

const nobody: Reading<UpcomingDates> = {
  ...readingOf<UpcomingDates>(NOTHING_READ),
  value: NONE,
  status: 'cached',
};

const memory = memoizeLru(12, (text): WritableAtom<Reading<UpcomingDates>, [], void> => {
  const { today, ...key } = JSON.parse(text) as DetailKey & { today: string };
  if (!isKey(key.id)) return atom(nobody, () => {});
  const path = detailPath(key);
  if (key.field === 'casenumber') return parsedPathAtom(path, (json) => caseOf(json, today));
  return parsedPathAtom<UpcomingDates>(path, (json) => ({ rows: datedRows(json), past: null, head: null }), {
    startAt: today,
    endAt: END,
  });
});

/**
 * What is to come for an attorney, a debtor or a case in the chosen court, from `today` (YYYY-MM-DD) on, kept true by one
 * listener while somebody looks; written to, it tries again.
 */
export function upcomingAtom({ kind, field, id }: DetailKey, today: string) {
  return memory(JSON.stringify({ kind, field, id, today }));
}
