import type { SearchField } from '@court/contract';
import { loadExport } from '@court/record';
import { loadSearchDetail } from '@court/search';

/** `/search-attorney-detail/:id?` and its like. */
export function detailPageLoader(field: SearchField) {
  return async () => {
    const { DetailScreen } = await loadSearchDetail();
    return { element: <DetailScreen key={field} kind="hearings" field={field} loadExport={loadExport} /> };
  };
}
