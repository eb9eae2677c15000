import {
  type Database,
  endAt,
  limitToFirst,
  limitToLast,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  type QueryConstraint,
  query,
  ref,
  startAfter,
  startAt,
} from 'firebase/database';

/** A read as a client asks it. `orderBy` is `$key`, `$value`, `$priority` or a child; by key unless it is said. */
export type PublicRead = {
  readonly path: string;
  readonly orderBy?: string;
  readonly startAt?: string;
  readonly startAfter?: string;
  readonly endAt?: string;
  readonly limitToFirst?: number;
  readonly limitToLast?: number;
};

const ORDERS: Record<string, () => QueryConstraint> = {
  $key: orderByKey,
  $value: orderByValue,
  $priority: orderByPriority,
};

const isPlain = (read: PublicRead) => Object.keys(read).length === 1;

/** The path and the query of a REST request. */
export function restAddress(read: PublicRead): string {
  const { path, orderBy = '$key', ...keys } = read;
  if (isPlain(read)) return `${path}.json`;
  const parameters = Object.entries({ orderBy, ...keys }).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return `${path}.json?${parameters.join('&')}`;
}

/** The same as the SDK asks it. */
export function sdkQuery(database: Database, read: PublicRead) {
  const place = ref(database, read.path || undefined);
  if (isPlain(read)) return place;
  const { orderBy = '$key', ...keys } = read;
  const constraints = [
    ORDERS[orderBy]?.() ?? orderByChild(orderBy),
    ...(keys.startAt === undefined ? [] : [startAt(keys.startAt)]),
    ...(keys.startAfter === undefined ? [] : [startAfter(keys.startAfter)]),
    ...(keys.endAt === undefined ? [] : [endAt(keys.endAt)]),
    ...(keys.limitToFirst === undefined ? [] : [limitToFirst(keys.limitToFirst)]),
    ...(keys.limitToLast === undefined ? [] : [limitToLast(keys.limitToLast)]),
  ];
  return query(place, ...constraints);
}
