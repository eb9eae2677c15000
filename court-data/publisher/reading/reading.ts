import type { DateOrder } from './moments/read-moment';
import type { PartyRows } from './people/party-roles';

/** Names by kind of official: printed name in lower case → published name. */
export type OfficialNames = Readonly<Record<Official, ReadonlyMap<string, string>>>;
export type Official = 'judge' | 'office' | 'trustee';

/** The rules for reading an export, apart from column names. The clerk has confirmed them. */
export type Reading = {
  /** order of 01/02/2026; if null, such a day is refused unless it is unambiguous */
  dates: DateOrder | null;
  /** how to read times without AM or PM; if null, the clerk is asked about ambiguous times */
  clock: '12h' | '24h' | null;
  /** our field → value for records without one */
  defaults: ReadonlyMap<string, string>;
  /** our field → the field with its people, such as the case title for the debtors */
  copies: ReadonlyMap<string, string>;
  /** our field → the export's value in lower case → our value; see closedKey */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** our fields that together distinguish records if the export has no id */
  idFrom: readonly string[];
  /** consecutive rows with one id are one record with all their people */
  mergeRows: boolean;
  /** headings of ignored columns */
  ignore: ReadonlySet<string>;
  /** our field → the columns that together hold it, in order */
  join: ReadonlyMap<string, readonly string[]>;
  /** heading → values, in lower case, of the rows to read; other rows are left out */
  only: ReadonlyMap<string, ReadonlySet<string>>;
  /** one row is one party of a hearing; if null, one row is one hearing */
  rows: PartyRows | null;
  /** headings of columns whose blank cells repeat the cell above */
  carryDown: readonly string[];
  /** a continued hearing may have no new day */
  continuedWithoutDay: boolean;
  /**
   * how to read a scheduled hearing with a later day in `continuedTo`: it moves there, or the day is another hearing;
   * if null, the clerk is asked
   */
  laterDay: 'continued' | 'scheduled' | null;
  /** a meeting by video may have no link, meeting ID or telephone number */
  videoWithoutLink: boolean;
  /** a home address, and the text after it on its line, is removed from a published matter */
  hideAddresses: boolean;
  /** titles that may name two people are published as one name each */
  wholeTitles: boolean;
  /** days (YYYY-MM-DD) and times (HH:mm) that look wrong but are right */
  unusual: ReadonlySet<string>;
  names: OfficialNames;
};

const none = new Map<string, string>();

export const PLAIN_READING: Reading = {
  dates: null,
  clock: null,
  defaults: none,
  copies: none,
  values: new Map(),
  idFrom: [],
  mergeRows: false,
  ignore: new Set(),
  join: new Map(),
  only: new Map(),
  rows: null,
  carryDown: [],
  continuedWithoutDay: false,
  laterDay: null,
  videoWithoutLink: false,
  hideAddresses: false,
  wholeTitles: false,
  unusual: new Set(),
  names: { judge: none, office: none, trustee: none },
};

/** A day and a time in one column. */
export const MOMENT = 'dateTime';
/** AM or PM in a separate column. */
export const MERIDIEM = 'meridiem';
const APPEAR = ['mode', 'url', 'meetingId', 'passcode', 'phone', 'accessCode', 'registerBy', 'note'];
/** Columns of an export that are parts of our fields. */
export const PART_FIELDS: readonly string[] = [MOMENT, MERIDIEM, ...APPEAR.map((part) => `appear.${part}`)];
