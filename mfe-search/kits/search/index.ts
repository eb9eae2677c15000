// load-search
export { loadSearch, loadSearchDetail } from './load-search';
export { detailMessages } from './messages/detail-messages';
// screens
export { DatedRow } from './screens/dated-row';
export { DayExport } from './screens/day-export';
export { ResultRow } from './screens/result-row';
export type { Dated } from './search/dated-rows';
export { findCases, findPeople, findSimilar, type PersonField } from './search/find-hits';
export { followedAttorneysAtom } from './search/followed-attorneys';
export { nearText } from './search/near-text';
export { byMoment } from './search/next-date';
export { recentlyViewedAtom } from './search/recently-viewed';
export type { SearchHit } from './search/search-hit';
export { hitRanges } from './search/search-hit';
// search
export { type UpcomingDates, upcomingAtom } from './search/upcoming-atom';
export { useIsRead } from './search/use-recently-viewed';
