import type { Known, ListItem, ListName } from '@court/contract';

type Last = Known[ListName] | null;

/** How a thing on a list is called: number and title, or name and number; its id where nothing is known of it. */
export function labelOf({ id, last }: Pick<ListItem, 'id'> & { last: Last }): string {
  if (!last) return id;
  if ('name' in last) return [last.name, last.caseNumber].filter(Boolean).join(', ') || id;
  const number = 'number' in last ? last.number : last.caseNumber;
  return [number, last.title].filter(Boolean).join(' ') || id;
}
