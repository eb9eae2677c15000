// answer
export type {
  AnswerContext,
  AttendWay,
  DatedRecord,
  HearingAnswer,
  HearingPhase,
  NewDate,
} from './answer/answer-types';
export {
  answerOf,
  hasPlace,
  isAhead,
  JOIN_MINUTES_BEFORE,
  USUAL_MINUTES,
  wayOf,
  whenOf,
} from './answer/hearing-answer';
export { factsOfEntry, factsOfRow, type HearingFacts } from './answer/hearing-facts';
export { readSuccessors } from './answer/read-successors';
export { presiderOf, sameTimes } from './answer/same-time';
// calendar
export type { CalendarEvent } from './calendar/event';
// cases
export { caseKey, easySearchKeys, fallbackCaseKey } from './cases/case-keys';
export { type CaseType, extendedCaseNumber, withoutCaseLabels } from './cases/case-number';
export { cleanCaseNumber, parseCaseNumber, readPrintedCaseNumber } from './cases/printed-case-number';
export { shortPrintedNumber } from './cases/short-printed-number';
export { readTypedCaseNumber, type TypedCaseNumber } from './cases/typed-case-number';
export { CLOCK_KEY, cachedClockOffset, keepClockOffset } from './court/clock-offset';
export { type CourtConfig, type CourtOffice, courtConfigSchema } from './court/court-config';
export { publicSiteOf } from './court/public-site';
export {
  type Courtroom,
  type Judge,
  judgeName,
  type LastUpdated,
  namedPeople,
  nameOfId,
  type Office,
  officeIdOfCode,
  shortJudgeName,
  slugId,
  type Trustee,
} from './court/reference';
export { type ResolvedLocation, resolveLocation } from './court/resolve-location';
export {
  type CheckedJudge,
  type CheckedTrustee,
  JUDGE_FIELDS,
  sourceJudgeSchema,
  sourceTrusteeSchema,
  TRUSTEE_FIELDS,
} from './court/source-reference';
export {
  type Area,
  DESKTOP_SPECS,
  DEVICE_KEYS,
  type DeviceKey,
  HOST_PATHS,
  isArea,
  isAt,
  isTheme,
  LISTS_LEFT,
  RECORD_PAGES,
  SETTINGS_LEFT,
  THEMES,
  type ThemeName,
} from './court/specification';
export {
  countFacets,
  countListed,
  type FacetCount,
  type Listed,
  type Tally,
  tallyRows,
} from './docket/count-facets';
export { type DialLink, dialLinks } from './docket/dial-links';
export {
  type DocketFilters,
  FILTER_NAMES,
  type FilteredFacet,
  type FilterName,
  type FilterRules,
  facetOfDocketRow,
  filterRows,
  type HiddenCounts,
  leftOutIds,
  stateOfFacet,
  UNKNOWN_ID,
  verdictOn,
} from './docket/docket-filter';
export {
  type DocketRow,
  docketRows,
  isOn,
  placeOf,
  type RowBefore,
  type RowChange,
  readRow,
  rowChanges,
  type StoredRow,
} from './docket/docket-row';
export { facetKey, facetOfRow, parseFacet } from './docket/facet';
export type { CaseHit, CaseRecord, DatedRow, InHearing, NameHit } from './docket/index-records';
export { phoneText } from './docket/phone-text';
export { rowAfter, rowNow, rowOfEntry, withoutTombstone } from './docket/row-of-entry';
// docket
export { alertTopic, FOLLOWED_GROUPS, type FollowedGroup, groupOfTopic } from './keys/alert-topic';
export {
  type CalendarKind,
  calendarPath,
  casesPath,
  changesPath,
  courtPath,
  type DataPathName,
  dataPath,
  dayPath,
  daysPath,
  easySearchPath,
  entriesPath,
  HIDDEN_PATHS,
  type KeyQuery,
  limitedRange,
  monthPath,
  PATH_MEMORY,
  type PathNames,
  type People,
  peoplePath,
  personRowsPath,
  restUrl,
} from './keys/data-paths';
export { CHANGES_FILE, type CourtFeeds, type FeedGroup, feedFile, feedsOf } from './keys/feed-files';
export {
  CUT_MARK,
  datedKey,
  entryKey,
  fromKey,
  HIT_START,
  hitKey,
  hitKeyStart,
  idOfRowKey,
  isKey,
  isLongEnough,
  KeyTooLongError,
  keyAfter,
  keyBefore,
  MAX_HIT_BYTES,
  MAX_HIT_TITLE_LENGTH,
  MAX_SIMILAR_BYTES,
  onlineMark,
  parseDatedKey,
  rowKey,
  shortHash,
  targetOfHitKey,
} from './keys/keys';
export { siteKey } from './keys/site-key';
// names
export { compareNames, foldLetters, lastName, nameSegments, personName, SUFFIXES } from './names/name-groups';
export { nameKeys } from './names/name-keys';
export { attorneyId, debtorId, namesOfDebtor, type SearchedName, sidesOfTitle } from './names/person';
export { nearestNames, similarKeys, typedSimilarKeys } from './names/similar-names';
export { readTypedName } from './names/typed-name';
// parsing
export {
  addressPart,
  clockOf,
  isSameJson,
  listOf,
  objectOf,
  textOf,
  textsOf,
  visibleText,
} from './parsing/json-fields';
export { memoizeLru } from './parsing/memoize-lru';
// source
export {
  attorneyGroups,
  type CalendarEntry,
  calendarEntryOf,
  entryHeadOf,
  type ShownAttorney,
  type ShownEntry,
  type WithdrawnEntry,
} from './source/calendar-entry';
export {
  type CalendarChange,
  CHANGED_FIELDS,
  type ChangeRecord,
  calendarChangesOf,
  changeKey,
  type FromTo,
  formerly,
  idOfChangeKey,
  type RecordChange,
} from './source/change-record';
export {
  HEARING_STATUSES,
  type HearingState,
  type HearingStatus,
  HIDDEN_AS,
  type HiddenAs,
  isCounted,
  isHiddenAs,
  isOffState,
  settledStatus,
  stateOf,
  stateOfStatus,
  statusOf,
  statusWithFlags,
  type YesNo,
} from './source/hearing-status';
export { knownAt, newsSince, seenUntil } from './source/known-changes';
export { firstDateSet, isOfBusiness, meetingDeadlines } from './source/meeting-deadlines';
export {
  type Appear,
  type Attorney,
  appear,
  CHAPTERS,
  type ExportedRecord,
  HALF_OF_A_CHARACTER,
  SOURCE_FIELDS,
  type SourceRecord,
  sourceRecordSchema,
} from './source/source-record';
// court
export {
  clockChanges,
  dayIn,
  isTimeZone,
  offsetAt,
  venueInstant,
  zoneName,
  zoneNameAt,
} from './time/court-clocks';
export {
  addDays,
  courtDayFrom,
  courtDayUpTo,
  type Holiday,
  isCourtDay,
  isDay,
  isMoment,
  weekday,
  whyClosed,
} from './time/court-days';

// words
export * from './words/court-dates';
export { LOCALE, type Messages, messagesOf, wordList } from './words/messages-of';
