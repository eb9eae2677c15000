import type { DatabaseClient } from '../namespace/database-client';
import type { Path } from '../tree/database-path';
import { mergedPaths } from '../tree/merged-paths';
import { RequestError } from '../tree/request-error';
import { serializeNode } from '../tree/serialize-node';
import { type Answer, errorAnswer } from './rest-answer';
import { etag } from './rest-etag';

export type WriteMethod = 'PUT' | 'PATCH' | 'DELETE';
export type WriteRequest = {
  readonly method: WriteMethod;
  readonly path: Path;
  readonly json: unknown;
  /** The ETag that the data must have for the write to happen. */
  readonly ifMatch: string | undefined;
  readonly wantsEtag: boolean;
};

export function answerWrite(client: DatabaseClient, request: WriteRequest): Answer {
  const { method, path, ifMatch } = request;
  if (ifMatch !== undefined) {
    if (method === 'PATCH') {
      return errorAnswer(400, 'ETag and if-match conditions are not supported for this request');
    }
    client.demandWrite(path);
    if (ifMatch !== etag(client.store, path)) return changed(client, path);
  }
  const json = perform(client, request);
  return { status: 200, json, headers: request.wantsEtag ? { ETag: etag(client.store, path) } : {} };
}

function changed(client: DatabaseClient, path: Path): Answer {
  const json = client.mayRead(path, null) ? serializeNode(client.store.keptAt(path), 'rest') : 'null';
  return { status: 412, json, headers: { ETag: etag(client.store, path) } };
}

function perform(client: DatabaseClient, { method, path, json }: WriteRequest): string {
  if (method === 'PATCH') {
    client.write(mergedPaths(path, json));
    return JSON.stringify(json);
  }
  if (method === 'PUT' && json === undefined) throw new RequestError('invalid_data', 'Invalid data');
  client.write([[path, method === 'DELETE' ? null : json]]);
  if (path.at(-1) === '.priority') return JSON.stringify(json);
  return serializeNode(client.store.keptAt(path), 'rest');
}
