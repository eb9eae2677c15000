import type { DataNode } from './data-node';
import type { DatabaseClient } from './database-client';
import type { Path } from './database-path';
import { nameCompare } from './name-compare';
import { selectKeys } from './query-window';
import type { Answer } from './rest-answer';
import { etag } from './rest-etag';
import { parseRestQuery } from './rest-query';
import { serializeChildren, serializeNode } from './serialize-node';

export function readAnswer(
  client: DatabaseClient,
  path: Path,
  params: URLSearchParams,
  wantsEtag: boolean,
): Answer {
  client.demand('.read', path);
  const query = parseRestQuery(params);
  const node = client.store.at(path);
  const format = params.get('format') === 'export' ? 'export' : 'rest';
  let json: string;
  if (params.get('shallow') === 'true') json = shallow(node);
  else if (query && node)
    json = serializeChildren(node, [...selectKeys(node, query)].sort(nameCompare), format);
  else json = serializeNode(node, format);
  const headers: Record<string, string> = wantsEtag ? { ETag: etag(client.store, path) } : {};
  const download = params.get('download');
  if (download)
    headers['Content-Disposition'] = `attachment; filename="${download.replace(/[^\w.-]/g, '_')}"`;
  return { status: 200, json, headers };
}

function shallow(node: DataNode | null): string {
  if (!node || node.value !== null) return serializeNode(node, 'rest');
  return `{${node
    .keys()
    .map((key) => `${JSON.stringify(key)}:true`)
    .join(',')}}`;
}
