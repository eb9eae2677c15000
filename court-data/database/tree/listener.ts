import type { DataNode } from './data-node';
import type { Path } from './database-path';
import { nameCompare } from './name-compare';
import { nodeHash, windowHash } from './node-hash';
import type { Query } from './query';
import { isInRange, selectKeys } from './query-window';
import { serializeChildren, serializeNode } from './serialize-node';

/** A change for a listener. `put` replaces the data at `path`. `merge` replaces the relative paths in its JSON. */
export type Change = { readonly kind: 'put' | 'merge'; readonly path: Path; readonly json: string };

/** Listens to one path, or to one query's result there. Sends the smallest possible change. */
export class Listener {
  private window: ReadonlySet<string> = new Set();

  constructor(
    readonly path: Path,
    readonly query: Query | null,
    private readonly send: (change: Change) => void,
  ) {}

  /** Sends the current data, unless the client's hash matches it. */
  start(root: DataNode | null, clientHash?: string): void {
    const node = root?.at(this.path) ?? null;
    if (this.query) this.window = new Set(selectKeys(node, this.query));
    if (!this.isKnown(node, clientHash)) this.sendWhole(node);
  }

  /** A client without data sends an empty hash. No hash need be computed to answer it. */
  private isKnown(node: DataNode | null, clientHash: string | undefined): boolean {
    if (clientHash === '') return this.query ? this.window.size === 0 : node === null;
    if (clientHash === undefined) return false;
    return clientHash === (this.query ? windowHash(node, this.windowKeys()) : nodeHash(node));
  }

  /**
   * `written` holds the written paths below this path, or is 'whole' if this path itself or an ancestor was written.
   */
  update(root: DataNode | null, written: readonly Path[] | 'whole'): void {
    const node = root?.at(this.path) ?? null;
    if (this.query) this.updateWindow(node, this.query, written);
    else if (written === 'whole') this.sendWhole(node);
    else this.sendParts(written.map((path) => [path.slice(this.path.length), serializeAt(root, path)]));
  }

  private updateWindow(node: DataNode | null, query: Query, written: readonly Path[] | 'whole'): void {
    const before = this.window;
    if (written === 'whole') {
      this.window = new Set(selectKeys(node, query));
      if (before.size > 0 || this.window.size > 0) this.sendWhole(node);
      return;
    }
    const paths = written.map((path) => path.slice(this.path.length)).filter(([key]) => key !== '.priority');
    this.window =
      query.limit === null ? retest(before, node, query, paths) : new Set(selectKeys(node, query));
    const parts: [Path, string][] = [];
    for (const key of before) if (!this.window.has(key)) parts.push([[key], 'null']);
    for (const key of this.window) {
      if (!before.has(key)) parts.push([[key], serializeNode(node?.kept(key) ?? null, 'wire')]);
    }
    for (const path of paths) {
      const key = path[0] as string;
      if (before.has(key) && this.window.has(key)) parts.push([path, serializeAt(node, path)]);
    }
    this.sendParts(parts);
  }

  private sendWhole(node: DataNode | null): void {
    const json =
      node && this.query ? serializeChildren(node, this.windowKeys(), 'wire') : serializeNode(node, 'wire');
    this.send({ kind: 'put', path: this.path, json });
  }

  private windowKeys(): readonly string[] {
    return [...this.window].sort(nameCompare);
  }

  private sendParts(parts: readonly (readonly [Path, string])[]): void {
    const [first] = parts;
    if (!first) return;
    if (parts.length === 1) {
      this.send({ kind: 'put', path: [...this.path, ...first[0]], json: first[1] });
      return;
    }
    const json = parts.map(([path, value]) => `${JSON.stringify(path.join('/'))}:${value}`).join(',');
    this.send({ kind: 'merge', path: this.path, json: `{${json}}` });
  }
}

/** The new window. Without a limit, only written children can enter or leave it. */
function retest(
  before: ReadonlySet<string>,
  node: DataNode | null,
  query: Query,
  paths: readonly Path[],
): Set<string> {
  const window = new Set(before);
  for (const path of paths) {
    const key = path[0] as string;
    const child = node?.child(key);
    if (child && isInRange(query, key, child)) window.add(key);
    else window.delete(key);
  }
  return window;
}

function serializeAt(root: DataNode | null, path: Path): string {
  if (path.at(-1) !== '.priority') return serializeNode(root?.keptAt(path) ?? null, 'wire');
  return JSON.stringify(root?.at(path.slice(0, -1))?.priority ?? null);
}
