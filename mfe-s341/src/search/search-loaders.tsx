import type { SearchField } from '@court/contract';
import { AttendDate, loadExport } from '@court/record';
import { loadSearch, loadSearchDetail } from '@court/search';

/** Loads the page of `/s341-attorney`, `/s341-casenumber` and `/s341-debtor`. */
export function searchPageLoader(field: SearchField) {
  return async () => {
    const { SearchScreen } = await loadSearch();
    return { element: <SearchScreen kind="meetings" field={field} AttendDate={AttendDate} /> };
  };
}

/** Loads the page of `/s341-attorney-detail/:id?`, and of the same paths for cases and debtors. */
export function detailPageLoader(field: SearchField) {
  return async () => {
    const { DetailScreen } = await loadSearchDetail();
    return {
      element: (
        <DetailScreen
          key={field}
          kind="meetings"
          field={field}
          loadExport={loadExport}
          AttendDate={AttendDate}
        />
      ),
    };
  };
}
