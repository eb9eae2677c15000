import type { Listed } from '../use-listed';

/** In the order in which they were put there, the latest first; those with news before the others. */
export function followedPlace(item: Listed, hasNews: boolean): string {
  return `${hasNews ? 0 : 1} ${String(9e15 - item.starredAt).padStart(16, '0')}`;
}
