import type { SearchField } from '@court/contract';
import { loadSearch } from '@court/search';

/** `/search-attorney`, `/search-casenumber`, `/search-debtor`; tried anew whenever somebody goes there. */
export function loadSearchPage(field: SearchField) {
  return async () => {
    const { SearchScreen } = await loadSearch();
    return { element: <SearchScreen key={field} kind="hearings" field={field} /> };
  };
}
