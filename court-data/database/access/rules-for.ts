import { readdirSync, readFileSync } from 'node:fs';
import { courtPath, type DataPathName, dataPath, HIT_START, type PathNames } from '@court/records';
import type { Rules } from './rules';

/** Most children that a reader gets at once of an index, of the days and of the changes. Screens ask for as many or fewer. */
const MAX_HITS = 100;
const MAX_DAYS = 14;
const MAX_CHANGES = 200;

const WHOLE: Rules = { '.read': true };
const HIDDEN: Rules = { '.read': false };
/** Each child by its key. Neither all children nor some of them. */
const ONE_BY_ONE: Rules = { $id: { '.read': true } };

/** Some hits from a key on that begins with two letters: `pattern` matches where such keys begin. */
const hits = (pattern: RegExp): Rules => ({
  '.read': `query.orderByKey && query.startAt.matches(${pattern}) && query.limitToFirst <= ${MAX_HITS}`,
});

/** Keys of `similar` begin with `p` or `s`, which is no letter of a name. */
const SIMILAR_START = /^[ps]../;

const PEOPLE: Rules = { names: hits(HIT_START), similar: hits(SIMILAR_START), hearings: ONE_BY_ONE };

const fewDays = (bound: string, limit: string) =>
  `(query.${bound} != null && query.${limit} != null && query.${limit} <= ${MAX_DAYS})`;

const CALENDAR: Rules = {
  days: {
    '.read': `query.orderByKey && (${fewDays('startAt', 'limitToFirst')} || ${fewDays('endAt', 'limitToLast')})`,
    ...ONE_BY_ONE,
  },
  months: ONE_BY_ONE,
  changes: {
    '.read': `query.orderByKey && query.startAt != null && query.limitToLast <= ${MAX_CHANGES}`,
  },
};

/** The read rules of each data path. */
type Readable = Readonly<Record<DataPathName, Rules>>;

export const READABLE: Readable = {
  hearingCalendar: CALENDAR,
  hearingCalendarEntries: ONE_BY_ONE,
  hearingCalendarAttorneys: PEOPLE,
  hearingCalendarDebtors: PEOPLE,
  hearingCalendarCaseNumbers: ONE_BY_ONE,
  hrgCalCsNumEasySrch: hits(HIT_START),
  '341hearingCalendar': CALENDAR,
  '341hearingCalendarEntries': ONE_BY_ONE,
  '341hearingCalendarAttorneys': PEOPLE,
  '341hearingCalendarDebtors': PEOPLE,
  '341hearingCalendarCaseNumbers': ONE_BY_ONE,
  lastUpdated: WHOLE,
  offices: WHOLE,
  judges: WHOLE,
  trustees: WHOLE,
  sample: WHOLE,
  publisher: HIDDEN,
};

/**
 * Security rules in Firebase's format, for a court with its own `names` of paths. Nobody is given `.write`: the publisher
 * writes with a service account or with the owner's token of its machine, and rules apply to neither.
 */
export function rulesFor(readable: Readable, names?: PathNames): Rules {
  const paths = Object.keys(readable) as DataPathName[];
  return {
    '.read': false,
    '.write': false,
    ...Object.fromEntries(paths.map((name) => [courtPath(dataPath(name), names), readable[name]])),
  };
}

const COURTS = new URL('../../courts/', import.meta.url);

/** What the courts of court-data/courts call the paths that a court may name. */
export function namesOfCourts(): PathNames[] {
  return readdirSync(COURTS)
    .filter((file) => /^[a-z0-9]+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(new URL(file, COURTS), 'utf8')).paths as PathNames);
}

/** The text of `database.rules.json`, which serves databases of courts with any of these `names`. */
export function rulesFile(names: readonly PathNames[] = namesOfCourts()): string {
  const rules = Object.assign({}, ...names.map((own) => rulesFor(READABLE, own)));
  return `${JSON.stringify({ rules }, null, 2)}\n`;
}
