// cases
export { type CaseType, caseKey, easySearchKeys, parseCaseNumber } from './cases/case-number';
export { readTypedCaseNumber, type TypedCaseNumber } from './cases/typed-case-number';

// court
export { type CourtConfig, type CourtOffice, courtConfigSchema } from './court/court-config';
export { type Area, DESKTOP_SPECS, isArea, isTheme, THEMES, type ThemeName } from './court/court-defaults';
export { addDays, dayIn, isDay, isMoment, weekday, zoneName } from './court/court-time';
export { courtDayFrom, courtDayUpTo, isCourtDay } from './court/federal-holidays';
export { officeIdOfCode, slugId } from './court/identity';
export type { Courtroom, Judge, LastUpdated, Office, Trustee } from './court/reference';
export { type ResolvedLocation, resolveLocation } from './court/resolve-location';
export {
  type CheckedJudge,
  type CheckedTrustee,
  JUDGE_FIELDS,
  sourceJudgeSchema,
  sourceTrusteeSchema,
  TRUSTEE_FIELDS,
} from './court/source-reference';
export { venueInstant } from './court/venue-instant';

// docket
export {
  CHANGED_FIELDS,
  type ChangeRecord,
  changeKey,
  type FromTo,
  idOfChangeKey,
  type RecordChange,
} from './docket/change-record';
export { countFacets, countListed, type FacetCount, type Listed } from './docket/count-facets';
export {
  type CalendarKind,
  calendarPath,
  casesPath,
  changesPath,
  type DataPathName,
  dataPath,
  dayPath,
  daysPath,
  easySearchPath,
  entriesPath,
  type KeyQuery,
  monthPath,
  type People,
  peoplePath,
  personRowsPath,
  restUrl,
} from './docket/data-paths';
export {
  type DocketFilters,
  FILTER_NAMES,
  type FilteredFacet,
  type FilterName,
  type FilterRules,
  facetOfDocketRow,
  filterRows,
  HIDDEN_AS,
  type HiddenAs,
  type HiddenCounts,
  matchesFilters,
  UNKNOWN_ID,
  verdictOn,
} from './docket/docket-filter';
export { type DocketRow, isOn, placeOf, type RowBefore, type StoredRow } from './docket/docket-row';
export { facetKey, facetOfRow, parseFacet } from './docket/facet';
export {
  HEARING_STATUSES,
  type HearingStatus,
  isSatisfied,
  isStricken,
  isTerminated,
  type YesNo,
} from './docket/hearing-status';
export {
  CUT_MARK,
  datedKey,
  entryKey,
  fromKey,
  hitKey,
  hitKeyStart,
  idOfRowKey,
  isKey,
  KeyTooLongError,
  LONGEST_HIT_TITLE,
  MOST_HIT_BYTES,
  MOST_SIMILAR_BYTES,
  onlineMark,
  parseDatedKey,
  rowKey,
  shortHash,
  targetOfHitKey,
} from './docket/keys';
export { formerly } from './docket/last-change';
export { rowAfter, rowNow } from './docket/row-now';
export { rowKeyOf, rowOfEntry } from './docket/row-of-entry';
// names
export { attorneyGroups, type ShownAttorney } from './names/attorney-groups';
export { judgeName, nameOfId, shortJudgeName } from './names/judge-name';
export { lastName, nameSegments, SUFFIXES } from './names/name-groups';
export { nameKeys } from './names/name-keys';
export { namesOfDebtor, type SearchedName, sidesOfTitle } from './names/names-in';
export { attorneyId, debtorId } from './names/person-id';
export { nearestNames, similarKeys, typedSimilarKeys } from './names/similar-names';
export { readTypedName } from './names/typed-name';
// parsing
export { type CalendarChange, calendarChangesOf } from './parsing/calendar-changes-of';
export { calendarEntryOf } from './parsing/calendar-entry-of';
export { docketRows, type RowChange, readRow, rowChanges } from './parsing/docket-rows';
export { addressPart, clockOf, listOf, objectOf, textOf, textsOf } from './parsing/json-fields';
export { memoizeLru } from './parsing/memoize-lru';
export { HOST_PATHS, isAt } from './paths/addresses';
export { DEVICE_KEYS, type DeviceKey } from './paths/device-keys';
// source
export type { CalendarEntry, ShownEntry, WithdrawnEntry } from './source/calendar-entry';
export type { CaseHit, CaseRecord, DatedRow, InHearing, NameHit } from './source/index-records';
export { firstDateSet, isOfBusiness, meetingDeadlines } from './source/meeting-deadlines';
export { appear, HALF_OF_A_CHARACTER } from './source/source-fields';
export {
  type Appear,
  type Attorney,
  type ExportedRecord,
  SOURCE_FIELDS,
  type SourceRecord,
  sourceRecordSchema,
} from './source/source-record';
