import type { KeptChild } from '@court/contract';
import { type CalendarKind, docketRows, foldLetters, isDay } from '@court/domain';
import type { Dated } from './dated-rows';
import { parseQuery } from './parse-query';

/**
 * Cached hearings and meetings, in order of time. `asOf`: epoch ms of the oldest day that was searched; null if none
 * was.
 */
export type KeptDates = { dates: Dated[]; asOf: number | null };

const wordsOf = (text: string) =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The rows of `days` that match all words of `text`. A word matches if a word of the case number, title or attorney
 * begins with it.
 */
export function keptDates(days: readonly (KeptChild & { kind: CalendarKind })[], text: string): KeptDates {
  const query = parseQuery('casenumber', text);
  const words = query.as === 'name' ? wordsOf(query.name) : [];
  const known = days.filter(({ name }) => isDay(name));
  const dates = known.flatMap(({ kind, name, json }) =>
    docketRows(name, json, [])
      .filter(({ movedTo, caseNumber, caseType, title, attorney }) => {
        if (movedTo) return false;
        if (query.as === 'number') return query.typed.matches(caseNumber, caseType);
        const printed = wordsOf(`${title} ${attorney ?? ''}`);
        return words.every((part) => printed.some((word) => word.startsWith(part)));
      })
      .map((row) => ({ key: `${name}~${row.key}`, kind, row, ofProceeding: false, person: null })),
  );
  return {
    dates: query.as === 'number' || words.length > 0 ? dates.sort((a, b) => (a.key < b.key ? -1 : 1)) : [],
    asOf: known.length > 0 ? Math.min(...known.map(({ asOf }) => asOf)) : null,
  };
}
