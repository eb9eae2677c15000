import type { Listed } from './use-listed';

export type RecordItem = Listed<'hearings'> | Listed<'meetings'>;

/** Identifies an item of either list. */
export const itemKey = ({ list, id }: RecordItem) => `${list} ${id}`;

/** Starred hearings or meetings of one day. `key`: its date, YYYY-MM-DD; '' if unknown. */
export type ListSection = { key: string; rows: readonly RecordItem[] };

const dateOf = (place: string) => place.slice(0, place.indexOf(' ') + 1).trimEnd();

function sectionsOf(items: readonly { place: string; item: RecordItem }[]): ListSection[] {
  const days = new Map<string, RecordItem[]>();
  for (const { place, item } of items) {
    const date = dateOf(place);
    const day = days.get(date);
    if (day) day.push(item);
    else days.set(date, [item]);
  }
  return [...days].map(([key, rows]) => ({ key, rows }));
}

/**
 * Groups items by day. Upcoming days come first, next first, with undated items at their end. Past days follow, latest
 * first. `places`: the sort key of each item, by `itemKey`.
 */
export function listSections(
  items: readonly RecordItem[],
  places: ReadonlyMap<string, string>,
  today: string,
): { coming: ListSection[]; past: ListSection[] } {
  const placed = items.map((item) => ({ item, place: places.get(itemKey(item)) ?? '' }));
  placed.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
  const past = placed.filter(({ place }) => place !== '' && dateOf(place) < today);
  const coming = placed.filter(({ place }) => place !== '' && dateOf(place) >= today);
  const undated = placed.filter(({ place }) => place === '');
  return { coming: sectionsOf([...coming, ...undated]), past: sectionsOf(past).reverse() };
}
