import { readdirSync, readFileSync } from 'node:fs';
import { courtPath, type DataPathName, dataPath, HIT_START, type PathNames } from '@court/domain';
import type { Rules } from './rules';

/** Limits of one read: index hits, days and changes. Screens ask for as many or fewer. */
const MAX_HITS = 100;
const MAX_DAYS = 14;
const MAX_CHANGES = 200;

const WHOLE: Rules = { '.read': true };
const HIDDEN: Rules = { '.read': false };
/** Allows reads of a single child by its key. Allows neither all children nor a range. */
const ONE_BY_ONE: Rules = { $id: { '.read': true } };

/** Allows a limited range of hits that starts at a key with two letters. `pattern` matches the allowed start keys. */
const hits = (pattern: RegExp): Rules => ({
  '.read': `query.orderByKey && query.startAt.matches(${pattern}) && query.limitToFirst <= ${MAX_HITS}`,
});

/** Keys of `similar` begin with `p` or `s`. That first letter is not part of the name. */
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
 * Security rules in Firebase's format, for a court with its own path `names`. The rules grant `.write` to no one. The
 * publisher writes with a service account or with its machine's owner token. Rules apply to neither.
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

/** The names that the courts of court-data/courts give to their data paths. */
export function namesOfCourts(): PathNames[] {
  return readdirSync(COURTS)
    .filter((file) => /^[a-z0-9]+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(new URL(file, COURTS), 'utf8')).paths as PathNames);
}

/** The text of `database.rules.json`. It allows reads for courts with any of these path `names`. */
export function rulesFile(names: readonly PathNames[] = namesOfCourts()): string {
  const rules = Object.assign({}, ...names.map((own) => rulesFor(READABLE, own)));
  return `${JSON.stringify({ rules }, null, 2)}\n`;
}
