import type { SearchField } from '@court/contract';
import { AttendDate, loadExport } from '@court/record';
import { loadSearchDetail } from '@court/search';

/** Loads the page of `/search-attorney-detail/:id?`, and of the same paths for cases and debtors. */
export function detailPageLoader(field: SearchField) {
  return async () => {
    const { DetailScreen } = await loadSearchDetail();
    return {
      element: (
        <DetailScreen
          key={field}
          kind="hearings"
          field={field}
          loadExport={loadExport}
          AttendDate={AttendDate}
        />
      ),
    };
  };
}
