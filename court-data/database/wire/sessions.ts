import type { OwnerCheck } from '../access/owner-access';
import type { Rules } from '../access/rules';
import type { Namespaces } from '../namespace/namespaces';
import { Session, type Transport } from './session';

/** The connected clients, by session id. */
export class Sessions {
  private readonly open = new Map<string, Session>();

  constructor(
    private readonly namespaces: Namespaces,
    private readonly rules: Rules,
  ) {}

  /**
   * Starts a session. Ends the last session of a returning client that names it (`ls`). Throws RequestError if `ns` is
   * not a namespace.
   */
  start(query: URLSearchParams, transport: Transport, isOwners: OwnerCheck): Session {
    this.open.get(query.get('ls') ?? '')?.end();
    const store = this.namespaces.open(query.get('ns'));
    const session = new Session(store, this.rules, transport, isOwners, ({ id }) => this.open.delete(id));
    this.open.set(session.id, session);
    return session;
  }

  endAll(): void {
    for (const session of this.open.values()) session.end();
  }
}
