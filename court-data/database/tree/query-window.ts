import type { DataNode, Leaf } from './data-node';
import { nameCompare } from './name-compare';
import { compareLeaves, compareNodes, compareNodeToLeaf } from './node-order';
import { type Bound, indexed, type Query } from './query';
import type { Edge } from './sorted-map';

type Value = DataNode | Leaf | null;

function compareValues(a: Value, b: Value): number {
  if (typeof b === 'object' && b !== null)
    return typeof a === 'object' || a === null ? compareNodes(a, b) : -1;
  return typeof a === 'object' && a !== null ? compareNodeToLeaf(a, b) : compareLeaves(a, b);
}

/** Whether a child lies between the query's bounds. Ignores the limit. */
export function isInRange(query: Query, key: string, child: DataNode): boolean {
  const value = query.index === '.key' ? null : indexed(query.index, child);
  return !isOutside(query.start, value, key, 1) && !isOutside(query.end, value, key, -1);
}

function isOutside(limit: Bound | null, value: Value, key: string, direction: 1 | -1): boolean {
  if (!limit) return false;
  const order = direction * (compareValues(value, limit.value) || nameCompare(key, limit.name));
  return order < 0 || (order === 0 && !limit.inclusive);
}

/** The keys of the children that a query selects, in the query's order. */
export function selectKeys(node: DataNode | null, query: Query): readonly string[] {
  if (!node || node.value !== null) return [];
  if (query.index === '.key') return keyRange(node, query);
  if (query.index === '.priority' && !node.hasPriorities) return keyRangeOfNoPriority(node, query);
  const keys = valueRange(node, query);
  if (query.limit === null || keys.length <= query.limit) return keys;
  return query.from === 'first' ? keys.slice(0, query.limit) : keys.slice(-query.limit);
}

/** The cost depends on the size of the result only. */
function keyRange(node: DataNode, { start, end, limit, from }: Query): readonly string[] {
  const isBackwards = limit !== null && from === 'last';
  const [edge, keys] = isBackwards ? [start, node.keysBackFrom(end)] : [end, node.keysFrom(start)];
  const found: string[] = [];
  for (const key of keys) {
    if (edge && isPast(key, edge, isBackwards ? -1 : 1)) break;
    found.push(key);
    if (found.length === limit) break;
  }
  return isBackwards ? found.reverse() : found;
}

function isPast(key: string, edge: Edge, direction: 1 | -1): boolean {
  const order = direction * nameCompare(key, edge.name);
  return order > 0 || (order === 0 && !edge.inclusive);
}

/** Children without priority come before all others, in key order. */
function keyRangeOfNoPriority(node: DataNode, query: Query): readonly string[] {
  if (query.start && query.start.value !== null) return [];
  return keyRange(node, { ...query, end: query.end?.value === null ? query.end : null });
}

function valueRange(node: DataNode, query: Query): readonly string[] {
  const found: { key: string; value: Value }[] = [];
  for (const key of node.keys()) {
    const child = node.child(key);
    if (child && isInRange(query, key, child)) found.push({ key, value: indexed(query.index, child) });
  }
  found.sort((a, b) => compareValues(a.value, b.value) || nameCompare(a.key, b.key));
  return found.map(({ key }) => key);
}
