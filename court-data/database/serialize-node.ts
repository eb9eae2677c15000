import type { DataNode } from './data-node';

/** `wire` keeps priorities; `rest` and `export` write arrays as the database does, `export` with priorities. */
export type JsonFormat = 'wire' | 'rest' | 'export';

const ARRAY_INDEX = /^(0|[1-9]\d*)$/;

export function serializeNode(node: DataNode | null, format: JsonFormat): string {
  if (!node) return 'null';
  const priority =
    format === 'rest' || node.priority === null ? '' : `".priority":${JSON.stringify(node.priority)}`;
  if (node.value !== null) {
    const value = JSON.stringify(node.value);
    return priority ? `{".value":${value},${priority}}` : value;
  }
  return serializeChildren(node, node.keys(), format, priority);
}

/** Only the given children, in the order given. */
export function serializeChildren(
  node: DataNode,
  keys: readonly string[],
  format: JsonFormat,
  priority = '',
): string {
  if (keys.length === 0) return 'null';
  if (format !== 'wire' && !priority && isArrayLike(keys)) return serializeArray(node, keys, format);
  let json = '{';
  for (const key of keys) {
    if (json.length > 1) json += ',';
    json += `${JSON.stringify(key)}:${serializeNode(node.child(key), format)}`;
  }
  return priority ? `${json},${priority}}` : `${json}}`;
}

/** The SDK's condition: integers without leading zeros, more than half of the places taken. */
function isArrayLike(keys: readonly string[]): boolean {
  if (!ARRAY_INDEX.test(keys[0] ?? '')) return false;
  return keys.every((key) => ARRAY_INDEX.test(key) && Number(key) < 2 * keys.length);
}

function serializeArray(node: DataNode, keys: readonly string[], format: JsonFormat): string {
  const length = Math.max(...keys.slice(-1).map(Number), ...keys.slice(0, 1).map(Number)) + 1;
  const items = Array.from({ length }, (_, index) => serializeNode(node.child(String(index)), format));
  return `[${items.join(',')}]`;
}
