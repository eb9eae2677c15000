import type { SearchField } from '@court/contract';
import { searchMessages } from '../messages/search-messages';
import type { ParsedQuery } from './parse-query';
import type { SearchResults } from './use-search';

/** How many were found, as it is shown, and as it is told to those who listen; '' while there is nothing to say. */
export function resultCountText(
  field: SearchField,
  query: ParsedQuery,
  text: string,
  { status, hits, similar, more }: SearchResults,
): { shown: string; told: string } {
  if (status !== 'found') return { shown: '', told: '' };
  const searched = query.as === 'name' ? query.field : field;
  const counts = [
    ...(hits.length > 0
      ? [searchMessages(`${more ? 'first' : 'found'}.${searched}`, { count: hits.length })]
      : []),
    ...(similar && similar.length > 0 ? [searchMessages('foundSimilar', { count: similar.length })] : []),
  ];
  const shown = counts.join(', ');
  if (shown) return { shown, told: `${shown}. ${searchMessages('keys')}` };
  if (similar === null || more) return { shown: '', told: '' };
  return { shown: '', told: searchMessages(`none.${searched}`, { text: text.trim() }) };
}
