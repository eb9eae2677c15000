import type { Known, ListItem, ListName } from '@court/contract';

type Last = Known[ListName] | null;

/** The label of a list item: number and title, or name and number. Its id if nothing else is known. */
export function labelOf({ id, last }: Pick<ListItem, 'id'> & { last: Last }): string {
  if (!last) return id;
  if ('name' in last) return [last.name, last.caseNumber].filter(Boolean).join(', ') || id;
  const number = 'number' in last ? last.number : last.caseNumber;
  return [number, last.title].filter(Boolean).join(' ') || id;
}
