import { randomInt } from 'node:crypto';
import type { DatabaseClient } from '../database-client';
import type { Path } from '../tree/database-path';
import { mergedPaths } from '../tree/merged-paths';
import { serializeNode } from '../tree/serialize-node';
import { RequestError } from './request-error';
import { type Answer, errorAnswer } from './rest-answer';
import { etag } from './rest-etag';

const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
let lastTime = 0;
let lastRandom: number[] = [];

/** The SDK's push key: eight digits of epoch milliseconds, twelve of chance, so that keys sort by time. */
function pushId(now: number): string {
  lastRandom = now === lastTime ? increment(lastRandom) : Array.from({ length: 12 }, () => randomInt(64));
  lastTime = now;
  let time = '';
  for (let rest = now, digit = 0; digit < 8; digit += 1) {
    time = DIGITS.charAt(rest % 64) + time;
    rest = Math.floor(rest / 64);
  }
  return time + lastRandom.map((digit) => DIGITS.charAt(digit)).join('');
}

function increment(digits: readonly number[]): number[] {
  const next = [...digits];
  for (let place = next.length - 1; place >= 0; place -= 1) {
    const digit = next[place] as number;
    next[place] = (digit + 1) % 64;
    if (digit < 63) break;
  }
  return next;
}

export type WriteMethod = 'PUT' | 'PATCH' | 'POST' | 'DELETE';
export type WriteRequest = {
  readonly method: WriteMethod;
  readonly path: Path;
  readonly json: unknown;
  /** The ETag the data must still have. */
  readonly ifMatch: string | undefined;
  readonly wantsEtag: boolean;
};

export function answerWrite(client: DatabaseClient, request: WriteRequest): Answer {
  const { method, path, ifMatch } = request;
  if (ifMatch !== undefined) {
    if (method !== 'PUT' && method !== 'DELETE') {
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
  if (method === 'POST') {
    const name = pushId(Date.now());
    client.write([[[...path, name], json]]);
    return JSON.stringify({ name });
  }
  if (method === 'PATCH') {
    client.write(mergedPaths(path, json));
    return JSON.stringify(json);
  }
  if (method === 'PUT' && json === undefined) throw new RequestError('invalid_data', 'Invalid data');
  client.write([[path, method === 'DELETE' ? null : json]]);
  if (path.at(-1) === '.priority') return JSON.stringify(json);
  return serializeNode(client.store.keptAt(path), 'rest');
}
