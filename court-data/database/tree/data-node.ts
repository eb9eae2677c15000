import type { Path } from './database-path';
import { type Edge, SortedMap } from './sorted-map';

export type Leaf = string | number | boolean;
export type Priority = string | number | null;

/**
 * A node as its parent stores it. A leaf or a small branch is JSON text (wire format, `.priority` first), which takes a
 * tenth of the memory and can be sent unchanged. A large branch is a DataNode.
 */
export type StoredNode = DataNode | string;

/** One node of the tree. A leaf has `value`; a branch has at least one child. A path without data has no node. */
export class DataNode {
  value: Leaf | null = null;
  priority: Priority = null;
  /** Cached hash. Null before the first use, and after any change at or below this node. */
  hash: string | null = null;
  private children: SortedMap<StoredNode> | null = null;
  private prioritized = 0;

  static leaf(value: Leaf, priority: Priority = null): DataNode {
    const node = new DataNode();
    node.value = value;
    node.priority = priority;
    return node;
  }

  get size(): number {
    return this.children?.size ?? 0;
  }

  /** False if no child has a priority. Children are then in key order. */
  get hasPriorities(): boolean {
    return this.prioritized > 0;
  }

  /** Children in key order. `keys` and `keysFrom` use the same order. */
  entries(): Iterable<readonly [string, StoredNode]> {
    return this.children?.entries() ?? [];
  }

  keys(): Iterable<string> {
    return this.keysFrom(null);
  }

  keysFrom(start: Edge | null): Iterable<string> {
    return this.children?.ascending(start) ?? [];
  }

  keysBackFrom(end: Edge | null): Iterable<string> {
    return this.children?.descending(end) ?? [];
  }

  kept(key: string): StoredNode | null {
    return this.children?.get(key) ?? null;
  }

  keptAt(path: Path): StoredNode | null {
    let kept: StoredNode | null = this;
    for (const key of path) {
      kept = unpacked(kept).kept(key);
      if (kept === null) return null;
    }
    return kept;
  }

  /** Read-only. A leaf or a small branch is a copy, so a change to it is lost. */
  child(key: string): DataNode | null {
    const kept = this.kept(key);
    return kept === null ? null : unpacked(kept);
  }

  at(path: Path): DataNode | null {
    const kept = this.keptAt(path);
    return kept === null ? null : unpacked(kept);
  }

  childPriority(key: string): Priority {
    const kept = this.kept(key);
    return kept !== null && hasPriority(kept) ? unpacked(kept).priority : null;
  }

  setChild(key: string, child: StoredNode): void {
    this.children ??= new SortedMap();
    this.countPriority(key, -1);
    this.children.set(key, child);
    if (hasPriority(child)) this.prioritized += 1;
  }

  deleteChild(key: string): void {
    this.countPriority(key, -1);
    this.children?.delete(key);
  }

  /** A copy that shares its children. */
  withPriority(priority: Priority): DataNode {
    const node = new DataNode();
    node.value = this.value;
    node.priority = priority;
    node.children = this.children;
    node.prioritized = this.prioritized;
    return node;
  }

  private countPriority(key: string, step: number): void {
    if (this.prioritized === 0) return;
    const kept = this.kept(key);
    if (kept !== null && hasPriority(kept)) this.prioritized += step;
  }
}

function hasPriority(kept: StoredNode): boolean {
  return typeof kept === 'string' ? kept.startsWith('{".priority":') : kept.priority !== null;
}

export function unpacked(kept: StoredNode): DataNode {
  if (typeof kept !== 'string') return kept;
  const json = JSON.parse(kept) as WireJson;
  if (typeof json !== 'object') return DataNode.leaf(json);
  const textOf = kept.includes('".priority":') ? withPriorityFirst : JSON.stringify;
  const node = new DataNode();
  for (const key of Object.keys(json)) {
    const value = json[key] as WireJson;
    if (key === '.priority') node.priority = value as Priority;
    else if (key === '.value') node.value = value as Leaf;
    else node.setChild(key, textOf(value));
  }
  return node;
}

type WireJson = Leaf | { readonly [key: string]: WireJson };

/** Writes `.priority` first: JSON.parse moves keys that are array indices before it. */
function withPriorityFirst(json: WireJson): string {
  if (typeof json !== 'object') return JSON.stringify(json);
  const part = (key: string) => `${JSON.stringify(key)}:${withPriorityFirst(json[key] as WireJson)}`;
  const isPriority = (key: string) => key === '.priority';
  const keys = Object.keys(json);
  return `{${[...keys.filter(isPriority), ...keys.filter((key) => !isPriority(key))].map(part).join(',')}}`;
}
