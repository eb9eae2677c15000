import type { SearchField } from '@court/contract';
import type { Finding } from './finding-atom';
import { searchWords } from './search-words';
import type { Understood } from './understood';

/** How many were found, as it is shown, and as it is told to those who listen; '' while there is nothing to say. */
export function foundWords(
  field: SearchField,
  understood: Understood,
  text: string,
  { status, found, similar, more }: Finding,
): { shown: string; told: string } {
  if (status !== 'found') return { shown: '', told: '' };
  const searched = understood.as === 'name' ? understood.field : field;
  const counts = [
    ...(found.length > 0 ? [searchWords('found', { field: searched, count: found.length, more })] : []),
    ...(similar && similar.length > 0 ? [searchWords('foundSimilar', { count: similar.length })] : []),
  ];
  const shown = counts.join(', ');
  if (shown) return { shown, told: `${shown}. ${searchWords('keys')}` };
  if (similar === null || more) return { shown: '', told: '' };
  return { shown: '', told: searchWords('none', { field: searched, text: text.trim() }) };
}
