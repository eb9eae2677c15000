import type { OwnerCheck } from '../access/owner-access';
import type { Rules } from '../access/rules';
import type { Namespaces } from '../namespaces';
import { RequestError } from '../rest/request-error';
import { Session, type Transport } from './session';
import type { UnreadBudget } from './unread-budget';

/** The clients now connected, by session id. */
export class Sessions {
  private readonly open = new Map<string, Session>();

  constructor(
    private readonly namespaces: Namespaces,
    private readonly rules: Rules,
    readonly unread: UnreadBudget,
    private readonly most: number,
  ) {}

  /** The session to upgrade, if the client names one that is open. */
  find(id: string | null): Session | undefined {
    return id === null ? undefined : this.open.get(id);
  }

  /** False where as many clients are connected as may be; one that goes on with its session, or returns, has its place. */
  hasRoomFor(query: URLSearchParams): boolean {
    return this.open.size < this.most || ['s', 'ls'].some((name) => this.find(query.get(name)));
  }

  /** A client that returns names its last session (`ls`); what is left of that one ends here. Throws RequestError where there is no room. */
  start(query: URLSearchParams, transport: Transport, isOwners: OwnerCheck): Session {
    if (!this.hasRoomFor(query))
      throw new RequestError('unavailable', `This database has the ${this.most} connections that it takes`);
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
