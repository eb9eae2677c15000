import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OwnerCheck } from '../access/owner-access';
import type { Rules } from '../access/rules';
import { DatabaseClient } from '../namespace/database-client';
import type { Namespaces } from '../namespace/namespaces';
import { type Path, parsePath, parseWrittenPath } from '../tree/database-path';
import { RequestError } from '../tree/request-error';
import { MAX_MESSAGE_BYTES } from '../wire/frame-assembler';
import { type Answer, errorAnswer, sendAnswer } from './rest-answer';
import { answerRead } from './rest-read';
import { answerWrite, type WriteMethod } from './rest-write';

/**
 * A body up to this many times the limit is read to its end, so that the sender receives the error. A larger request is
 * cut off.
 */
const MAX_DRAINED_BODIES = 4;

async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= MAX_MESSAGE_BYTES) parts.push(part);
    else if (length > MAX_DRAINED_BODIES * MAX_MESSAGE_BYTES) break;
  }
  if (length > MAX_MESSAGE_BYTES) throw new RequestError('too_big', 'Data to write exceeds the maximum size');
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new RequestError('invalid_data', "Invalid data; couldn't parse JSON object, array, or value.");
  }
}

const WRITE_METHODS: readonly string[] = ['PUT', 'PATCH', 'DELETE'] satisfies WriteMethod[];

/** Answers `/<path>.json`, except preflight requests. */
export class RestHandler {
  constructor(
    private readonly namespaces: Namespaces,
    private readonly rules: Rules,
    private readonly ownerCheckFor: (request: IncomingMessage) => OwnerCheck,
  ) {}

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const answer = await this.answerFor(request, url);
    const isSilent = url.searchParams.get('print') === 'silent' && answer.status === 200;
    await sendAnswer(request, response, isSilent ? { ...answer, status: 204 } : answer);
  }

  private async answerFor(request: IncomingMessage, url: URL): Promise<Answer> {
    const method = request.method ?? 'GET';
    if (!url.pathname.endsWith('.json'))
      return errorAnswer(404, 'Append .json to the path to use the REST API');
    if (method !== 'GET' && method !== 'HEAD' && !WRITE_METHODS.includes(method)) {
      return errorAnswer(405, 'Method not allowed');
    }
    const client = new DatabaseClient(this.namespaces.open(url.searchParams.get('ns')), this.rules);
    client.isOwner = credentialsOf(request, url.searchParams).some(this.ownerCheckFor(request));
    const wantsEtag = request.headers['x-firebase-etag'] === 'true';
    const path = decodePath(url.pathname, WRITE_METHODS.includes(method));
    if (!WRITE_METHODS.includes(method)) return answerRead(client, path, url.searchParams, wantsEtag);
    const json = method === 'DELETE' ? null : await readJsonBody(request);
    const ifMatch = request.headers['if-match'];
    return answerWrite(client, { method: method as WriteMethod, path, json, ifMatch, wantsEtag });
  }
}

function decodePath(pathname: string, isWritten: boolean): Path {
  const text = pathname.slice(0, -'.json'.length);
  try {
    return isWritten ? parseWrittenPath(decodeURIComponent(text)) : parsePath(decodeURIComponent(text));
  } catch (error) {
    if (error instanceof URIError)
      throw new RequestError('invalid_path', 'Invalid path: not percent-encoded UTF-8');
    throw error;
  }
}

/** The credentials of a request: bearer header, `access_token` or `auth`. */
function credentialsOf(request: IncomingMessage, params: URLSearchParams): unknown[] {
  const bearer = /^Bearer (.*)$/i.exec(request.headers.authorization ?? '')?.[1];
  return [bearer, params.get('access_token'), params.get('auth')];
}
