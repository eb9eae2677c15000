import type { KeptChild } from '@court/contract';
import { type CalendarKind, docketRows, foldLetters, isDay } from '@court/records';
import type { Dated } from './dated-rows';
import { parseQuery } from './parse-query';

/** Hearings and meetings that the device remembers, in the order of time. `asOf`: epoch ms of the oldest day searched; null without one. */
export type KeptDates = { dates: Dated[]; asOf: number | null };

const wordsOf = (text: string) =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The rows of `days` whose case number, title or attorney has words that begin with each word of `text`. */
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
