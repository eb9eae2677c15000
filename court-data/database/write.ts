import { DataNode, type Priority } from './data-node';
import { formatPath, type Path } from './database-path';
import { parseNode, parsePriority } from './parse-node';
import { serializeNode } from './serialize-node';
import { setNode, setPriority } from './set-node';

/** One checked assignment, its server values resolved; for a path ending in `.priority` the leaf is the priority. */
export type Write = { readonly path: Path; readonly node: DataNode | null };

export function prepareWrite(root: DataNode | null, path: Path, json: unknown, now: number): Write {
  if (path.at(-1) !== '.priority') {
    return { path, node: parseNode(json, path.length, { node: root?.at(path) ?? null, now }) };
  }
  const priority = parsePriority(json, { node: root?.at(path.slice(0, -1)) ?? null, now });
  return { path, node: priority === null ? null : DataNode.leaf(priority) };
}

export function applyWrite(root: DataNode | null, { path, node }: Write): DataNode | null {
  if (path.at(-1) !== '.priority') return setNode(root, path, node);
  setPriority(root, path.slice(0, -1), (node?.value ?? null) as Priority);
  return root;
}

/** As the log keeps it: `["/path", value]`. */
export function serializeWrite({ path, node }: Write): string {
  return `[${JSON.stringify(formatPath(path))},${serializeNode(node, 'wire')}]`;
}
