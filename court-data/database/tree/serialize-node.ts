import { RequestError } from '../rest/request-error';
import { type DataNode, type StoredNode, unpacked } from './data-node';
import { quoteKey } from './pack-node';

/** `wire` keeps priorities; `rest` and `export` write arrays as the database does, `export` with priorities. */
export type JsonFormat = 'wire' | 'rest' | 'export';

/** As with Firebase; it also is half of what a string can hold. */
const MOST_CHARACTERS = 256 * 1024 * 1024;
const ARRAY_INDEX = /^(0|[1-9]\d*)$/;
/** Wire JSON with a priority, or with a key that may be the first of an array. Within a string its quote is escaped. */
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

/** Only the given children, in the order given. */
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
    if (json.length > MOST_CHARACTERS) {
      throw new RequestError('too_big', 'Data requested exceeds the maximum size of a single request');
    }
  }
  return `${json}}`;
}

/** The SDK's condition: integers without leading zeros, more than half of the places taken. */
function isArrayLike(keys: Iterable<string>, size: number): boolean {
  for (const key of keys) if (!ARRAY_INDEX.test(key) || Number(key) >= 2 * size) return false;
  return size > 0;
}

function serializeArray(node: DataNode, keys: readonly string[], format: JsonFormat): string {
  const length = Math.max(...keys.slice(-1).map(Number), ...keys.slice(0, 1).map(Number)) + 1;
  const items = Array.from({ length }, (_, index) => serializeNode(node.kept(String(index)), format));
  return `[${items.join(',')}]`;
}
