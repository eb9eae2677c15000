import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const MIN_BYTES_TO_COMPRESS = 1024;

export type Answer = {
  readonly status: number;
  readonly json: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export function allowAllOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'ETag');
  response.setHeader('Timing-Allow-Origin', '*');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('Access-Control-Max-Age', '3600');
}

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  let body: Buffer = Buffer.from(answer.status === 204 ? '' : answer.json);
  if (body.length > MIN_BYTES_TO_COMPRESS && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
    body = await compress(body, { level: 4 });
    response.setHeader('Content-Encoding', 'gzip');
  }
  if (answer.status !== 204) response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function errorAnswer(status: number, message: string): Answer {
  return { status, json: JSON.stringify({ error: message }) };
}
