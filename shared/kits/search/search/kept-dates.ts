import type { KeptChild } from '@court/contract';
import { type CalendarKind, docketRows, foldLetters, isDay } from '@court/records';
import type { Dated } from './dated-rows';

/** Hearings and meetings that the device remembers, in the order of time. `asOf`: epoch ms of the oldest day searched; null without one. */
export type KeptDates = { dates: Dated[]; asOf: number | null };

const wordsOf = (text: string) =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Parts of a long case number that the court's short form lacks: the office's digit and the case type. */
const LONG_FORM = /^\s*\d:|\b(?:bk|ap|mp)\b/gi;

/** The rows of `days` whose case number, title or attorney has words that begin with each word of `text`. */
export function keptDates(days: readonly (KeptChild & { kind: CalendarKind })[], text: string): KeptDates {
  const typed = wordsOf(text.replace(LONG_FORM, ' '));
  const known = days.filter(({ name }) => isDay(name));
  const dates = known.flatMap(({ kind, name, json }) =>
    docketRows(name, json, [])
      .filter(({ movedTo, caseNumber, title, attorney }) => {
        const words = wordsOf(`${caseNumber} ${title} ${attorney ?? ''}`);
        return !movedTo && typed.every((part) => words.some((word) => word.startsWith(part)));
      })
      .map((row) => ({ key: `${name}~${row.key}`, kind, row, ofProceeding: false, person: null })),
  );
  return {
    dates: typed.length > 0 ? dates.sort((a, b) => (a.key < b.key ? -1 : 1)) : [],
    asOf: known.length > 0 ? Math.min(...known.map(({ asOf }) => asOf)) : null,
  };
}
