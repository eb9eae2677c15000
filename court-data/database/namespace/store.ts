import type { Journal } from '../disk/journal';
import type { DataNode, StoredNode } from '../tree/data-node';
import type { Path } from '../tree/database-path';
import type { Listener } from '../tree/listener';
import { ListenerIndex } from '../tree/listener-index';
import { nodeHash } from '../tree/node-hash';
import { applyWrite, prepareWrite, type Write } from '../tree/write';

/** The data of one namespace. A write is in the journal before any client sees it. */
export class Store {
  private readonly listeners = new ListenerIndex();
  private tree: DataNode | null;

  constructor(private readonly journal: Journal | null) {
    this.tree = journal?.load() ?? null;
  }

  get root(): DataNode | null {
    return this.tree;
  }

  at(path: Path): DataNode | null {
    return this.tree?.at(path) ?? null;
  }

  keptAt(path: Path): StoredNode | null {
    return this.tree?.keptAt(path) ?? null;
  }

  hash(path: Path): string {
    return nodeHash(this.at(path));
  }

  /** Throws an error if an assignment could not be written. */
  check(assignments: readonly (readonly [Path, unknown])[]): void {
    for (const [path, json] of assignments) prepareWrite(this.tree, path, json, 0);
  }

  /** Writes all assignments, or none if one of them is refused. */
  write(assignments: readonly (readonly [Path, unknown])[]): void {
    const now = Date.now();
    this.commit(assignments.map(([path, json]) => prepareWrite(this.tree, path, json, now)));
  }

  listen(listener: Listener, clientHash?: string): void {
    listener.start(this.tree, clientHash);
    this.listeners.add(listener);
  }

  unlisten(listener: Listener): void {
    this.listeners.remove(listener);
  }

  close(): void {
    this.journal?.close(this.tree);
  }

  private commit(writes: readonly Write[]): void {
    if (writes.length === 0) return;
    this.journal?.append(writes);
    for (const write of writes) this.tree = applyWrite(this.tree, write);
    this.listeners.notify(
      this.tree,
      writes.map(({ path }) => path),
    );
    this.journal?.compactIfLarge(this.tree);
  }
}
