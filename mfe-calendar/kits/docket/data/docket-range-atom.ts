import type { Reading } from '@court/contract';
import { addDays, type CalendarKind, daysPath, memoizeLru, objectOf } from '@court/domain';
import { parsedPathAtom } from '@court/ui';
import { atom, type WritableAtom } from 'jotai';
import { type Day, dayOf } from './docket-atom';

/** A range of days, both ends included. YYYY-MM-DD, local to the court. */
export type DocketRange = { kind: CalendarKind; from: string; to: string };

/** The dockets of a range of days, read by a single query. */
export type RangeReading = Omit<Reading<unknown>, 'value'> & {
  /** every day of the range, in order; an unchanged day is the same object */
  days: ReadonlyMap<string, Day>;
};

type Days = Pick<RangeReading, 'days'>;

function daysOf(from: string, to: string, json: unknown, before: Days | undefined): Days {
  const days = new Map<string, Day>();
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.set(date, dayOf(date, objectOf(json)?.[date], before?.days.get(date)));
  }
  return { days };
}

const ranges = memoizeLru(12, (key): WritableAtom<RangeReading, ['ahead'?], void> => {
  const [kind = '', from = '', to = ''] = key.split('/');
  const path = daysPath(kind as CalendarKind);
  const readingAtom = parsedPathAtom<Days>(path, (json, before) => daysOf(from, to, json, before), {
    startAt: from,
    endAt: to,
  });
  const nothing = daysOf(from, to, null, undefined);
  return atom(
    (get) => {
      const { value = nothing, ...reading } = get(readingAtom);
      return { ...reading, ...value };
    },
    (_get, set, ahead) => set(readingAtom, ahead),
  );
});

/** The dockets of a range of days, with one read and one listener. Write to it to retry or prefetch. */
export function docketRangeAtom({ kind, from, to }: DocketRange) {
  return ranges(`${kind}/${from}/${to}`);
}
