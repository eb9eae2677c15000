import { vi } from 'vitest';
import { hostileRecords, unchecked } from './hostile-records';
import { STRUCTURES, TEXTS } from './hostile-values';

type Tree = { [key: string]: unknown };

/** The number of hostile records of each day, person and case. */
export const COUNT = 150;
export const DAY = '2026-11-23';
export const MEETING_DAY = '2026-11-24';
export const idsOf = (start: 'h' | 'm') => Array.from({ length: COUNT }, (_, at) => `${start}${at}`);

/** The value as a database returns it: without the parts that JSON omits. */
const stored = (value: unknown): Tree => JSON.parse(JSON.stringify(value));
const byKey = <T>(items: readonly T[], keyOf: (at: number) => string) =>
  stored(Object.fromEntries(items.map((item, at) => [keyOf(at), item])));
const anyOf = (at: number) => [...TEXTS, ...STRUCTURES][at % (TEXTS.length + STRUCTURES.length)];

/** An object with a different odd value in each of `fields`. */
const odd = (at: number, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field, n) => [field, anyOf(at + n * 7)]));

/** A calendar of unchecked records, with keys that no publisher writes. */
function calendar(seed: string, start: 'h' | 'm', date: string) {
  const hostile = hostileRecords(seed, COUNT).map(unchecked);
  const rows = hostile.map(({ row }) => row);
  const facet = '__proto__~constructor~_~bk~7~scheduled~N';
  const counts = { [facet]: 1e308, 'j-a~_~_~bk~7~scheduled~N': 3, '': -1, zz: 'x' };
  return {
    entries: byKey(
      hostile.map(({ entry }) => entry),
      (at) => `${start}${at}`,
    ),
    rows,
    calendar: {
      days: {
        [date]: byKey(rows, (at) => `0930~${start}${at}`),
        'no day': { '0930~x': {} },
        '2026-99-99': {},
      },
      months: { '2026-11': { [`d${date.slice(8)}`]: counts, d99: counts, zz: 'x' } },
      changes: byKey(
        rows.map((row, at) => ({ ...stored(row), at: anyOf(at), what: 'changed', d: anyOf(at) })),
        (at) => `179545680000${at % 10}~%zz${at}`,
      ),
    },
  };
}

/** The database of a court in which a careless tool wrote every record. */
export function hostileCourt(seed: string): Tree {
  const hearings = calendar(seed, 'h', DAY);
  const meetings = calendar(`${seed} 341`, 'm', MEETING_DAY);
  const dated = (at: number) => `2026-12-0${1 + (at % 9)}~0930~h${at}`;
  const withPerson = hearings.rows.map((row, at) => ({
    ...stored(row),
    w: { n: 'Ann Alder', ...odd(at, ['a', 'f', 'r', 'b']) },
    lead: anyOf(at),
  }));
  const hits = hearings.rows.map((_, at) => ({
    n: `Ann Alder ${at}`,
    ...odd(at, ['k', 'f', 'c', 't', 'u', 'm']),
  }));
  const reference = [
    'timeZone',
    'address',
    'phone',
    'lat',
    'lng',
    'courtrooms',
    'counties',
    'deputy',
    'procedures',
  ];
  const named = hearings.rows.map((_, at) => ({ name: 'Named', ...odd(at, reference) }));
  return {
    hearingCalendar11: hearings.calendar,
    hearingCalendarEntries11: hearings.entries,
    '341hearingCalendar11': meetings.calendar,
    '341hearingCalendarEntries11': meetings.entries,
    hearingCalendarAttorneys11: {
      names: byKey(hits, (at) => `ann alder ${at}~%zz${at}`),
      hearings: { p1: byKey(withPerson, dated) },
    },
    hearingCalendarCaseNumbers11: {
      c1: { ...odd(3, ['number', 'title', 'chapter', 'type', 'office']), hearings: byKey(withPerson, dated) },
    },
    hrgCalCsNumEasySrch11: byKey(hits, (at) => `c26500${at}~c${at}`),
    offices11: byKey(named, (at) => `o${at}`),
    judges11: byKey(named, (at) => `j${at}`),
    trustees11: byKey(named, (at) => `t${at}`),
    lastUpdated11: { hearings: 1e308, meetings: -1e308, version: 1e308, checkedAt: 1e308 },
  };
}

function someOf(json: unknown, query: URLSearchParams): unknown {
  if (!query.has('orderBy') || typeof json !== 'object' || json === null) return json;
  const asked = (name: string) => JSON.parse(query.get(name) ?? 'null') as string | number | null;
  const [from, after] = [asked('startAt') ?? '', asked('startAfter')];
  const [to, before] = [asked('endAt') ?? '\uffff', asked('endBefore') ?? '\uffff'];
  const keys = Object.keys(json)
    .filter((key) => key >= from && (after === null || key > after) && key <= to && key < before)
    .sort();
  const last = asked('limitToLast');
  const some =
    last === null ? keys.slice(0, Number(asked('limitToFirst') ?? keys.length)) : keys.slice(-Number(last));
  return Object.fromEntries(some.map((key) => [key, (json as Tree)[key]]));
}

/** Answers every HTTP read from `tree`. */
export function serve(tree: Tree): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    const names = pathname
      .slice(1)
      .replace(/\.json$/, '')
      .split('/')
      .map(decodeURIComponent);
    const found = names.reduce<unknown>((at, name) => (at as Tree | undefined)?.[name], tree);
    return new Response(JSON.stringify(someOf(found, searchParams) ?? null));
  });
}
