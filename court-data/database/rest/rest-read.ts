import type { DatabaseClient } from '../namespace/database-client';
import { type DataNode, type StoredNode, unpacked } from '../tree/data-node';
import type { Path } from '../tree/database-path';
import { nameCompare } from '../tree/name-compare';
import { quoteKey } from '../tree/pack-node';
import type { Query } from '../tree/query';
import { selectKeys } from '../tree/query-window';
import { type JsonFormat, serializeChildren, serializeNode } from '../tree/serialize-node';
import type { Answer } from './rest-answer';
import { etag } from './rest-etag';
import { parseRestQuery } from './rest-query';

export function answerRead(
  client: DatabaseClient,
  path: Path,
  params: URLSearchParams,
  wantsEtag: boolean,
): Answer {
  const query = parseRestQuery(params);
  client.demandRead(path, query);
  const kept = client.store.keptAt(path);
  const format = params.get('format') === 'export' ? 'export' : 'rest';
  let json: string;
  if (params.get('shallow') === 'true') json = shallow(kept);
  else if (query && kept !== null) json = selected(unpacked(kept), query, format);
  else json = serializeNode(kept, format);
  return { status: 200, json, headers: wantsEtag ? { ETag: etag(client.store, path) } : {} };
}

function selected(node: DataNode, query: Query, format: JsonFormat): string {
  return serializeChildren(node, [...selectKeys(node, query)].sort(nameCompare), format);
}

function shallow(kept: StoredNode | null): string {
  if (kept === null) return 'null';
  const node = unpacked(kept);
  if (node.value !== null) return serializeNode(node, 'rest');
  return `{${Array.from(node.keys(), (key) => `${quoteKey(key)}:true`).join(',')}}`;
}
