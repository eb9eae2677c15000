import { DataNode, type Priority } from './data-node';
import type { Path } from './database-path';

/** Puts `node` (null: nothing) at the path and returns the new root; branches left empty disappear. */
export function setNode(root: DataNode | null, path: Path, node: DataNode | null): DataNode | null {
  const [last] = path.slice(-1);
  if (last === undefined) return node;
  if (node === null && !root?.at(path)) return root;
  const top = root ?? new DataNode();
  const trail = [top];
  for (const key of path.slice(0, -1)) trail.push(descend(trail.at(-1) as DataNode, key));
  for (const passed of trail) passed.hash = null;
  const parent = trail.at(-1) as DataNode;
  parent.value = null;
  if (node) parent.setChild(last, node);
  else removeUpwards(trail, path);
  return top.size === 0 ? null : top;
}

/** A place without data keeps no priority. */
export function setPriority(root: DataNode | null, path: Path, priority: Priority): void {
  const node = root?.at(path);
  if (!node || !root) return;
  node.priority = priority;
  for (let length = 0; length <= path.length; length += 1) {
    const passed = root.at(path.slice(0, length));
    if (passed) passed.hash = null;
  }
}

function descend(parent: DataNode, key: string): DataNode {
  const existing = parent.child(key);
  if (existing) return existing;
  const created = new DataNode();
  parent.value = null;
  parent.setChild(key, created);
  return created;
}

function removeUpwards(trail: readonly DataNode[], path: Path): void {
  for (let depth = trail.length - 1; depth >= 0; depth -= 1) {
    const node = trail[depth] as DataNode;
    node.deleteChild(path[depth] as string);
    if (node.size > 0) return;
  }
}
