import type { DataNode, Leaf } from './data-node';
import { type Path, parsePath } from './database-path';
import { isJsonObject } from './json-object';
import { MAX_NAME, MIN_NAME } from './name-compare';
import { RequestError } from './request-error';

/** The sort key of children: their key, value, priority, or the data at a path below them. */
export type Index = '.key' | '.value' | '.priority' | Path;
/** `name` breaks ties between equal values. */
export type Bound = { readonly value: Leaf | null; readonly name: string; readonly inclusive: boolean };
export type Query = {
  readonly index: Index;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly limit: number | null;
  /** Whether the limit counts from the first child or from the last. */
  readonly from: 'first' | 'last';
};

/** Whether the result contains every child, so that the query equals a plain read. */
export function selectsAll(query: Query): boolean {
  return !query.start && !query.end && query.limit === null;
}

/** Null for a plain read. Throws a RequestError if the query is invalid. */
export function parseWireQuery(json: unknown): Query | null {
  if (json === undefined || json === null) return null;
  if (!isJsonObject(json) || !Object.entries(json).every(([name, value]) => isPart(name, value)))
    throw new RequestError('invalid_query', 'Invalid query');
  const index = parseIndex(json.i ?? '.priority');
  const start = 'sp' in json ? bound(index, json.sp, json.sn ?? MIN_NAME, json.sin !== false) : null;
  const end = 'ep' in json ? bound(index, json.ep, json.en ?? MAX_NAME, json.ein !== false) : null;
  const from = json.vf === 'l' || (json.vf === undefined && start) ? 'first' : 'last';
  const query: Query = { index, start, end, limit: 'l' in json ? parseLimit(json.l) : null, from };
  return selectsAll(query) ? null : query;
}

/** The query parameters that an SDK can send. Their values are checked where they are used. */
const PARTS: readonly string[] = ['i', 'sp', 'sn', 'sin', 'ep', 'en', 'ein', 'l', 'vf'];

function isPart(name: string, value: unknown): boolean {
  return PARTS.includes(name) && (value === null || isLeaf(value));
}

export function parseIndex(text: unknown): Index {
  if (text === '.key' || text === '.value' || text === '.priority') return text;
  if (typeof text !== 'string') throw new RequestError('invalid_query', 'Invalid query: unknown index');
  const path = parsePath(text);
  if (path.length === 0) throw new RequestError('invalid_query', 'Invalid query: empty index');
  return path;
}

export function bound(index: Index, value: unknown, name: unknown, inclusive: boolean): Bound {
  if (typeof name !== 'string')
    throw new RequestError('invalid_query', 'Invalid query: a key must be a string');
  if (index === '.key') {
    if (typeof value !== 'string') {
      throw new RequestError('invalid_query', 'Invalid query: when ordering by key, bounds must be strings');
    }
    return { value: null, name: value, inclusive };
  }
  if (value !== null && !isLeaf(value))
    throw new RequestError('invalid_query', 'Invalid query: bounds must be values');
  return { value, name, inclusive };
}

export function parseLimit(limit: unknown): number {
  if (typeof limit === 'number' && Number.isInteger(limit) && limit > 0) return limit;
  throw new RequestError('invalid_query', 'Invalid query: limits must be positive integers');
}

function isLeaf(value: unknown): value is Leaf {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

/** The sort key of a child. Not for `.key`. */
export function indexed(index: Index, child: DataNode): DataNode | Leaf | null {
  if (index === '.priority') return child.priority;
  if (typeof index === 'string') return child;
  return child.at(index);
}
