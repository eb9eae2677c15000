import type { DocketFilters, FilterName } from '@court/records';

/** The filters with `id` taken in, or taken out where it is in. */
export function toggled(filters: DocketFilters, name: FilterName, id: string): DocketFilters {
  const ids = filters[name] ?? [];
  return { ...filters, [name]: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id] };
}
