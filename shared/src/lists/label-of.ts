import type { Kept, Known, ListName } from '../state/lists/lists';
import type { Listed } from './use-listed';

type Last = Known[ListName] | null;

/** How a thing on a list is called: number and title, or name and number; its id where nothing is known of it. */
export function labelOf({ id, last }: Pick<Kept, 'id'> & { last: Last }): string {
  if (!last) return id;
  if ('name' in last) return [last.name, last.caseNumber].filter(Boolean).join(', ') || id;
  const number = 'number' in last ? last.number : last.caseNumber;
  return [number, last.title].filter(Boolean).join(' ') || id;
}

/** In the order in which they were put there, the latest first; those with news before the others. */
export function followedPlace(item: Listed, hasNews: boolean): string {
  return `${hasNews ? 0 : 1} ${String(9e15 - item.starredAt).padStart(16, '0')}`;
}
