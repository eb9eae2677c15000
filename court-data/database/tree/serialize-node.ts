import { type DataNode, type StoredNode, unpacked } from './data-node';
import { quoteKey } from './pack-node';
import { RequestError } from './request-error';

/** `wire` includes priorities. `rest` and `export` write arrays as Firebase does; `export` includes priorities. */
export type JsonFormat = 'wire' | 'rest' | 'export';

/** Same limit as Firebase. It is also half of the maximum string length. */
const MAX_CHARACTERS = 256 * 1024 * 1024;
const ARRAY_INDEX = /^(0|[1-9]\d*)$/;
/**
 * Matches wire JSON with a priority, or with a key that may be an array index. A quote inside a string is escaped, so
 * it cannot match.
 */
const DIFFERS_FROM_REST = /\{"(\.|\d+")/;

export function serializeNode(kept: StoredNode | null, format: JsonFormat): string {
  if (kept === null) return 'null';
  if (typeof kept === 'string' && (format === 'wire' || !DIFFERS_FROM_REST.test(kept))) return kept;
  const node = unpacked(kept);
  const priority =
    format === 'rest' || node.priority === null ? '' : `".priority":${JSON.stringify(node.priority)}`;
  if (node.value !== null) {
    const value = JSON.stringify(node.value);
    return priority ? `{${priority},".value":${value}}` : value;
  }
  if (format !== 'wire' && !priority && isArrayLike(node.keys(), node.size)) {
    return serializeArray(node, [...node.keys()], format);
  }
  return serializeEntries(node.entries(), format, priority);
}

/** Serializes only the given children, in the given order. */
export function serializeChildren(node: DataNode, keys: readonly string[], format: JsonFormat): string {
  if (keys.length === 0) return 'null';
  if (format !== 'wire' && isArrayLike(keys, keys.length)) return serializeArray(node, keys, format);
  return serializeEntries(
    keys.map((key) => [key, node.kept(key)] as const),
    format,
    '',
  );
}

function serializeEntries(
  entries: Iterable<readonly [string, StoredNode | null]>,
  format: JsonFormat,
  priority: string,
): string {
  let json = `{${priority}`;
  for (const [key, kept] of entries) {
    if (json.length > 1) json += ',';
    json += `${quoteKey(key)}:${serializeNode(kept, format)}`;
    if (json.length > MAX_CHARACTERS) {
      throw new RequestError('too_big', 'Data requested exceeds the maximum size of a single request');
    }
  }
  return `${json}}`;
}

/** The SDK's condition for arrays: integers without leading zeros, with more than half of the indices present. */
function isArrayLike(keys: Iterable<string>, size: number): boolean {
  for (const key of keys) if (!ARRAY_INDEX.test(key) || Number(key) >= 2 * size) return false;
  return size > 0;
}

function serializeArray(node: DataNode, keys: readonly string[], format: JsonFormat): string {
  const length = Math.max(...keys.slice(-1).map(Number), ...keys.slice(0, 1).map(Number)) + 1;
  const items = Array.from({ length }, (_, index) => serializeNode(node.kept(String(index)), format));
  return `[${items.join(',')}]`;
}
