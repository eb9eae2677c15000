import { SearchScreen } from '@court/shared/ui/search/search-screen';

/** `/search-attorney` */
export const SearchAttorneyPage = () => <SearchScreen kind="hearings" field="attorney" />;

/** `/search-casenumber` */
export const SearchCasenumberPage = () => <SearchScreen kind="hearings" field="casenumber" />;

/** `/search-debtor` */
export const SearchDebtorPage = () => <SearchScreen kind="hearings" field="debtor" />;
