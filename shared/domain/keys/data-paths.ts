import { addressPart } from '../parsing/json-fields';
import { isDay } from '../time/court-days';
import { siteKey } from './site-key';

/** Query of a read over HTTP for some of a path's children, by key order. */
export type KeyQuery = {
  startAt?: string;
  endAt?: string;
  endBefore?: string;
  limitToFirst?: number;
  limitToLast?: number;
};

const DAY_MS = 86_400_000;

/**
 * Adds the limit that the database's rules require for a range of days: its number of days, both ends included. Any
 * other range stays unchanged.
 */
export function limitedRange(range: { startAt: string; endAt: string }): KeyQuery {
  const { startAt, endAt } = range;
  if (!isDay(startAt) || !isDay(endAt)) return range;
  const days = (Date.parse(endAt) - Date.parse(startAt)) / DAY_MS + 1;
  return { startAt, endAt, limitToFirst: Math.max(1, days) };
}

/**
 * URL of `path` in the database's REST API. `databaseURL` is `http(s)://host[:port][?ns=name]`. The composed page's
 * boot script requests exactly the same URL.
 */
export function restUrl(databaseURL: string, path: string, keys?: KeyQuery): string {
  const { origin, searchParams } = new URL(databaseURL);
  const namespace = searchParams.get('ns');
  const segments = path.split('/').map(addressPart).join('/');
  const url = `${origin}/${segments}.json`;
  const parameters = namespace ? [['ns', namespace]] : [];
  if (keys)
    for (const part of Object.entries({ orderBy: '$key', ...keys }))
      parameters.push([part[0], JSON.stringify(part[1])]);
  const query = parameters.map(([name = '', value = '']) => `${name}=${addressPart(value)}`);
  return query.length > 0 ? `${url}?${query.join('&')}` : url;
}

/**
 * Name of the IndexedDB database that caches the values read from all courts. Version 1, with one store `paths`. It
 * maps the `restUrl` of each path to `{ json, at }`, `at` in epoch ms. The same name is the localStorage key of the
 * marker, which exists while the cache has values. Older and newer releases use it too: a change of its format needs a
 * new version.
 */
export const PATH_MEMORY = /* @__PURE__ */ siteKey('court-memory');

/** Every data path ends with this suffix (specification §3). */
export const PATH_SUFFIX = '11';

/** Regular hearings or section-341 creditor meetings. */
export type CalendarKind = 'hearings' | 'meetings';

/** The names of the data's paths, without the suffix. */
export const DATA_PATHS = [
  'hearingCalendar',
  'hearingCalendarEntries',
  'hearingCalendarAttorneys',
  'hearingCalendarDebtors',
  'hearingCalendarCaseNumbers',
  'hrgCalCsNumEasySrch',
  '341hearingCalendar',
  '341hearingCalendarEntries',
  '341hearingCalendarAttorneys',
  '341hearingCalendarDebtors',
  '341hearingCalendarCaseNumbers',
  'lastUpdated',
  'offices',
  'judges',
  'trustees',
  'sample',
  'publisher',
] as const;
export type DataPathName = (typeof DATA_PATHS)[number];

/** Paths that the specification does not name. A court may use other names for them. */
export const HIDDEN_PATHS = [
  '341hearingCalendarEntries',
  '341hearingCalendarAttorneys',
  '341hearingCalendarDebtors',
  '341hearingCalendarCaseNumbers',
] as const satisfies readonly DataPathName[];
export type HiddenPath = (typeof HIDDEN_PATHS)[number];

/** A court's own names of hidden paths, without the suffix. An absent name is this app's default. */
export type PathNames = { readonly [Name in HiddenPath]?: string | undefined };

/** `path` with the court's own name if its first part is a hidden path. */
export function courtPath(path: string, names: PathNames | undefined): string {
  const [first = ''] = path.split('/', 1);
  const own = first.endsWith(PATH_SUFFIX) && names?.[first.slice(0, -PATH_SUFFIX.length) as HiddenPath];
  return own ? own + PATH_SUFFIX + path.slice(first.length) : path;
}

/** `dataPath('offices')` → `'offices11'`. */
export function dataPath(name: DataPathName): string {
  return `${name}${PATH_SUFFIX}`;
}

const CALENDARS = { hearings: 'hearingCalendar', meetings: '341hearingCalendar' } as const;

/** Root of a calendar, which contains `days`, `months` and `changes`. */
export function calendarPath(kind: CalendarKind): string {
  return dataPath(CALENDARS[kind]);
}

/** All docket rows, by day. */
export function daysPath(kind: CalendarKind): string {
  return `${calendarPath(kind)}/days`;
}

/** All docket rows of one day; `date` is YYYY-MM-DD, local to the court. */
export function dayPath(kind: CalendarKind, date: string): string {
  return `${daysPath(kind)}/${date}`;
}

/** Counts per day and facet of one month; `month` is YYYY-MM. */
export function monthPath(kind: CalendarKind, month: string): string {
  return `${calendarPath(kind)}/months/${month}`;
}

/** The whole records of a kind, by `entryKey(id)`. */
export function entriesPath(kind: CalendarKind): string {
  return dataPath(`${CALENDARS[kind]}Entries`);
}

export type People = 'Attorneys' | 'Debtors';

/** `names`, `similar` and `hearings` of attorneys or debtors. Under `meetings` only those with a 341 meeting. */
export function peoplePath(kind: CalendarKind, people: People): string {
  return dataPath(`${CALENDARS[kind]}${people}`);
}

/**
 * The rows of a person by date, hearings and 341 meetings together. Under `meetings` only the meetings. `id` is a key.
 */
export function personRowsPath(kind: CalendarKind, people: People, id: string): string {
  return `${peoplePath(kind, people)}/hearings/${id}`;
}

/** Cases by case key. Under `meetings` only those with a 341 meeting, and only their meetings. */
export function casesPath(kind: CalendarKind): string {
  return dataPath(`${CALENDARS[kind]}CaseNumbers`);
}

/** Search index of case numbers, by hit key; of both kinds. */
export function easySearchPath(): string {
  return dataPath('hrgCalCsNumEasySrch');
}

/** Changes by `<epoch ms>~<id>`, kept for 30 days. */
export function changesPath(kind: CalendarKind): string {
  return `${calendarPath(kind)}/changes`;
}
