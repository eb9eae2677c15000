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

/** A client's read. `orderBy` is `$key` (default), `$value`, `$priority` or a child. */
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

/** The path and query string of a REST request. */
export function restAddress(read: PublicRead): string {
  const { path, orderBy = '$key', ...keys } = read;
  if (isPlain(read)) return `${path}.json`;
  const parameters = Object.entries({ orderBy, ...keys }).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return `${path}.json?${parameters.join('&')}`;
}

/** The same read as an SDK query. */
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
