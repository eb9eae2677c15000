import type { DataNode, Leaf } from './data-node';

function rank(value: Leaf | null): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  return typeof value === 'number' ? 2 : 3;
}

/** Orders null, false, true, numbers, strings. */
export function compareLeaves(a: Leaf | null, b: Leaf | null): number {
  const order = rank(a) - rank(b);
  if (order !== 0 || a === null || b === null || a === b) return order;
  return a < b ? -1 : 1;
}

/** Like compareLeaves. Branches come after every leaf and are equal to each other. */
export function compareNodeToLeaf(node: DataNode | null, leaf: Leaf | null): number {
  return node && node.value === null ? 1 : compareLeaves(node?.value ?? null, leaf);
}

export function compareNodes(a: DataNode | null, b: DataNode | null): number {
  if (b && b.value === null) return a && a.value === null ? 0 : -1;
  return compareNodeToLeaf(a, b?.value ?? null);
}

/**
 * The order in which the SDK hashes and lists children: by priority, then by key. `chosen` restricts the children and
 * is in key order.
 */
export function keysByPriority(node: DataNode, chosen?: readonly string[]): Iterable<string> {
  if (!node.hasPriorities) return chosen ?? node.keys();
  // The sort is stable, so keys of equal priority stay in key order.
  return [...(chosen ?? node.keys())].sort((a, b) =>
    compareLeaves(node.childPriority(a), node.childPriority(b)),
  );
}
