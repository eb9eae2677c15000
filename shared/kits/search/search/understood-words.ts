import type { TypedCaseNumber } from '@court/records';
import { searchWords } from './search-words';
import type { Understood } from './understood';

function numberWords({ short, type, year, complete }: TypedCaseNumber['says']): string {
  const said = { number: short, type: searchWords(`type.${type ?? 'any'}`) };
  if (!complete) return searchWords('as.beginning', said);
  return searchWords(year === null ? 'as.serial' : 'as.number', said);
}

/** What was understood, in words; '' where that goes without saying. */
export function understoodWords(understood: Understood, text: string, isNumberField: boolean): string {
  if (understood.as === 'number') return numberWords(understood.typed.says);
  if (understood.as === 'nothing') return '';
  if (isNumberField) return searchWords('as.name', { text: understood.name });
  return understood.name === text.replace(/\s+/g, ' ').trim()
    ? ''
    : searchWords('as.part', { text: understood.name });
}
