import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackHeader } from '../access/loopback';
import { RequestError } from '../tree/request-error';
import { allowAllOrigins, errorAnswer, sendAnswer } from './rest-answer';
import type { RestHandler } from './rest-handler';

/** Handles every HTTP request. Every request gets an answer, and no request ends the process. */
export class RequestHandler {
  constructor(private readonly rest: RestHandler) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => response.destroy());
    try {
      await this.route(request, response);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      if (response.headersSent) {
        response.destroy();
        return;
      }
      if (!(error instanceof RequestError)) console.error(error);
      const answer =
        error instanceof RequestError
          ? errorAnswer(error.httpStatus, error.message)
          : errorAnswer(500, 'Internal error');
      if (!request.complete) response.setHeader('Connection', 'close');
      await sendAnswer(request, response, answer);
    }
  }

  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLoopbackHeader(request.headers.host)) {
      return sendAnswer(request, response, errorAnswer(403, 'This database answers to this machine only'));
    }
    allowAllOrigins(request, response);
    const url = parseUrl(request.url);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else await this.rest.answer(request, response, url);
  }
}

/** Uses only the path and the query of the client. URL requires the rest. */
export function parseUrl(target: string | undefined): URL {
  try {
    return new URL(`http://localhost${target?.startsWith('/') ? '' : '/'}${target ?? ''}`);
  } catch {
    throw new RequestError('invalid_path', 'Invalid path: not a URL');
  }
}
