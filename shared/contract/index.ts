// data

export { freshnessAtom } from './data/freshness-atom';
export type { LiveDatabase } from './data/live-database';
export { connectionAtom, type PathAtom, pathAtom, setConnectionAtom } from './data/path-atom';
export { readJson } from './data/read-json';
export { NOTHING_READ, type Reading, type ReadingStatus, readingOf } from './data/reading';
export { judgesAtom, officesAtom, readReference, trusteesAtom } from './data/reference-atom';
export type { Device, Push, Splash } from './device/device';
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
  reportCorruptBackupAtom,
  type StorageStatus,
  setDeviceAtom,
  setDeviceStoreAtom,
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
export {
  readSearchLink,
  SEARCH_FIELDS,
  type SearchField,
  searchDetailLink,
  searchLink,
} from './links/search-links';
export { findListCourtsAtom, forgetAllListsAtom } from './lists/forget-all-lists-atom';
export type { ListChange } from './lists/lists';
export {
  type Known,
  type KnownCase,
  type KnownDebtor,
  LIST_NAMES,
  type ListItem,
  type ListName,
  type Lists,
  listMemoryAtom,
  MOST_ON_LIST,
  mergeListItem,
  NO_LISTS,
} from './lists/lists';
// lists
export {
  areListsKnownAtom,
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
export type { ListNewsRead, OneNews } from './news/list-news';
// news
export { listNewsAtom, unseenAtom } from './news/list-news-atom';
export { lastListedAtom, listsSeenAtom, seeListAtom } from './news/lists-seen';

// release
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
  SignedRegistry,
} from './release/registry';
export type { RemoteModule } from './release/remote-module';
// router
export {
  announce,
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './router/router';

// state
export { type AreaFailure, type AreaReport, areasAtom, setAreasAtom } from './state/areas-atom';
export { rememberSeenAtom, seenBeforeAtom } from './state/changes-seen';
export { chooseCourtAtom, courtAtom, platformTypeAtom, setPlatformTypeAtom } from './state/court-atom';
export { offeredAtom } from './state/offered-atom';
export {
  changeReaderSettingsAtom,
  filterRulesAtom,
  onlyShowPubDefAtom,
  readerSettingsAtom,
  showAnywayAtom,
  shownAnywayAtom,
} from './state/reader-settings';
export { backUpCorrupt } from './state/stored/corrupt-backup';
export {
  isCourtCode,
  MOST_RECENTLY_VIEWED,
  nativeEventsSchema,
  type RecentlyViewed,
  recentlyViewedSchema,
} from './state/stored/history';
export { fitOf } from './state/stored/schema';
export type { ReaderSettings } from './state/stored/settings';
export { STORED_SCHEMAS } from './state/stored/stored-schemas';
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
export { todayAtom } from './state/today-atom';
