import type { OwnerCheck } from '../access/owner-access';
import type { Rules } from '../access/rules';
import type { Namespaces } from '../namespaces';
import { Session, type Transport } from './session';
import type { UnreadBudget } from './unread-budget';

/** The clients now connected, by session id. */
export class Sessions {
  private readonly open = new Map<string, Session>();

  constructor(
    private readonly namespaces: Namespaces,
    private readonly rules: Rules,
    readonly unread: UnreadBudget,
  ) {}

  /** The session to upgrade, if the client names one that is open. */
  find(id: string | null): Session | undefined {
    return id === null ? undefined : this.open.get(id);
  }

  /** A client that returns names its last session (`ls`); what is left of that one ends here. */
  start(query: URLSearchParams, transport: Transport, isOwners: OwnerCheck): Session {
    this.find(query.get('ls'))?.end();
    const store = this.namespaces.open(query.get('ns'));
    const session = new Session(store, this.rules, transport, isOwners, ({ id }) => this.open.delete(id));
    this.open.set(session.id, session);
    return session;
  }

  endAll(): void {
    for (const session of this.open.values()) session.end();
  }
}
