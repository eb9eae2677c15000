import type { ListItem, ListName } from './lists';

/**
 * Something on a list that comes in once more, from a backup or another device: what stands here stays; of two notes the
 * newer wins, and none wins over a written one.
 */
export function mergeListItem<Name extends ListName>(
  here: ListItem<Name>,
  other: ListItem<Name>,
): ListItem<Name> {
  const isNewer = here.note === '' || (other.notedAt ?? 0) > (here.notedAt ?? 0);
  if (other.note === '' || !isNewer) return here;
  return { ...here, note: other.note, notedAt: other.notedAt ?? 0 };
}
