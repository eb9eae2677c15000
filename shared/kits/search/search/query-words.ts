import type { TypedCaseNumber } from '@court/records';
import type { ParsedQuery } from './parse-query';
import { searchWords } from './search-words';

function numberWords({ short, type, year, complete }: TypedCaseNumber['says']): string {
  const said = { number: short, type: searchWords(`type.${type ?? 'any'}`) };
  if (!complete) return searchWords('as.beginning', said);
  return searchWords(year === null ? 'as.serial' : 'as.number', said);
}

/** What was understood, in words; '' where that goes without saying. */
export function queryWords(query: ParsedQuery, text: string, isNumberField: boolean): string {
  if (query.as === 'number') return numberWords(query.typed.says);
  if (query.as === 'nothing') return '';
  if (isNumberField) return searchWords('as.name', { text: query.name });
  return query.name === text.replace(/\s+/g, ' ').trim() ? '' : searchWords('as.part', { text: query.name });
}
