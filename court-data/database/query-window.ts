import type { DataNode, Leaf } from './data-node';
import { countBefore, nameCompare } from './name-compare';
import { compareLeaves, compareNodes, compareNodeToLeaf } from './node-order';
import { type Bound, indexed, type Query } from './query';

type Value = DataNode | Leaf | null;

function compareValues(a: Value, b: Value): number {
  if (typeof b === 'object' && b !== null)
    return typeof a === 'object' || a === null ? compareNodes(a, b) : -1;
  return typeof a === 'object' && a !== null ? compareNodeToLeaf(a, b) : compareLeaves(a, b);
}

/** Whether a child lies between the query's bounds; says nothing of its limit. */
export function isInRange(query: Query, key: string, child: DataNode): boolean {
  const value = query.index === '.key' ? null : indexed(query.index, child);
  return !isOutside(query.start, value, key, 1) && !isOutside(query.end, value, key, -1);
}

function isOutside(limit: Bound | null, value: Value, key: string, direction: 1 | -1): boolean {
  if (!limit) return false;
  const order = direction * (compareValues(value, limit.value) || nameCompare(key, limit.name));
  return order < 0 || (order === 0 && !limit.inclusive);
}

/** The keys a query selects among the children of its place, in the query's order. */
export function selectKeys(node: DataNode | null, query: Query): readonly string[] {
  if (!node || node.value !== null) return [];
  const keys = query.index === '.key' ? keyRange(node.keys(), query) : valueRange(node, query);
  if (query.limit === null || keys.length <= query.limit) return keys;
  return query.from === 'first' ? keys.slice(0, query.limit) : keys.slice(-query.limit);
}

function keyRange(keys: readonly string[], { start, end, limit, from }: Query): readonly string[] {
  let first = start ? countBefore(keys, start.name, !start.inclusive) : 0;
  let last = end ? countBefore(keys, end.name, end.inclusive) : keys.length;
  if (limit !== null && from === 'first') last = Math.min(last, first + limit);
  if (limit !== null && from === 'last') first = Math.max(first, last - limit);
  return keys.slice(first, Math.max(first, last));
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
