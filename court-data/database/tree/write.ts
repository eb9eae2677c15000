import type { DataNode, Priority, StoredNode } from './data-node';
import { formatPath, type Path } from './database-path';
import { packLeaf } from './pack-node';
import { parseNode, parsePriority } from './parse-node';
import { serializeNode } from './serialize-node';
import { setNode, setPriority } from './set-node';

/**
 * One checked assignment with resolved server values. For a path that ends in `.priority`, `kept` is a leaf with the
 * priority.
 */
export type Write = { readonly path: Path; readonly kept: StoredNode | null };

export function prepareWrite(root: DataNode | null, path: Path, json: unknown, now: number): Write {
  if (path.at(-1) !== '.priority') return { path, kept: parseNode(json, { root, path: [...path], now }) };
  const priority = parsePriority(json, { root, path: path.slice(0, -1), now });
  return { path, kept: priority === null ? null : packLeaf(priority, null) };
}

export function applyWrite(root: DataNode | null, { path, kept }: Write): DataNode | null {
  if (path.at(-1) !== '.priority') return setNode(root, path, kept);
  const priority = typeof kept === 'string' ? (JSON.parse(kept) as Priority) : null;
  return setPriority(root, path.slice(0, -1), priority);
}

/** The journal format: `["/path", value]`. */
export function serializeWrite({ path, kept }: Write): string {
  return `[${JSON.stringify(formatPath(path))},${serializeNode(kept, 'wire')}]`;
}
