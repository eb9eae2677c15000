import { isDay } from '../court/court-days';
import { siteKey } from '../court/site-key';
import { addressPart } from '../parsing/json-fields';

/** How a read over HTTP names some of a path's children, by their keys in their order. */
export type KeyQuery = {
  startAt?: string;
  endAt?: string;
  endBefore?: string;
  limitToFirst?: number;
  limitToLast?: number;
};

const DAY_MS = 86_400_000;

/**
 * `range` as the database's rules let readers have it: days only with a limit, which is their number, both ends included. Any
 * other range stays as it is.
 */
export function limitedRange(range: { startAt: string; endAt: string }): KeyQuery {
  const { startAt, endAt } = range;
  if (!isDay(startAt) || !isDay(endAt)) return range;
  const days = (Date.parse(endAt) - Date.parse(startAt)) / DAY_MS + 1;
  return { startAt, endAt, limitToFirst: Math.max(1, days) };
}

/**
 * Address at which the database answers for `path` over HTTP. `databaseURL` is `http(s)://host[:port][?ns=name]`.
 * The composed page's boot script asks for the same address, letter by letter.
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
 * Name of the IndexedDB database in which a browser keeps what was read of all courts: version 1, one store, `paths`, by
 * `restUrl` of each path `{ json, at }`, `at` in epoch ms; and of what stands in localStorage while there is any. Releases of
 * other days read it too: another shape is another version.
 */
export const PATH_MEMORY = /* @__PURE__ */ siteKey('court-memory');

/** Every data path ends with this suffix (specification §3). */
export const PATH_SUFFIX = '11';

/** Regular hearings or section-341 creditor meetings. */
export type CalendarKind = 'hearings' | 'meetings';

/** The names of the data's paths, without their suffix. */
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

/** Those whose names the specification does not show: a court may have others for them. */
export const HIDDEN_PATHS = [
  '341hearingCalendarEntries',
  '341hearingCalendarAttorneys',
  '341hearingCalendarDebtors',
  '341hearingCalendarCaseNumbers',
] as const satisfies readonly DataPathName[];
export type HiddenPath = (typeof HIDDEN_PATHS)[number];

/** A court's own names of hidden paths, without the suffix; a name that is absent is ours. */
export type PathNames = { readonly [Name in HiddenPath]?: string | undefined };

/** `path`, as this file makes it, with the court's own name where its first part is a hidden one. */
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

/** Root of a kind's calendar: holds `days`, `months` and `changes`. */
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

/** `names`, `similar` and `hearings` of attorneys or debtors; under `meetings` only those with a 341 meeting. */
export function peoplePath(kind: CalendarKind, people: People): string {
  return dataPath(`${CALENDARS[kind]}${people}`);
}

/** A person's dated rows, hearings and 341 meetings together; under `meetings` only the meetings. `id` is a key. */
export function personRowsPath(kind: CalendarKind, people: People, id: string): string {
  return `${peoplePath(kind, people)}/hearings/${id}`;
}

/** Cases by case key; under `meetings` only those with a 341 meeting, and only their meetings. */
export function casesPath(kind: CalendarKind): string {
  return dataPath(`${CALENDARS[kind]}CaseNumbers`);
}

/** What people type of a case's number → the case, by hit key; of both kinds. */
export function easySearchPath(): string {
  return dataPath('hrgCalCsNumEasySrch');
}

/** What changed, by `<epoch ms>~<id>`, for 30 days. */
export function changesPath(kind: CalendarKind): string {
  return `${calendarPath(kind)}/changes`;
}
