import {
  type DataPathName,
  dataPath,
  isMoment,
  isTimeZone,
  type Judge,
  type LastUpdated,
  listOf,
  type Office,
  objectOf,
  type Trustee,
  textOf,
  textsOf,
} from '@court/domain';
import { atom } from 'jotai';
import { courtAtom } from '../state/court-atom';
import { pathAtom } from './path-atom';
import type { Reading, ReadingStatus } from './reading';

const momentOf = (json: unknown) => (isMoment(json) ? json : undefined);

/** Times of the last publications. Null if the publisher has not written any yet. */
function lastUpdatedOf(json: unknown): LastUpdated | null {
  const at = objectOf(json);
  const checkedAt = momentOf(at?.checkedAt);
  if (!at || checkedAt === undefined) return null;
  const updated: LastUpdated = { checkedAt, version: typeof at.version === 'number' ? at.version : 0 };
  for (const kind of ['hearings', 'meetings', 'reference', 'withdrawn'] as const) {
    const changed = momentOf(at[kind]);
    if (changed !== undefined) updated[kind] = changed;
  }
  return updated;
}

/** When the court's data were last checked and changed, and the state of the connection. */
export type Freshness = Omit<Reading<unknown>, 'value'> & { updated: LastUpdated | null };

const jsonAtom = atom((get) => get(pathAtom(dataPath('lastUpdated'))).value);
const lastUpdatedAtom = atom((get) => lastUpdatedOf(get(jsonAtom)));

/** `lastUpdated11` of the chosen court. Every open screen subscribes to it. */
export const freshnessAtom = atom((get): Freshness => {
  const { status, asOf, polling } = get(pathAtom(dataPath('lastUpdated')));
  return { updated: get(lastUpdatedAtom), status, asOf, polling };
});

/** Offices, judges or trustees by their ids. */
export type Reference<T> = { byId: Readonly<Record<string, T>>; status: ReadingStatus };

/** Without a prototype, so that an id such as `constructor` or `__proto__` finds nothing. */
const byNoName = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

/** The field's value if it has the expected type, else undefined. A wrong type would crash the page that renders it. */
function fieldOf(name: string, json: unknown): unknown {
  if (name === 'address') return textsOf(json, ['street', 'city', 'state', 'zip']);
  // the caller that renders it checks its fields
  if (name === 'appear') return objectOf(json);
  if (name === 'courtrooms')
    return listOf(json).flatMap((room) => {
      const { name: called, from = '' } = textsOf(room, ['name', 'from']);
      return called ? [{ name: called, from }] : [];
    });
  if (name === 'counties') return listOf(json).filter((county) => typeof county === 'string');
  if (name === 'lat' || name === 'lng') return typeof json === 'number' ? json : undefined;
  return typeof json === 'boolean' ? json : textOf(json);
}

/**
 * Offices, judges or trustees from the database or the device's cache. Leaves out those without a name. An office with
 * an unknown time zone gets the zone ''.
 */
export function readReference<T>(json: unknown): Record<string, T> {
  const named = byNoName<T>();
  for (const [id, item] of Object.entries(objectOf(json) ?? {})) {
    const fields = Object.entries(objectOf(item) ?? {}).map(
      ([name, value]) => [name, fieldOf(name, value)] as const,
    );
    const object = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    const zone = textOf(object.timeZone) ?? '';
    if (typeof object.name === 'string')
      named[id] = { ...object, timeZone: isTimeZone(zone) ? zone : '' } as T;
  }
  return named;
}

/** `known`: records by id that the page has before the path is read. They also fill in for ids that the path lacks. */
function referenceAtom<T>(
  path: DataPathName,
  known = atom((): Readonly<Record<string, T>> | undefined => undefined),
) {
  const jsonAtom = atom((get) => get(pathAtom(dataPath(path))).value);
  // parsed when the JSON changes, not when the connection's state changes
  const namedAtom = atom((get) => Object.assign(byNoName<T>(), get(known), readReference<T>(get(jsonAtom))));
  return atom((get): Reference<T> => {
    const { status } = get(pathAtom(dataPath(path)));
    return { byId: get(namedAtom), status };
  });
}

/** `offices11` of the chosen court. Until it has been read, the offices in the page's configuration. */
export const officesAtom = referenceAtom<Office>(
  'offices',
  atom((get) => get(courtAtom)?.offices),
);
/** `judges11` of the chosen court. */
export const judgesAtom = referenceAtom<Judge>('judges');
/** `trustees11` of the chosen court. */
export const trusteesAtom = referenceAtom<Trustee>('trustees');
