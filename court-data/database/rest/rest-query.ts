import { MAX_NAME, MIN_NAME } from '../tree/name-compare';
import { type Bound, bound, type Index, parseIndex, parseLimit, type Query, selectsAll } from '../tree/query';
import { RequestError } from '../tree/request-error';

const BOUNDS = ['startAt', 'startAfter', 'endAt', 'endBefore', 'equalTo'] as const;
const SPECIAL = new Map<unknown, Index>([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
]);

/** Null for a plain read. Every bound is JSON; a comma and a key may follow it. */
export function parseRestQuery(params: URLSearchParams): Query | null {
  const asked = [...BOUNDS, 'limitToFirst', 'limitToLast'].filter((name) => params.has(name));
  const orderBy = params.get('orderBy');
  if (orderBy === null) {
    if (asked.length > 0) throw invalid('orderBy must be defined when other query parameters are defined');
    return null;
  }
  if (params.get('shallow') === 'true')
    throw invalid('Mixing "shallow" and querying parameters is not supported');
  const named = parseJson(orderBy, 'orderBy');
  const index = SPECIAL.get(named) ?? parseIndex(named);
  const equal = parseBound(params, 'equalTo', index, MIN_NAME, true);
  const start =
    parseBound(params, 'startAt', index, MIN_NAME, true) ??
    parseBound(params, 'startAfter', index, MAX_NAME, false);
  const end =
    parseBound(params, 'endAt', index, MAX_NAME, true) ??
    parseBound(params, 'endBefore', index, MIN_NAME, false);
  if (equal && (start || end)) throw invalid('equalTo cannot be specified in addition to startAt or endAt');
  const first = params.get('limitToFirst');
  const last = params.get('limitToLast');
  if (first !== null && last !== null)
    throw invalid('Only one of limitToFirst and limitToLast may be specified');
  const limit = first ?? last;
  const query: Query = {
    index,
    start: equal ?? start,
    end: parseBound(params, 'equalTo', index, MAX_NAME, true) ?? end,
    limit: limit === null ? null : parseLimit(parseJson(limit, 'limit')),
    from: last === null ? 'first' : 'last',
  };
  return selectsAll(query) ? null : query;
}

function parseBound(
  params: URLSearchParams,
  name: (typeof BOUNDS)[number],
  index: Index,
  key: string,
  inclusive: boolean,
): Bound | null {
  const text = params.get(name);
  if (text === null) return null;
  const parsed = parseJson(`[${text}]`, name);
  if (!Array.isArray(parsed) || parsed.length < 1 || parsed.length > 2)
    throw invalid(`${name} must be a JSON value`);
  return bound(index, parsed[0], parsed[1] ?? key, inclusive);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(`${name} must be valid JSON`);
  }
}

function invalid(message: string): RequestError {
  return new RequestError('invalid_query', message);
}
