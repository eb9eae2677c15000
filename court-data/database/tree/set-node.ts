import { DataNode, type Priority, type StoredNode, unpacked } from './data-node';
import type { Path } from './database-path';
import { pack } from './pack-node';

type Change = (kept: StoredNode | null) => StoredNode | null;

/** Sets the node at the path (null removes it) and returns the new root. Removes branches that become empty. */
export function setNode(root: DataNode | null, path: Path, kept: StoredNode | null): DataNode | null {
  if (path.length === 0) return kept === null ? null : unpacked(kept);
  return changed(root, path, () => kept);
}

/** A path without data has no priority. */
export function setPriority(root: DataNode | null, path: Path, priority: Priority): DataNode | null {
  if (path.length > 0) return changed(root, path, (kept) => kept && withPriority(kept, priority));
  return root?.withPriority(priority) ?? null;
}

function withPriority(kept: StoredNode, priority: Priority): StoredNode {
  const node = unpacked(kept).withPriority(priority);
  return typeof kept === 'string' ? pack(node) : node;
}

function changed(root: DataNode | null, path: Path, change: Change): DataNode | null {
  const kept = changeBelow(root, path, 0, change, (node) => node);
  return kept === null ? null : unpacked(kept);
}

/** A leaf stays a leaf unless a write adds a child. */
function changeBelow(
  kept: StoredNode | null,
  path: Path,
  depth: number,
  change: Change,
  store = pack,
): StoredNode | null {
  const node = kept === null ? new DataNode() : unpacked(kept);
  const key = path[depth] as string;
  const before = node.kept(key);
  const after = depth === path.length - 1 ? change(before) : changeBelow(before, path, depth + 1, change);
  node.hash = null;
  if (after === null) node.deleteChild(key);
  else if (after !== before) node.setChild(before === null ? copyOf(key) : key, after);
  if (node.size === 0) return node.value === null ? null : kept;
  node.value = null;
  return node === kept ? node : store(node);
}

/** Copies a key. A slice of a longer string would keep the whole string in memory. */
function copyOf(key: string): string {
  return Buffer.from(key).toString();
}
