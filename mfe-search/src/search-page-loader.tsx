import type { SearchField } from '@court/contract';
import { AttendDate } from '@court/record';
import { loadSearch } from '@court/search';

/** Loads the page of `/search-attorney`, `/search-casenumber` and `/search-debtor`. */
export function searchPageLoader(field: SearchField) {
  return async () => {
    const { SearchScreen } = await loadSearch();
    return { element: <SearchScreen kind="hearings" field={field} AttendDate={AttendDate} /> };
  };
}
