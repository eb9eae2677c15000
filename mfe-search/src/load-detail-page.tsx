import type { SearchField } from '@court/shared/contract/search-links';
import { loadSearchDetail } from '@court/shared/ui/load-search';

/** `/search-attorney-detail/:id?` and its like; tried anew whenever somebody goes there. */
export function loadDetailPage(field: SearchField) {
  return async () => {
    const { DetailScreen } = await loadSearchDetail();
    return { element: <DetailScreen key={field} kind="hearings" field={field} /> };
  };
}
