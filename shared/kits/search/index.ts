// load-search
export { loadSearch, loadSearchDetail } from './load-search';

// screens
export { DatedRow } from './screens/dated-row';
export { DayExport } from './screens/day-export';
export { ResultOption } from './screens/result-option';

// search
export { type Coming, comingAtom } from './search/coming-atom';
export type { Dated } from './search/dated-rows';
export { detailWords } from './search/detail-words';
export { findCases } from './search/find-cases';
export { findPeople, findSimilar, type PersonField } from './search/find-people';
export type { Found } from './search/found';
export { hitRanges } from './search/hit-ranges';
export { recentFindsAtom } from './search/recent-finds';
export { useIsRead } from './search/use-looked-at';
