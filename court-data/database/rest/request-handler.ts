import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackHeader } from '../loopback';
import { RequestError } from './request-error';
import { allowAllOrigins, errorAnswer, sendAnswer } from './rest-answer';
import type { RestHandler } from './rest-handler';

/** Every HTTP request comes here; whatever it asks, it gets an answer and the process goes on. */
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

/** Only the path and the query are the client's; the rest is there because URL wants it. */
export function parseUrl(target: string | undefined): URL {
  try {
    return new URL(`http://localhost${target?.startsWith('/') ? '' : '/'}${target ?? ''}`);
  } catch {
    throw new RequestError('invalid_path', 'Invalid path: not a URL');
  }
}
