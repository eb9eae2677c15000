import type { MenuItem } from '@court/contract';
import type { Area } from '@court/domain';

/** Length of the longest common prefix of two addresses. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Value of `aria-current` of a link in a menu. */
export type Current = 'page' | 'true' | undefined;

/**
 * Menu data for the court's areas: `items`, which item the address `here` belongs to, and the search item. The bar
 * shows the search as a field, and as an item on its own pages. `search` is null if the court offers none. `areaAt`: returns the area that answers an
 * address.
 */
export function areaItems(items: readonly MenuItem[], areaAt: (path: string) => Area | null, here: string) {
  const of = (area: Area | null) => items.filter(({ path }) => area !== null && areaAt(path) === area);
  // An area's other screens belong to the area too. The item with the most similar address is marked.
  const [nearest] = of(areaAt(here)).sort((a, b) => alike(b.path, here) - alike(a.path, here));
  const current = (path: string): Current =>
    path === here ? 'page' : path === nearest?.path ? 'true' : undefined;
  const search = of(areaAt('/search-attorney')).find(({ path }) => path.startsWith('/search-')) ?? null;
  // On the search's own pages the bar names it, because no other item is the current one. Last, so that none moves.
  const inBar = items.filter((item) => item !== search);
  if (search && current(search.path)) inBar.push(search);
  return { items, inBar, current, search };
}
