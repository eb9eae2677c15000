import type { DateOrder } from './moments/read-moment';
import type { PartyRows } from './people/party-roles';

/** Names by kind of official: as an export prints them, in small letters → as they are published. */
export type OfficialNames = Readonly<Record<Official, ReadonlyMap<string, string>>>;
export type Official = 'judge' | 'office' | 'trustee';

/** How an export is meant beyond the names of its columns: the rules that its clerk has seen. */
export type Reading = {
  /** order of 01/02/2026; null: such a day is refused, unless it can be only one */
  dates: DateOrder | null;
  /** how times without AM or PM are meant; null: those that could be two are asked */
  clock: '12h' | '24h' | null;
  /** our field → value of a record that has none */
  defaults: ReadonlyMap<string, string>;
  /** our field → field of ours that names its people: debtors who are the case's title */
  copies: ReadonlyMap<string, string>;
  /** our field → the export's value, in small letters → our value; see closedKey */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** fields of ours that together tell records apart, if the export has no id */
  idFrom: readonly string[];
  /** rows that follow each other with one id are one record, with all their people */
  mergeRows: boolean;
  /** headings of columns that are left out */
  ignore: ReadonlySet<string>;
  /** our field → the columns that together hold it, in order */
  join: ReadonlyMap<string, readonly string[]>;
  /** heading → values, in small letters, of the rows that are read; other rows are left out */
  only: ReadonlyMap<string, ReadonlySet<string>>;
  /** one row is one party of a hearing; null: one row is one hearing */
  rows: PartyRows | null;
  /** headings of columns whose blank cells repeat the cell above */
  carryDown: readonly string[];
  /** a continued hearing may have no day to which it moves */
  continuedWithoutDay: boolean;
  /** a scheduled hearing with a later day in `continuedTo`: it moves there, or the day is another hearing; null: asked */
  laterDay: 'continued' | 'scheduled' | null;
  /** a meeting by video may have no link, meeting ID or telephone number */
  videoWithoutLink: boolean;
  /** a matter is published without the home address in it, and without what follows on that line */
  hideAddresses: boolean;
  /** titles that may name two people are published as one name each */
  wholeTitles: boolean;
  /** days (YYYY-MM-DD) and times (HH:mm) that look wrong and are right */
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
/** AM or PM in a column of its own. */
export const MERIDIEM = 'meridiem';
const APPEAR = ['mode', 'url', 'meetingId', 'passcode', 'phone', 'accessCode', 'registerBy', 'note'];
/** Columns of an export that are parts of a field of ours. */
export const PART_FIELDS: readonly string[] = [MOMENT, MERIDIEM, ...APPEAR.map((part) => `appear.${part}`)];
