import type { DataNode, Leaf, Priority, StoredNode } from './data-node';
import { isValidKey, MAX_DEPTH } from './database-path';
import { isJsonObject, type JsonObject } from './json-object';
import { nameCompare } from './name-compare';
import { packBranch, packLeaf } from './pack-node';
import { RequestError } from './request-error';

/** The position of a value in the current tree. Server values are computed from the existing data. */
export type ParsePosition = {
  readonly root: DataNode | null;
  /** The current path. Parsing pushes and pops keys. */
  readonly path: string[];
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Parses JSON in the export format (`.value`, `.priority`, `.sv`). Null if the JSON holds no data. */
export function parseNode(json: unknown, place: ParsePosition): StoredNode | null {
  if (json === null || json === undefined) return null;
  if (place.path.length > MAX_DEPTH)
    throw new RequestError('invalid_data', 'Invalid data; deeper than 32 keys');
  if (typeof json !== 'object') return packLeaf(checkLeaf(json), null);
  const object = json as JsonObject;
  const priority = parsePriority(object['.priority'], place);
  if ('.sv' in object) return packLeaf(serverValue(object['.sv'], place, 'value'), priority);
  const wrapped = object['.value'];
  if (wrapped !== undefined && wrapped !== null) {
    const value = isJsonObject(wrapped) ? serverValue(wrapped['.sv'], place, 'value') : checkLeaf(wrapped);
    return packLeaf(value, priority);
  }
  const children: [string, StoredNode][] = [];
  for (const key of Object.keys(object)) {
    if (key === '.priority' || key === '.value') continue;
    checkKey(key);
    place.path.push(key);
    const child = parseNode(object[key], place);
    place.path.pop();
    if (child !== null) children.push([key, child]);
  }
  if (children.length === 0) return null;
  return packBranch(
    children.sort(([a], [b]) => nameCompare(a, b)),
    priority,
  );
}

export function parsePriority(json: unknown, place: ParsePosition): Priority {
  if (json === null || json === undefined) return null;
  const value = isJsonObject(json) ? serverValue(json['.sv'], place, 'priority') : json;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new RequestError('invalid_data', 'Invalid data; a priority is a string or a number');
}

function checkKey(key: string): void {
  if (isValidKey(key)) return;
  throw new RequestError(
    'invalid_data',
    `Invalid data; key ${JSON.stringify(key).slice(0, 80)} is not allowed`,
  );
}

function checkLeaf(json: unknown): Leaf {
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (typeof json === 'number' && Number.isFinite(json)) return json;
  throw new RequestError('invalid_data', 'Invalid data; a value is a string, a number or a boolean');
}

function serverValue(operation: unknown, { root, path, now }: ParsePosition, of: 'value' | 'priority'): Leaf {
  if (operation === 'timestamp') return now;
  const delta = isJsonObject(operation) ? operation.increment : undefined;
  if (typeof delta !== 'number') throw new RequestError('invalid_data', 'Invalid data; unknown server value');
  const existing = root?.at(path)?.[of];
  return checkLeaf(typeof existing === 'number' ? existing + delta : delta);
}
