import { courtAtom, NOTHING_READ, type PageCourt, type Reading, readingOf, readJson } from '@court/contract';
import { courtPath, isKey, memoizeLru, objectOf, restUrl, textOf } from '@court/domain';
import { parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';
import { type Dated, datedRows } from './dated-rows';
import { type DetailKey, detailPath } from './detail-key';

/** Earlier dates, latest first. */
export type Past = {
  status: 'reading' | 'read' | 'failed';
  rows: readonly Dated[];
  /** list key before which there may be more dates; null if there are none */
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
 * A person's latest dates before a list key or a day. Reads once, when it gets a subscriber. Write to it to retry.
 */
export function pastAtom({ kind, field, id }: DetailKey, before: string) {
  return pasts(JSON.stringify({ kind, field, id, before }));
}

/** The printed details of a case. */
export type CaseHead = {
  number: string;
  title: string;
  chapter: string | null;
  type: string;
  office: string | null;
};

/** Upcoming dates, in order of time. */
export type UpcomingDates = {
  rows: Dated[];
  /** earlier dates, latest first, if the same read returned them; null if they need a separate read */
  past: Dated[] | null;
  head: CaseHead | null;
};

const NONE: UpcomingDates = { rows: [], past: [], head: null };
/** Sorts after every date. `9999` would be a number to the database, and numbers sort before all other keys. */
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

/** The result for an impossible id. Status `live`, because no answer of the court can change it. */
const nobody: Reading<UpcomingDates> = {
  ...readingOf<UpcomingDates>(NOTHING_READ),
  value: NONE,
  status: 'live',
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
 * The upcoming dates of an attorney, debtor or case in the chosen court, from `today` (YYYY-MM-DD) on. Uses one
 * listener while it has subscribers. Write to it to retry.
 */
export function upcomingAtom({ kind, field, id }: DetailKey, today: string) {
  return memory(JSON.stringify({ kind, field, id, today }));
}
