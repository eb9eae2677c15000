import { DataNode, type Leaf, type Priority, type StoredNode } from './data-node';

/** Branches of more characters than this are kept as nodes: a write below a text has to make the whole text anew. */
const MOST_CHARACTERS = 2048;
const TO_ESCAPE = /["\\]/;

/** A key has no control characters, so that hardly any needs more than its quotes. */
export function quoteKey(key: string): string {
  return TO_ESCAPE.test(key) ? JSON.stringify(key) : `"${key}"`;
}

export function packLeaf(value: Leaf, priority: Priority): string {
  const json = JSON.stringify(value);
  return priority === null ? json : `{".priority":${JSON.stringify(priority)},".value":${json}}`;
}

/** Of children in the order of keys. */
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

/** A node that was made to be changed, as its parent is to keep it. */
export function pack(node: DataNode): StoredNode {
  if (node.value !== null) return packLeaf(node.value, node.priority);
  return branchText(node.entries(), node.priority) ?? node;
}

/** Null if it is not short. Joined at once: a string that grows by parts keeps all of its parts in memory. */
function branchText(children: Iterable<readonly [string, StoredNode]>, priority: Priority): string | null {
  const parts = [priority === null ? '{' : `{".priority":${JSON.stringify(priority)},`];
  let characters = 0;
  for (const [key, kept] of children) {
    if (typeof kept !== 'string') return null;
    characters += key.length + kept.length;
    if (characters > MOST_CHARACTERS) return null;
    parts.push(quoteKey(key), ':', kept, ',');
  }
  parts[parts.length - 1] = '}';
  return parts.join('');
}
