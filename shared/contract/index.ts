// data

export { forgetKept, type KeptChild, keptChildren } from './data/kept-reads';
export type { DatabaseLink, LiveDatabase } from './data/live-database';
export {
  connectionAtom,
  forgetUnwatchedPathsAtom,
  type PathAtom,
  pathAtom,
  setConnectionAtom,
} from './data/path-atom';
export { freshnessAtom, judgesAtom, officesAtom, readReference, trusteesAtom } from './data/published-atoms';
export { readJson, slowReads } from './data/read-json';
export { type ReadOrRecalled, readOrRecall } from './data/read-or-recall';
export { NOTHING_READ, type Reading, type ReadingStatus, readingOf } from './data/reading';
export type { Device, Push, Splash, Voice } from './device/device';
export type {
  CalendarEvent,
  DeviceCalendar,
  Exported,
  FoundEvent,
  LoadExport,
  Permission,
  RecordId,
} from './device/device-calendar';
export {
  DeviceError,
  DeviceFailedError,
  type DevicePart,
  NotAvailableError,
  PermissionDeniedError,
} from './device/device-error';
// device
export {
  type DeviceStore,
  deviceAtom,
  deviceStoreAtom,
  hasCorruptBackupAtom,
  isStorageProblemShownAtom,
  reportCorruptBackupAtom,
  reportSlowStorageAtom,
  type StorageProblem,
  type StorageStatus,
  setDeviceAtom,
  setDeviceStoreAtom,
  shownStorageProblemAtom,
  storageProblemAtom,
  storageStatusAtom,
  storeFailedAtom,
} from './device/device-store';
export type { GeocodedPlace, Geocoder, Position } from './device/geocoder';
// links
export {
  agendaLink,
  CALENDAR_VIEWS,
  type CalendarLink,
  type CalendarView,
  calendarLink,
  dialLink,
  hearingLink,
  isMeetingList,
  LIST_LINKS,
  listItemLink,
  locationsLink,
  meetingLink,
  meetingListLink,
  meetingsLink,
  readCalendarLink,
  safeMeetingUrl,
} from './links/links';
export { LIST_NAMES, type ListName } from './links/list-names';
export {
  readSearchLink,
  SEARCH_FIELDS,
  type SearchField,
  searchDetailLink,
  searchLink,
} from './links/search-links';
export { findListCourtsAtom, forgetAllListsAtom } from './lists/forget-all-lists-atom';
// news
export {
  type Known,
  type KnownCase,
  type KnownDebtor,
  type ListChange,
  type ListItem,
  type Lists,
  listMemoryAtom,
  MOST_ON_LIST,
  mergeListItem,
  NO_LISTS,
} from './lists/lists';
// lists
export {
  areListsKnownAtom,
  areListsUnreadableAtom,
  changeListsAtom,
  changeListsOfAtom,
  keepingLists,
  listsAtom,
  noteAtom,
  seenAtom,
  starAtom,
  unstarAtom,
  useIsListed,
} from './lists/lists-atom';
export { retryStorageAtom } from './lists/retry-storage-atom';
export type { ListNewsRead, OneNews } from './news/list-news';
export { listNewsAtom, unseenAtom } from './news/list-news-atom';
export { lastListedAtom, listsSeenAtom, seeListAtom } from './news/lists-seen';
export {
  CONTRACT,
  type MapFrameConfig,
  type MapFrameCourt,
  type PageConfig,
  type PageCourt,
} from './release/page-config';
export type {
  AreaRoute,
  MenuItem,
  PreloadFile,
  Registry,
  RegistryArea,
  Release,
  RemoteModule,
  SignedRegistry,
} from './release/registry';
// router
export { announce } from './router/announce';
// release
export type { FirstPaint, FirstPaintPage, FirstScreen } from './router/first-paint';
export {
  Link,
  NavLink,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from './router/router';
export { rememberSeenAtom, seenBeforeAtom } from './state/changes-seen';
// state
export { clockOffsetAtom, serverNow, setClockOffsetAtom } from './state/clock';
export {
  type AreaFailure,
  type AreaReport,
  areasAtom,
  chooseCourtAtom,
  courtAtom,
  nowAtom,
  offeredAtom,
  platformTypeAtom,
  setAreasAtom,
  setPlatformTypeAtom,
  todayAtom,
} from './state/court-atom';
export { filterRulesOf, type ReaderSettings, readerSchema, readerSettingsOf } from './state/reader-rules';
export {
  changeReaderSettingsAtom,
  filterRulesAtom,
  onlyShowPubDefAtom,
  readerSettingsAtom,
  showAnywayAtom,
  shownAnywayAtom,
} from './state/reader-settings';
export { backUpCorrupt, corruptBackupKey } from './state/stored/corrupt-backup';
export {
  MOST_RECENTLY_VIEWED,
  nativeEventsSchema,
  type RecentlyViewed,
  recentlyViewedSchema,
} from './state/stored/history';
export { fitOf, isCourtCode } from './state/stored/schema';
export { STORED_SCHEMAS } from './state/stored-schemas';
export {
  chosenValuesAtom,
  colorThemeAtom,
  courtDescriptionAtom,
  courtNameAtom,
  guessStoredAtom,
  judgeAtom,
  judgeidAtom,
  setCachedThemeAtom,
  storedSetting,
  storedValuesAtom,
  storeValueAtom,
  takeStoredAtom,
} from './state/stored-values';
