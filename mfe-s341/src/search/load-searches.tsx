import type { SearchField } from '@court/contract';
import { loadExport } from '@court/record';
import { loadSearch, loadSearchDetail } from '@court/search';

/** `/s341-attorney`, `/s341-casenumber`, `/s341-debtor`; tried anew whenever somebody goes there. */
export function loadSearchPage(field: SearchField) {
  return async () => {
    const { SearchScreen } = await loadSearch();
    return { element: <SearchScreen key={field} kind="meetings" field={field} /> };
  };
}

/** `/s341-attorney-detail/:id?` and its like; tried anew whenever somebody goes there. */
export function loadDetailPage(field: SearchField) {
  return async () => {
    const { DetailScreen } = await loadSearchDetail();
    return { element: <DetailScreen key={field} kind="meetings" field={field} loadExport={loadExport} /> };
  };
}
