import type { DocketFilters, FilterName } from '@court/domain';

/** Adds `id` to a filter, or removes it if the filter has it. */
export function toggled(filters: DocketFilters, name: FilterName, id: string): DocketFilters {
  const ids = filters[name] ?? [];
  return { ...filters, [name]: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id] };
}
