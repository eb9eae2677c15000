import { formatPath } from '../tree/database-path';
import type { Change } from '../tree/listener';

/** The server's frames of protocol version 5, as JSON text. `json` arguments are JSON text too. */
export const controlMessage = (type: 'h' | 'o', data: unknown): string =>
  JSON.stringify({ t: 'c', d: { t: type, d: data } });

export const responseMessage = (request: number, status: string, json: string): string =>
  `{"t":"d","d":{"r":${request},"b":{"s":${JSON.stringify(status)},"d":${json}}}}`;

export function changeMessage({ kind, path, json }: Change, tag: unknown): string {
  const tagged = tag === undefined ? '' : `,"t":${JSON.stringify(tag)}`;
  const body = `{"p":${JSON.stringify(formatPath(path).slice(1))},"d":${json}${tagged}}`;
  return `{"t":"d","d":{"a":"${kind === 'put' ? 'd' : 'm'}","b":${body}}}`;
}

export const revokedMessage = (path: string, query: unknown): string =>
  JSON.stringify({ t: 'd', d: { a: 'c', b: { p: path, q: query } } });
