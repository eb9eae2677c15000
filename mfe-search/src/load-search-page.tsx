import type { SearchField } from '@court/shared/contract/search-links';
import { loadSearch } from '@court/shared/ui/load-search';

/** `/search-attorney`, `/search-casenumber`, `/search-debtor`; tried anew whenever somebody goes there. */
export function loadSearchPage(field: SearchField) {
  return async () => {
    const { SearchScreen } = await loadSearch();
    return { element: <SearchScreen key={field} kind="hearings" field={field} /> };
  };
}
