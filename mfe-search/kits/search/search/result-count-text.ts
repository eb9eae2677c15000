import { searchMessages } from '../messages/search-messages';
import type { SearchGroup, SearchResults } from './search-results';

/** Number of results in a group's heading: '2 results', or 'First 10 results' if there may be more. */
export const groupCountText = ({ hits, more }: SearchGroup) =>
  searchMessages(more ? 'count.first' : 'count', { count: hits.length });

/** Number of results, for screen readers. '' if there is nothing to announce. */
export function resultCountText({ status, groups }: SearchResults, text: string): string {
  if (status === 'too-short') return searchMessages('tooShort');
  if (status !== 'found') return '';
  const counts = groups.flatMap(({ field, hits, similar, more }) => [
    ...(hits.length > 0
      ? [searchMessages(`${more ? 'first' : 'found'}.${field}`, { count: hits.length })]
      : []),
    ...(similar && similar.length > 0 ? [searchMessages('foundSimilar', { count: similar.length })] : []),
  ]);
  if (counts.length > 0) return `${counts.join(', ')}. ${searchMessages('keys')}`;
  if (groups.some(({ similar, more }) => similar === null || more)) return '';
  return noneText(groups, text);
}

/** Says that nothing was found, and in which field. */
export function noneText(groups: readonly SearchGroup[], text: string): string {
  const [first, ...others] = groups;
  const of = first && others.length === 0 ? first.field : 'all';
  return searchMessages(`none.${of}`, { text: text.trim() });
}
