import { atom } from 'jotai';
import { monthPath } from '../records/data-paths';
import type { DocketKey } from './docket-atom';
import { fewOf } from './few-of';
import { objectOf } from './json-fields';
import type { Reading } from './reading';
import { watchedPath } from './watched-path';

function countOf(json: unknown): number {
  const counts = Object.values(objectOf(json) ?? {}).map(Number);
  return counts.reduce((sum, count) => sum + (Number.isFinite(count) ? count : 0), 0);
}

const counts = fewOf(24, (path) => {
  const readingAtom = watchedPath<number>(path, countOf);
  return atom((get): Reading<number> => get(readingAtom));
});

/** How many hearings or meetings stand on a day, from the counts of its month: no row is read. */
export function dayCountAtom({ kind, date }: DocketKey) {
  return counts(`${monthPath(kind, date.slice(0, 7))}/d${date.slice(8)}`);
}
