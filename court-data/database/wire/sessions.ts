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

  /** False if the maximum of clients is connected. A client that returns keeps its place. */
  hasRoomFor(query: URLSearchParams): boolean {
    return this.open.size < this.most || this.lastOf(query) !== undefined;
  }

  /** A client that returns names its last session (`ls`); what is left of that one ends here. Throws RequestError where there is no room. */
  start(query: URLSearchParams, transport: Transport, isOwners: OwnerCheck): Session {
    if (!this.hasRoomFor(query))
      throw new RequestError('unavailable', `This database has the ${this.most} connections that it takes`);
    this.lastOf(query)?.end();
    const store = this.namespaces.open(query.get('ns'));
    const session = new Session(store, this.rules, transport, isOwners, ({ id }) => this.open.delete(id));
    this.open.set(session.id, session);
    return session;
  }

  private lastOf(query: URLSearchParams): Session | undefined {
    return this.open.get(query.get('ls') ?? '');
  }

  endAll(): void {
    for (const session of this.open.values()) session.end();
  }
}
