import type { Path } from './database-path';
import { countBefore, nameCompare } from './name-compare';

export type Leaf = string | number | boolean;
export type Priority = string | number | null;

/** Past this many changes without a read the sorted keys are dropped: sorting again is then cheaper. */
const MAX_UNREAD_CHANGES = 256;

/** One place in the tree: a leaf has `value`, a branch has at least one child. An empty place has no node. */
export class DataNode {
  value: Leaf | null = null;
  priority: Priority = null;
  /** Null until asked for, and again after any change at or below this node. */
  hash: string | null = null;
  private children: Map<string, DataNode> | null = null;
  private sorted: string[] | null = null;
  private unread = 0;

  static leaf(value: Leaf, priority: Priority = null): DataNode {
    const node = new DataNode();
    node.value = value;
    node.priority = priority;
    return node;
  }

  get size(): number {
    return this.children?.size ?? 0;
  }

  /** In the order of keys. */
  keys(): readonly string[] {
    this.unread = 0;
    this.sorted ??= this.children ? [...this.children.keys()].sort(nameCompare) : [];
    return this.sorted;
  }

  child(key: string): DataNode | null {
    return this.children?.get(key) ?? null;
  }

  at(path: Path): DataNode | null {
    let node: DataNode | null = this;
    for (const key of path) {
      node = node.child(key);
      if (!node) return null;
    }
    return node;
  }

  setChild(key: string, node: DataNode): void {
    this.children ??= new Map();
    if (this.sorted && !this.children.has(key)) this.reorder(key, 0, key);
    this.children.set(key, node);
  }

  deleteChild(key: string): void {
    if (this.children?.delete(key)) this.reorder(key, 1);
  }

  private reorder(key: string, removed: number, ...added: string[]): void {
    if (!this.sorted) return;
    this.unread += 1;
    if (this.unread > MAX_UNREAD_CHANGES) this.sorted = null;
    else this.sorted.splice(countBefore(this.sorted, key), removed, ...added);
  }
}
