import type { MenuItem } from '@court/contract';
import type { Area } from '@court/records';

/** How many letters two addresses begin with alike. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Value of `aria-current` of a link in a menu. */
export type Current = 'page' | 'true' | undefined;

/**
 * The menu `items` of a court's areas: which of them the address `here` belongs to, and which is the search, that the bar has as
 * a field; null where the court offers none. `areaAt`: the area that answers an address.
 */
export function areaItems(items: readonly MenuItem[], areaAt: (path: string) => Area | null, here: string) {
  const of = (area: Area | null) => items.filter(({ path }) => area !== null && areaAt(path) === area);
  // an area's other screens are the area too: of its items, the one whose address is most like theirs
  const [nearest] = of(areaAt(here)).sort((a, b) => alike(b.path, here) - alike(a.path, here));
  const current = (path: string): Current =>
    path === here ? 'page' : path === nearest?.path ? 'true' : undefined;
  const search = of(areaAt('/search-attorney')).find(({ path }) => path.startsWith('/search-')) ?? null;
  return { items, current, search };
}
