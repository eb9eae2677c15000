import { DataNode, type Leaf, type Priority } from './data-node';
import { isValidKey, MAX_DEPTH } from './database-path';
import { isJsonObject, type JsonObject } from './json-object';
import { RequestError } from './request-error';

/** What server values are computed from: the data now at the place, and the time in epoch milliseconds. */
export type Present = { readonly node: DataNode | null; readonly now: number };

/** Makes a node of JSON in the export format (`.value`, `.priority`, `.sv`); null where JSON holds nothing. */
export function parseNode(json: unknown, depth: number, present: Present): DataNode | null {
  if (json === null || json === undefined) return null;
  if (depth > MAX_DEPTH) throw new RequestError('invalid_data', 'Invalid data; deeper than 32 keys');
  if (typeof json !== 'object') return DataNode.leaf(checkLeaf(json));
  const object = json as JsonObject;
  const priority = parsePriority(object['.priority'], present);
  if ('.sv' in object)
    return DataNode.leaf(serverValue(object['.sv'], present.node?.value ?? null, present.now), priority);
  const wrapped = object['.value'];
  if (wrapped !== undefined && wrapped !== null) {
    const value = isJsonObject(wrapped)
      ? serverValue(wrapped['.sv'], present.node?.value ?? null, present.now)
      : checkLeaf(wrapped);
    return DataNode.leaf(value, priority);
  }
  const node = new DataNode();
  for (const key of Object.keys(object)) {
    if (key === '.priority' || key === '.value') continue;
    if (!isValidKey(key))
      throw new RequestError(
        'invalid_data',
        `Invalid data; key ${JSON.stringify(key).slice(0, 80)} is not allowed`,
      );
    const child = parseNode(object[key], depth + 1, {
      node: present.node?.child(key) ?? null,
      now: present.now,
    });
    if (child) node.setChild(key, child);
  }
  if (node.size === 0) return null;
  node.priority = priority;
  return node;
}

export function parsePriority(json: unknown, present: Present): Priority {
  if (json === null || json === undefined) return null;
  const value = isJsonObject(json)
    ? serverValue(json['.sv'], present.node?.priority ?? null, present.now)
    : json;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new RequestError('invalid_data', 'Invalid data; a priority is a string or a number');
}

function checkLeaf(json: unknown): Leaf {
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (typeof json === 'number' && Number.isFinite(json)) return json;
  throw new RequestError('invalid_data', 'Invalid data; a value is a string, a number or a boolean');
}

function serverValue(operation: unknown, existing: Leaf | null, now: number): Leaf {
  if (operation === 'timestamp') return now;
  const delta = isJsonObject(operation) ? operation.increment : undefined;
  if (typeof delta !== 'number') throw new RequestError('invalid_data', 'Invalid data; unknown server value');
  return checkLeaf(typeof existing === 'number' ? existing + delta : delta);
}
