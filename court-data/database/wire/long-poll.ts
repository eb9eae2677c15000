import type { IncomingMessage, ServerResponse } from 'node:http';
import { NEVER_OWNER } from '../access/owner-access';
import { RequestError } from '../rest/request-error';
import { closeScript, disconnectPage, isCallbackId, startScript } from './poll-script';
import { PollTransport } from './poll-transport';
import type { Session } from './session';
import type { Sessions } from './sessions';

type Poll = { readonly session: Session; readonly transport: PollTransport };

/**
 * The fallback for clients without websockets: `/.lp`, as the SDK's BrowserPollConnection asks it. Any page can ask by a
 * script element, which says nothing of where it comes from: a session begun here is never the owner's.
 */
export class LongPoll {
  private readonly polls = new Map<string, Poll>();

  constructor(private readonly sessions: Sessions) {}

  answer(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): void {
    response.setHeader('Content-Type', 'application/javascript; charset=utf-8');
    if (query.get('start') === 't') this.start(request, response, query);
    else this.answerPoll(response, query);
  }

  private answerPoll(response: ServerResponse, query: URLSearchParams): void {
    const poll = this.polls.get(query.get('id') ?? '');
    if (!poll || poll.transport.password !== query.get('pw')) {
      response.end(closeScript());
    } else if (query.get('disconn') === 't') {
      poll.session.lost(poll.transport);
      response.end();
    } else if (query.get('dframe') === 't') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        disconnectPage(
          new URLSearchParams({ disconn: 't', id: poll.session.id, pw: poll.transport.password }).toString(),
        ),
      );
    } else {
      receive(poll, query);
      poll.transport.hold(response, Number(query.get('ser')));
    }
  }

  private start(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): void {
    const callbackId = query.get('cb') ?? '';
    if (!isCallbackId(callbackId)) throw new RequestError('invalid_request', 'Invalid callback');
    const host = request.headers.host ?? 'localhost';
    const transport = new PollTransport(this.sessions.unread, () => this.lose(session.id));
    const session = this.begin(query, transport);
    this.polls.set(session.id, { session, transport });
    session.greet(host);
    response.end(startScript(callbackId, session.id, transport.password, host) + transport.takeScript());
  }

  /** Throws a RequestError for what is no namespace; the transport is then nobody's. */
  private begin(query: URLSearchParams, transport: PollTransport): Session {
    try {
      return this.sessions.start(query, transport, NEVER_OWNER);
    } catch (error) {
      transport.forget();
      throw error;
    }
  }

  /** An answered close still has to reach the client's next request, so the poll is kept a moment. */
  private lose(id: string): void {
    const poll = this.polls.get(id);
    setTimeout(() => {
      this.polls.delete(id);
      poll?.transport.forget();
    }, 30_000).unref();
    poll?.session.lost(poll.transport);
  }
}

function receive({ session, transport }: Poll, query: URLSearchParams): void {
  try {
    for (const message of transport.segments.add(query)) session.receive(transport, JSON.parse(message));
  } catch (error) {
    if (!(error instanceof RequestError) && !(error instanceof SyntaxError)) throw error;
    transport.close();
  }
}
