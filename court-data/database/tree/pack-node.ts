import { DataNode, type Leaf, type Priority, type StoredNode } from './data-node';

/** Longer branches are stored as nodes, because a write inside a text rebuilds the whole text. */
const MAX_CHARACTERS = 2048;
const TO_ESCAPE = /["\\]/;

/** Quotes a key. Keys have no control characters, so few keys need escapes. */
export function quoteKey(key: string): string {
  return TO_ESCAPE.test(key) ? JSON.stringify(key) : `"${key}"`;
}

export function packLeaf(value: Leaf, priority: Priority): string {
  const json = JSON.stringify(value);
  return priority === null ? json : `{".priority":${JSON.stringify(priority)},".value":${json}}`;
}

/** Packs children that are in key order. */
export function packBranch(
  children: readonly (readonly [string, StoredNode])[],
  priority: Priority,
): StoredNode {
  const text = branchText(children, priority);
  if (text !== null) return text;
  const node = new DataNode();
  node.priority = priority;
  for (const [key, kept] of children) node.setChild(key, kept);
  return node;
}

/** Packs a node that was created for a change, in the form in which its parent stores it. */
export function pack(node: DataNode): StoredNode {
  if (node.value !== null) return packLeaf(node.value, node.priority);
  return branchText(node.entries(), node.priority) ?? node;
}

/**
 * Null if the text is too long. Joins the parts at the end, because a string that grows by parts keeps all parts in
 * memory.
 */
function branchText(children: Iterable<readonly [string, StoredNode]>, priority: Priority): string | null {
  const parts = [priority === null ? '{' : `{".priority":${JSON.stringify(priority)},`];
  let characters = 0;
  for (const [key, kept] of children) {
    if (typeof kept !== 'string') return null;
    characters += key.length + kept.length;
    if (characters > MAX_CHARACTERS) return null;
    parts.push(quoteKey(key), ':', kept, ',');
  }
  parts[parts.length - 1] = '}';
  return parts.join('');
}
