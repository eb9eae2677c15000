import type { Reading } from '@court/contract';
import { memoizeLru, monthPath, objectOf } from '@court/records';
import { parsedPathAtom } from '@court/ui';
import { atom } from 'jotai';
import type { DocketKey } from './docket-atom';

function countOf(json: unknown): number {
  const counts = Object.values(objectOf(json) ?? {}).map(Number);
  return counts.reduce((sum, count) => sum + (Number.isFinite(count) ? count : 0), 0);
}

const counts = memoizeLru(24, (path) => {
  const readingAtom = parsedPathAtom<number>(path, countOf);
  return atom((get): Reading<number> => get(readingAtom));
});

/** How many hearings or meetings stand on a day, from the counts of its month: no row is read. */
export function dayCountAtom({ kind, date }: DocketKey) {
  return counts(`${monthPath(kind, date.slice(0, 7))}/d${date.slice(8)}`);
}
