import type { IncomingMessage } from 'node:http';
import { isLoopbackOrigin } from './loopback';
import type { Namespaces } from './namespaces';
import type { Rules } from './rules';
import { Session, type Transport } from './session';

/** The clients now connected, by session id. */
export class Sessions {
  private readonly open = new Map<string, Session>();

  constructor(
    private readonly namespaces: Namespaces,
    private readonly rules: Rules,
  ) {}

  /** The session to upgrade, if the client names one that is open. */
  find(id: string | null): Session | undefined {
    return id === null ? undefined : this.open.get(id);
  }

  /** A client that returns names its last session (`ls`); what is left of that one ends here. */
  start(request: IncomingMessage, query: URLSearchParams, transport: Transport): Session {
    this.find(query.get('ls'))?.end();
    const store = this.namespaces.open(query.get('ns'));
    const mayBeOwner = isLoopbackOrigin(request.headers.origin);
    const session = new Session(store, this.rules, transport, mayBeOwner, ({ id }) => this.open.delete(id));
    this.open.set(session.id, session);
    return session;
  }

  endAll(): void {
    for (const session of this.open.values()) session.end();
  }
}
