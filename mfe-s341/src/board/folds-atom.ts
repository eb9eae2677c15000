import { atom } from 'jotai';

/** Which times of a day are open: all, none, or by themselves those of a short day; `flipped` are the other way round. */
type Folds = { date: string; open: boolean | null; flipped: ReadonlySet<string> };

/** Past these, a day's times are folded by themselves. */
const MOST_OPEN = 40;

const NOTHING: ReadonlySet<string> = new Set();
const foldsAtom = atom<Folds>({ date: '', open: null, flipped: NOTHING });

/** What is open on the day looked at last; kept while the page is, so that who comes back from a meeting finds its time open. */
export const openTimesAtom = atom((get) => {
  const folds = get(foldsAtom);
  return (date: string, rows: number) => {
    const { open, flipped } = folds.date === date ? folds : { open: null, flipped: NOTHING };
    const usual = open ?? rows <= MOST_OPEN;
    return (key: string) => usual !== flipped.has(key);
  };
});

/** Opens a time, or folds it. */
export const flipTimeAtom = atom(null, (get, set, date: string, key: string) => {
  const before = get(foldsAtom);
  const { open, flipped } = before.date === date ? before : { open: null, flipped: NOTHING };
  const next = new Set(flipped);
  if (!next.delete(key)) next.add(key);
  set(foldsAtom, { date, open, flipped: next });
});

/** Opens all times of a day, or folds them. */
export const openAllTimesAtom = atom(null, (_get, set, date: string, open: boolean) =>
  set(foldsAtom, { date, open, flipped: NOTHING }),
);
